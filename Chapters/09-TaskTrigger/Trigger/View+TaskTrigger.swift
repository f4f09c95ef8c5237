import HeadlessUI

extension View {
  /// Runs an action each time a trigger is triggered, for as long as the view is on screen.
  ///
  /// - Parameters:
  ///   - trigger: What starts and cancels the action.
  ///   - action: What to do with the value of the trigger.
  /// - Returns: The view, with the task.
  func task<Value: Equatable & Sendable>(
    _ trigger: Binding<TaskTrigger<Value>>,
    _ action: @escaping @MainActor (Value) async -> Void
  ) -> some View {
    modifier(TaskTriggerModifier(trigger: trigger, action: action))
  }

  /// Runs an action each time a trigger without a value is triggered.
  ///
  /// - Parameters:
  ///   - trigger: What starts and cancels the action.
  ///   - action: What to do.
  /// - Returns: The view, with the task.
  func task(
    _ trigger: Binding<PlainTaskTrigger>,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    task(trigger) { (_: Bool) in await action() }
  }
}
