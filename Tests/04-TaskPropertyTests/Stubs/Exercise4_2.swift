import HeadlessUI

/// A football match on the first tab, the table on the second.
@MainActor
func exercise4_2() -> some View {
  TabView {
    SportsView()
      .tabItem { Label("Match", systemImage: "soccerball") }
    Text("1. Ghent, 2. Bruges")
      .tabItem { Label("Table", systemImage: "list.number") }
  }
}

private struct SportsView: View {
  @State private var isMatchShown = false
  @State private var isLineupShown = false

  var body: some View {
    VStack {
      Button(isMatchShown ? "Hide Match" : "Show Match") {
        isMatchShown.toggle()
      }
      Button("Lineup") {
        isLineupShown.toggle()
      }
      if isMatchShown {
        MatchView(isLineupShown: isLineupShown)
      }
    }
  }
}

/// Shows the minute of the match, and on demand who plays.
private struct MatchView: View {
  let isLineupShown: Bool
  @MatchMinute private var minute

  init(isLineupShown: Bool) {
    self.isLineupShown = isLineupShown
  }

  var body: some View {
    Text("Minute \(minute)")
    if isLineupShown {
      Text("4-3-3")
    }
  }
}

/// The minute of the match: in this demo, a minute takes a second.
///
/// Should count with one task, for as long as the view that declares it keeps its identity.
@MainActor
@propertyWrapper
private struct MatchMinute: @MainActor DynamicProperty {
  @State private var storage = MatchMinuteStorage()

  var wrappedValue: Int { self.storage.minute }

  func update() {
    Task.immediate { @MainActor [storage] in
      for await _ in AsyncTimerSequence.repeating(every: .seconds(1.0)) {
        storage.countMinute()
      }
    }
  }
}

/// Keeps the minute, without a task.
@Observable
@MainActor
private final class MatchMinuteStorage {
  private(set) var minute = 0

  func countMinute() {
    self.minute += 1
    print("Minute \(self.minute)")
  }
}
