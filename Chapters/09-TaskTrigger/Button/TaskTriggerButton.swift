import HeadlessUI

/// A button whose action may wait: a tap starts a task, which ends with the button at the latest.
struct TaskTriggerButton<Placeholder: View>: View {
  @State private var trigger = PlainTaskTrigger()

  private let title: LocalizedStringKey
  private let role: ButtonRole?
  private let behavior: TaskTriggerBehavior
  private let action: @MainActor () async -> Void
  private let placeholder: () -> Placeholder

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: What the button shows.
  ///   - role: What the button is for.
  ///   - behavior: What a tap does while the task is running.
  ///   - action: What the task does.
  ///   - placeholder: What the button shows while the task is running.
  init(
    _ title: LocalizedStringKey,
    role: ButtonRole? = nil,
    behavior: TaskTriggerBehavior = .blocking(showPlaceholder: true),
    action: @escaping @MainActor () async -> Void,
    @ViewBuilder placeholder: @escaping () -> Placeholder = { ProgressView() }
  ) {
    self.title = title
    self.role = role
    self.behavior = behavior
    self.action = action
    self.placeholder = placeholder
  }

  var body: some View {
    Button(role: role) {
      behavior.tap(&trigger)
    } label: {
      if trigger.isActive && behavior.showsPlaceholder {
        placeholder()
      } else {
        Text(title)
      }
    }
    .disabled(trigger.isActive && behavior.isBlocking)
    .task($trigger, action)
  }
}
