// Told: A sequence that has failed is not begun anew
import HeadlessUI

@testable import TaskPropertyChapter

/// A dashboard on the first tab, a profile on the second.
@MainActor
func wrong4_4_again() -> some View {
  TabView {
    DashboardView()
      .tabItem { Label("Dashboard", systemImage: "gauge") }
    Text("Profile")
      .tabItem { Label("Profile", systemImage: "person") }
  }
}

/// Shows a heart rate and the departures of a station, each on demand.
private struct DashboardView: View {
  @State private var isCompact = false
  @State private var isHeartRateShown = false
  @State private var areDeparturesShown = false

  var body: some View {
    VStack {
      Toggle("Compact", isOn: $isCompact)
      Button(isHeartRateShown ? "Hide Heart Rate" : "Show Heart Rate") {
        isHeartRateShown.toggle()
      }
      if isHeartRateShown {
        HeartRateView(isCompact: isCompact)
      }
      Button(areDeparturesShown ? "Hide Departures" : "Show Departures") {
        areDeparturesShown.toggle()
      }
      if areDeparturesShown {
        DeparturesView(isCompact: isCompact)
      }
    }
  }
}

/// Shows the latest heart rate.
private struct HeartRateView: View {
  let isCompact: Bool
  @StreamProperty(HeartRates()) private var rate

  init(isCompact: Bool) {
    self.isCompact = isCompact
  }

  var body: some View {
    let number = rate.map { "\($0)" } ?? "–"
    Text(isCompact ? number : "Heart rate: \(number)")
  }
}

/// Shows the latest departure.
private struct DeparturesView: View {
  let isCompact: Bool
  @StreamProperty(Departures()) private var train

  init(isCompact: Bool) {
    self.isCompact = isCompact
  }

  var body: some View {
    let name = train ?? "–"
    Text(isCompact ? name : "Departure: \(name)")
  }
}

/// The latest element of an asynchronous sequence; `nil` before the first.
///
/// Should follow the sequence for as long as the view that declares it keeps its identity. When the
/// sequence ends or fails, the last element stays.
@MainActor
@propertyWrapper
private struct StreamProperty<Stream: AsyncSequence>: @MainActor DynamicProperty {
  private let stream: Stream
  private var task = TaskProperty()
  @State private var storage = StreamPropertyStorage<Stream.Element>()

  init(_ stream: Stream) {
    self.stream = stream
  }

  var wrappedValue: Stream.Element? { self.storage.element }

  func update() {
    self.task.update { @MainActor [stream, storage] in
      while Task.isCancelled == false {
        do {
          for try await element in stream {
            storage.update(element: element)
          }
        } catch {}
      }
    }
  }
}

/// Keeps the latest element, without a view, and without a task.
@Observable
@MainActor
private final class StreamPropertyStorage<Element> {
  private(set) var element: Element?

  /// Stores a new element; whoever has read the old one is told.
  func update(element: Element) {
    self.element = element
  }
}

/// Delivers a heart rate once a second, for ever: 61, 62 and so on.
private struct HeartRates: AsyncSequence, AsyncIteratorProtocol {
  private var rate = 60

  func makeAsyncIterator() -> Self { self }

  mutating func next() async throws -> Int? {
    try await Task.sleep(for: .seconds(1))
    self.rate += 1
    print("A heart rate of \(self.rate) comes in.")
    return self.rate
  }
}

/// Delivers a train every two seconds, and fails after the second one.
private struct Departures: AsyncSequence, AsyncIteratorProtocol {
  private var trains = ["12:09 Bruges", "12:04 Ghent"]

  func makeAsyncIterator() -> Self { self }

  mutating func next() async throws -> String? {
    try await Task.sleep(for: .seconds(2))
    guard let train = self.trains.popLast() else { throw CocoaError(.fileReadUnknown) }
    print("The train \(train) comes in.")
    return train
  }
}
