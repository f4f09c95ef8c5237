import HeadlessUI

/// A clock on the first tab, its settings on the second.
@MainActor
func solution3_4() -> some View {
  ClockTabs()
}

private struct ClockTabs: View {
  @State private var isCityShown = false

  var body: some View {
    TabView {
      ClockTab(isCityShown: isCityShown)
        .tabItem { Label("Clock", systemImage: "clock") }
      SettingsTab(isCityShown: $isCityShown)
        .tabItem { Label("Settings", systemImage: "gear") }
    }
  }
}

private struct ClockTab: View {
  let isCityShown: Bool
  @State private var isClockShown = false

  var body: some View {
    VStack {
      Button(isClockShown ? "Hide Clock" : "Show Clock") {
        isClockShown.toggle()
      }
      if isClockShown {
        ClockView(isCityShown: isCityShown)
      }
    }
  }
}

private struct SettingsTab: View {
  @Binding var isCityShown: Bool
  @State private var isPreviewShown = false

  var body: some View {
    VStack {
      Toggle("City", isOn: $isCityShown)
      Button(isPreviewShown ? "Hide Preview" : "Show Preview") {
        isPreviewShown.toggle()
      }
      if isPreviewShown {
        PreviewView()
      }
    }
  }
}

/// A large clock, which should tick only while it is in sight.
private struct ClockView: View {
  let isCityShown: Bool
  @ClockTime private var date

  init(isCityShown: Bool) {
    self.isCityShown = isCityShown
  }

  var body: some View {
    let time = date.formatted(date: .omitted, time: .standard)
    Text(isCityShown ? "Cupertino, \(time)" : time)
      .onAppear(perform: _date.onAppear)
      .onDisappear(perform: _date.onDisappear)
  }
}

/// A small clock, which ticks for as long as it keeps its identity, and stays as it is.
private struct PreviewView: View {
  @ClockTime private var date

  var body: some View {
    Text("Preview: \(date.formatted(date: .omitted, time: .standard))")
  }
}

/// The current time, once a second, for as long as the view that declares it keeps its identity.
///
/// Should also let that view say when it goes out of sight and when it is back.
@MainActor
@propertyWrapper
private struct ClockTime: @MainActor DynamicProperty {
  @State private var storage = ClockTimeStorage()

  var wrappedValue: Date { self.storage.date }

  func update() {
    self.storage.update { @MainActor [weak storage] in
      let id = UUID()
      print("Task \(id) has started.")
      defer { print("Task \(id) has been cancelled.") }
      for await _ in AsyncTimerSequence.repeating(every: .seconds(1.0)) {
        let date = Date.now
        storage?.update(date: date)
        print("Task \(id) : \(date.formatted(date: .omitted, time: .standard))")
      }
    }
  }

  /// To be called when the view appears.
  func onAppear() {
    self.storage.comeBack()
    self.update()
  }

  /// To be called when the view disappears.
  func onDisappear() {
    self.storage.goAway()
  }
}

/// Keeps one timer: its latest time, and its task.
@Observable
@MainActor
private final class ClockTimeStorage {
  private(set) var date = Date.now
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var isAway = false

  isolated deinit {
    self.task?.cancel()
  }

  /// Starts the timer's task, if there is none and the view is not known to be away.
  func update(_ action: sending @escaping @isolated(any) () async -> Void) {
    if self.task == nil, self.isAway == false {
      self.task = Task.immediate { await action() }
    }
  }

  /// Lets updates start a task again.
  func comeBack() {
    self.isAway = false
  }

  /// Cancels the task, and lets no update start another.
  func goAway() {
    self.isAway = true
    self.task?.cancel()
    self.task = nil
  }

  /// Stores a new time; whoever has read the old one is told.
  func update(date: Date) {
    self.date = date
  }
}
