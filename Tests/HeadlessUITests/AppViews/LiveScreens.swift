import HeadlessUI
import Testing

// MARK: - Search while typing

struct CitySearchView: View {
  @State private var query = ""
  @State private var results: [String] = []
  @State private var isSearching = false

  private static let cities = ["Berlin", "Bergen", "Bern", "Boston"]

  var body: some View {
    VStack {
      TextField("City", text: $query)
      if isSearching {
        ProgressView("Searching")
      }
      ForEach(results, id: \.self) { Text($0) }
    }
    .task(id: query) { await search() }
  }

  private func search() async {
    guard !query.isEmpty else {
      results = []
      return
    }
    do {
      try await Task.sleep(for: .milliseconds(300))
      isSearching = true
      defer { isSearching = false }
      print("request \(query)")
      try await Task.sleep(for: .milliseconds(200))
      results = Self.cities.filter { $0.lowercased().hasPrefix(query.lowercased()) }
    } catch {
      // Another letter was typed.
    }
  }
}

// MARK: - Stopwatch

struct StopwatchView: View {
  @State private var elapsed: Duration = .zero
  @State private var isRunning = false
  @State private var laps: [Duration] = []

  var body: some View {
    VStack(spacing: 20) {
      Text(elapsed.formatted(.time(pattern: .minuteSecond)))
        .font(.system(size: 48, weight: .thin, design: .monospaced))
        .monospacedDigit()
      HStack {
        Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }
          .tint(isRunning ? .red : .green)
        Button(isRunning ? "Lap" : "Reset", action: lapOrReset)
          .disabled(!isRunning && elapsed == .zero)
      }
      ForEach(Array(laps.enumerated()), id: \.offset) { index, lap in
        LabeledContent("Lap \(index + 1)") {
          Text(lap, format: .units(allowed: [.seconds], width: .narrow))
        }
      }
    }
    .task(id: isRunning) {
      guard isRunning else { return }
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        if Task.isCancelled { return }
        elapsed += .seconds(1)
      }
    }
  }

  private func lapOrReset() {
    if isRunning {
      laps.append(elapsed)
    } else {
      elapsed = .zero
      laps.removeAll()
    }
  }
}

// MARK: - A stream of values

final class PriceFeed: Sendable {
  func prices() -> AsyncStream<Int> {
    AsyncStream { continuation in
      let task = Task {
        for price in [100, 104, 99] {
          try? await Task.sleep(for: .seconds(1))
          continuation.yield(price)
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

struct TickerView: View {
  let feed: PriceFeed
  @State private var price: Int?
  @State private var trend = Trend.flat

  private enum Trend: String {
    case up = "▲"
    case down = "▼"
    case flat = "–"
  }

  var body: some View {
    HStack {
      Text(trend.rawValue)
      if let price {
        Text(price, format: .currency(code: "EUR").precision(.fractionLength(0)))
          .contentTransition(.numericText())
      }
    }
    .task {
      for await newPrice in feed.prices() {
        if let price { trend = newPrice > price ? .up : .down }
        price = newPrice
      }
      print("market closed")
    }
  }
}

// MARK: - Tests

@Suite("App views: live data")
@MainActor
struct LiveScreens {
  @Test("Only what was typed before a pause is asked for")
  func search() throws {
    let simulation = Simulation { CitySearchView() }
    for text in ["b", "be", "ber"] {
      try simulation.type(text, into: "City")
      try simulation.advance(by: .milliseconds(100))
    }
    #expect(simulation.lines.isEmpty)
    try simulation.advance(by: .milliseconds(200))
    #expect(simulation.lines == ["request ber"])
    #expect(simulation.screen == "City: “ber”\nSearching (in progress)")
    try simulation.advance(by: .milliseconds(200))
    #expect(simulation.screen == "City: “ber”\nBerlin\nBergen\nBern")
    try simulation.type("", into: "City")
    #expect(simulation.screen == "City: “”")
    try simulation.end()
  }

  @Test("The watch runs, stops, goes on and is reset")
  func stopwatch() throws {
    let simulation = Simulation { StopwatchView() }
    #expect(simulation.screen == "0:00\n[Start]\n[Reset] (disabled)")
    try simulation.tap("Start")
    try simulation.advance(by: .seconds(61))
    try simulation.tap("Lap")
    #expect(simulation.screen == "1:01\n[Stop]\n[Lap]\nLap 1: 61s")
    try simulation.tap("Stop")
    try simulation.advance(by: .seconds(10))
    #expect(simulation.screenLines.first == "1:01")
    try simulation.tap("Start")
    try simulation.advance(by: .milliseconds(2_500))
    #expect(simulation.screenLines.first == "1:03")
    try simulation.tap("Stop")
    try simulation.tap("Reset")
    #expect(simulation.screen == "0:00\n[Start]\n[Reset] (disabled)")
    try simulation.end()
  }

  @Test("A view follows a stream to its end")
  func ticker() throws {
    let simulation = Simulation { TickerView(feed: PriceFeed()) }
    #expect(simulation.screen == "–")
    try simulation.advance(by: .seconds(1))
    #expect(simulation.screen == "–\n€100")
    try simulation.advance(by: .seconds(1))
    #expect(simulation.screen == "▲\n€104")
    let lines = try simulation.lines { try simulation.advance(by: .seconds(1)) }
    #expect(simulation.screen == "▼\n€99")
    #expect(lines == ["market closed"])
    try simulation.end()
  }
}
