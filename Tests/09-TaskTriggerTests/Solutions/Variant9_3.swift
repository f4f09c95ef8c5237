import HeadlessUI

@testable import TaskTriggerChapter

/// Translates a phrase, and renders it as speech, into the language that is tapped.
@MainActor
func variant9_3() -> some View {
  PhraseView()
}

private struct PhraseView: View {
  @State private var isShown = true
  @State private var translation = Request<String>()
  @State private var speech = Request<String>()

  var body: some View {
    VStack {
      Button(isShown ? "Hide Result" : "Show Result") {
        isShown.toggle()
      }
      ForEach(["French", "German"], id: \.self) { language in
        Button("Translate into \(language)") {
          translation.start(language)
        }
        Button("Speak \(language)") {
          speech.start(language)
        }
      }
      if isShown {
        Text("Result")
          .onRequest($translation) { language in
            await Server.request("Translation into \(language)")
          }
          .onRequest($speech) { language in
            await Exporter.export("Speech in \(language)")
          }
      }
    }
  }
}

/// What somebody has asked for.
private struct Request<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The value that it was asked for with, and an id that no other start has.
  struct Start: Equatable, Sendable {
    let value: Value
    let id: UUID
  }

  /// What is being done, or about to be; `nil` if nothing is.
  private(set) var current: Start?

  /// Asks for work on a value, in place of what is being done.
  mutating func start(_ value: Value) {
    self.current = Start(value: value, id: UUID())
  }

  /// Asks for nothing any more.
  mutating func reset() {
    self.current = nil
  }
}

/// Should work on each request to its end, unless a later one takes its place or the view goes.
private struct RequestModifier<Value: Equatable & Sendable>: ViewModifier {
  @Binding var request: Request<Value>
  let action: @MainActor (Value) async -> Void

  func body(content: Content) -> some View {
    content
      .task(id: request.current) {
        guard let start = request.current else { return }
        await action(start.value)
        if Task.isCancelled { return }
        request.reset()
      }
      .onDisappear { request.reset() }
  }
}

extension View {
  fileprivate func onRequest<Value: Equatable & Sendable>(
    _ request: Binding<Request<Value>>,
    _ action: @escaping @MainActor (Value) async -> Void
  ) -> some View {
    modifier(RequestModifier(request: request, action: action))
  }
}
