import HeadlessUI
import WorkbookKit

/// A chapter in which all goes well, with nothing to draw.
enum Greeting: Chapter {
  static let number = 7
  static let title = "A greeting"
  static let question = "Who is there?"

  static var acts: [Act] {
    Act("hello", Greeter(), summary: "says it once") {
      Tap("Greet")
      Wait(seconds: 1)
    }.withoutPicture()
    Act("two words", GreeterApp()) {
      for _ in 1...2 { Tap("Greet") }
    }.withoutPicture()
  }
}

/// A chapter whose script asks for a button that is not there.
enum Broken: Chapter {
  static let number = 8
  static let title = "A mistake"
  static let question = "Where is it?"

  static var acts: [Act] {
    Act("wrong title", Greeter()) {
      Tap("Greet")
      Tap("Great")
      Wait(seconds: 1)
    }.withoutPicture()
    Act("never played", Greeter()) {}.withoutPicture()
  }
}

/// A chapter with a task that outlives its act.
enum Leaking: Chapter {
  static let number = 9
  static let title = "A leak"
  static let question = "Is it over?"

  static var acts: [Act] {
    Act("leak", Greeter()) { Tap("Leak") }
    Act("hello", Greeter()) { Tap("Greet") }
  }
}

/// A chapter that does not come far.
enum Crashing: Chapter {
  static let number = 12
  static let title = "A crash"
  static let question = "How far did it come?"

  static var acts: [Act] {
    Act("crash", Greeter()) {
      Tap("Greet")
      Tap("Crash")
    }
  }
}

/// A chapter that never ends.
enum Hanging: Chapter {
  static let number = 10
  static let title = "A hang"
  static let question = "When will it end?"

  static var acts: [Act] {
    Act("for ever", Greeter()) { Tap("Hang") }
  }
}
