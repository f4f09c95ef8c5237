// Told: has forgotten the messages
import HeadlessUI

@testable import MemoFilterChapter

/// An inbox that lists messages from some priority upwards.
@MainActor
func wrong8_1_onlyMinimum() -> some View {
  InboxView()
}

private struct InboxView: View {
  @State private var messages = (1...4).map { Message.sample($0) }
  @State private var minimum = 1

  var body: some View {
    VStack {
      Button("Receive") {
        messages.append(Message.sample(messages.count + 1))
      }
      Stepper("Priority \(minimum) or higher", value: $minimum, in: 1...3)
      MessageList(messages: messages, minimum: minimum)
    }
  }
}

private struct MessageList: View {
  @ImportantMessages private var messages: [Message]
  @State private var selection: Message.ID?

  init(messages: [Message], minimum: Int) {
    self._messages = ImportantMessages(messages: messages, minimum: minimum)
  }

  var body: some View {
    List(messages, selection: $selection) { message in
      Text("Message \(message.id)")
    }
  }
}

/// The messages from some priority upwards; should be found again when the messages or the priority have
/// changed, and only then.
@propertyWrapper
private struct ImportantMessages: DynamicProperty {
  @MemoProperty<Int, [Message]> private var output: [Message]

  init(messages: [Message], minimum: Int) {
    self._output = MemoProperty(
      dependencySelector: DependencySelector(dependency: minimum, didChange: !=),
      outputSelector: OutputSelector { minimum in
        messages.filter { $0.isAtLeast(minimum) }
      }
    )
  }

  var wrappedValue: [Message] {
    self.output
  }
}
