import HeadlessUI

/// What a button does when it is tapped while its task is running.
enum TaskTriggerBehavior: Equatable {
  /// Nothing: it is disabled.
  case blocking(showPlaceholder: Bool = true)
  /// It cancels the task.
  case cancellable(showPlaceholder: Bool = true)
  /// It cancels the task and starts it anew.
  case restart(showPlaceholder: Bool = true)
}

extension TaskTriggerBehavior {
  /// Whether the button is disabled while its task is running.
  var isBlocking: Bool {
    if case .blocking = self { true } else { false }
  }

  /// Whether the button shows something else while its task is running.
  var showsPlaceholder: Bool {
    switch self {
    case .blocking(let shows), .cancellable(let shows), .restart(let shows): shows
    }
  }

  /// Does what a tap on the button means for its trigger.
  func tap(_ trigger: inout PlainTaskTrigger) {
    switch self {
    case .blocking: if trigger.isActive == false { trigger.trigger() }
    case .cancellable: if trigger.isActive { trigger.cancel() } else { trigger.trigger() }
    case .restart: trigger.trigger()
    }
  }
}
