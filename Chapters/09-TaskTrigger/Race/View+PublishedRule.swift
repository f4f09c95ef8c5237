import HeadlessUI

extension View {
  /// Runs an action each time a trigger is triggered, and resets the trigger whatever happened.
  ///
  /// - Parameters:
  ///   - trigger: What starts and cancels the action.
  ///   - action: What to do with the value of the trigger.
  /// - Returns: The view, with the task.
  func task<Value: Equatable & Sendable>(
    published trigger: Binding<TaskTrigger<Value>>,
    _ action: @escaping @MainActor (Value) async -> Void
  ) -> some View {
    modifier(PublishedRuleModifier(trigger: trigger, action: action))
  }
}
