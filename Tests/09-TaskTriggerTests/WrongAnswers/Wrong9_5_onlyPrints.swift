// Told: no task that goes on prints them
import HeadlessUI

@testable import TaskTriggerChapter

/// Notes, which are synchronised, on one tab; settings on another.
@MainActor
func wrong9_5_onlyPrints() -> some View {
  TabView {
    NotesView()
      .tabItem { Label("Notes", systemImage: "note.text") }
    Text("Settings")
      .tabItem { Label("Settings", systemImage: "gear") }
  }
}

private struct NotesView: View {
  var body: some View {
    TaskButton("Sync", behavior: .queue) {
      await Server.request("Sync")
    }
  }
}

/// What a button does when it is tapped while its task is running.
private enum TapBehavior {
  /// Nothing: it is disabled.
  case blocking
  /// It cancels the task.
  case cancellable
  /// It cancels the task and starts it anew.
  case restart
  /// It should let the task run to its end, and then start it once more.
  case queue
}

extension TapBehavior {
  /// Does what a tap on the button means for its trigger.
  func tap(_ trigger: inout PlainTaskTrigger) {
    switch self {
    case .blocking: if trigger.isActive == false { trigger.trigger() }
    case .cancellable: if trigger.isActive { trigger.cancel() } else { trigger.trigger() }
    case .restart: trigger.trigger()
    // Your work begins here.
    case .queue: trigger.trigger()
    }
  }
}

/// A button whose action may wait: a tap starts a task, which ends with the button at the latest.
private struct TaskButton: View {
  @State private var trigger = PlainTaskTrigger()
  @State private var count = 0

  private let title: LocalizedStringKey
  private let behavior: TapBehavior
  private let action: @MainActor () async -> Void

  init(
    _ title: LocalizedStringKey,
    behavior: TapBehavior,
    action: @escaping @MainActor () async -> Void
  ) {
    self.title = title
    self.behavior = behavior
    self.action = action
  }

  var body: some View {
    Button(title) {
      count += 1
      if count == 1 {
        print("Sync has started.")
      } else {
        print("Sync has finished.")
      }
    }
    .disabled(trigger.isActive && behavior == .blocking)
    .task($trigger, action)
  }
}
