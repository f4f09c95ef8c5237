// Told: what is left was not computed
import HeadlessUI

@testable import MemoFilterChapter

/// An inbox that lists messages from some priority upwards.
@MainActor
func wrong8_1_onlyPrints() -> some View {
  InboxView()
}

private struct InboxView: View {
  @State private var messages = (1...4).map { Message.sample($0) }
  @State private var minimum = 1

  var body: some View {
    VStack {
      Button("Receive") {
        messages.append(Message.sample(messages.count + 1))
      }
      Stepper("Priority \(minimum) or higher", value: $minimum, in: 1...3)
      let _ = print("computing new output")
      MessageList(messages: messages, minimum: minimum)
    }
  }
}

private struct MessageList: View {
  @ImportantMessages private var messages: [Message]
  @State private var selection: Message.ID?

  init(messages: [Message], minimum: Int) {
    self._messages = ImportantMessages(messages: messages, minimum: minimum)
  }

  var body: some View {
    List(messages, selection: $selection) { message in
      Text("Message \(message.id)")
    }
  }
}

/// The messages from some priority upwards; should be found again when the messages or the priority have
/// changed, and only then.
@propertyWrapper
private struct ImportantMessages: DynamicProperty {
  @MemoFilter<Message> private var output: [Message]
  private let minimum: Int

  init(messages: [Message], minimum: Int) {
    self._output = MemoFilter(array: messages) { _ in true }
    self.minimum = minimum
  }

  var wrappedValue: [Message] {
    self.output.filter { ($0.id - 1) % 3 + 1 >= self.minimum }
  }
}
