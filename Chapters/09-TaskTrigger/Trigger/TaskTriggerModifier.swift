import HeadlessUI

/// Runs an action each time a trigger is triggered.
struct TaskTriggerModifier<Value: Equatable & Sendable>: ViewModifier {
  @Binding var trigger: TaskTrigger<Value>
  let action: @MainActor (Value) async -> Void

  func body(content: Content) -> some View {
    let state = trigger.state
    content
      .task(id: state) {
        guard case .active(let value, _) = state, Task.isCancelled == false else { return }
        await action(value)
        trigger.finish(state)
      }
      .onDisappear {
        trigger.finish(state)
      }
  }
}
