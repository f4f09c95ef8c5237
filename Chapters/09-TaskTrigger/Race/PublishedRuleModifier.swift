import HeadlessUI

/// Runs an action each time a trigger is triggered, by the rule of TaskTrigger 0.5.0.
struct PublishedRuleModifier<Value: Equatable & Sendable>: ViewModifier {
  @Binding var trigger: TaskTrigger<Value>
  let action: @MainActor (Value) async -> Void

  func body(content: Content) -> some View {
    content
      .task(id: trigger.state) {
        guard case .active(let value, _) = trigger.state else { return }
        defer { trigger.cancel() }
        await action(value)
      }
  }
}
