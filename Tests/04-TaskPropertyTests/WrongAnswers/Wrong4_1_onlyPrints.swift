// Told: The count goes on, but Sort starts another task
import HeadlessUI

@testable import TaskPropertyChapter

/// Shows and hides an inbox, and sorts it.
@MainActor
func wrong4_1_onlyPrints() -> some View {
  MailView()
}

private struct MailView: View {
  @State private var isInboxShown = false
  @State private var isNewestFirst = true

  var body: some View {
    VStack {
      Button(isInboxShown ? "Hide Inbox" : "Show Inbox") {
        isInboxShown.toggle()
      }
      Button("Sort") {
        isNewestFirst.toggle()
      }
      if isInboxShown {
        InboxView(isNewestFirst: isNewestFirst)
      }
    }
  }
}

/// Shows how many messages have come in, and how they are sorted.
private struct InboxView: View {
  let isNewestFirst: Bool
  @UnreadCount private var unread

  init(isNewestFirst: Bool) {
    self.isNewestFirst = isNewestFirst
  }

  var body: some View {
    Text("\(unread) unread, \(isNewestFirst ? "newest" : "oldest") first")
  }
}

/// The number of messages that came in since the inbox was shown: in this demo, one a second.
@MainActor
@propertyWrapper
private struct UnreadCount: @MainActor DynamicProperty {
  private var parts = MailboxParts()

  var wrappedValue: Int { self.parts.storage.unread }

  func update() {
    self.parts.task.update { @MainActor [storage = self.parts.storage] in
      for await _ in AsyncTimerSequence.repeating(every: .seconds(1.0)) {
        storage.receive()
      }
    }
  }
}

/// What the count is made of.
@MainActor
private struct MailboxParts {
  var task = TaskProperty()
  let storage = MailboxStorage()
}

/// Keeps the count, without a task.
@Observable
@MainActor
private final class MailboxStorage {
  private static var total = 0
  private(set) var unread = total

  func receive() {
    self.unread += 1
    Self.total = self.unread
    print("\(self.unread) unread")
  }
}
