import Testing

@testable import HeadlessUI

@Suite("Formatting")
@MainActor struct FormattingShadowTests {
  @Test("In a simulation dates are written in British English and UTC")
  func dates() {
    let simulation = simulate {
      let date = Date.now
      print(date.formatted())
      print(date.formatted(date: .numeric, time: .standard))
      print(date.formatted(date: .complete, time: .omitted))
      print(date.formatted(date: .omitted, time: .complete))
      print(date.formatted(.dateTime))
      print(date.formatted(.dateTime.hour().minute().second()))
      print(date.formatted(.dateTime.day().month(.wide).weekday()))
      print(date.formatted(Date.FormatStyle(date: .abbreviated, time: .shortened)))
      print(date.formatted(.iso8601))
    }
    #expect(
      simulation.lines == [
        "01/01/2026, 9:41", "01/01/2026, 9:41:00", "Thursday, 1 January 2026", "9:41:00 GMT",
        "01/01/2026, 9:41", "09:41:00", "Thu 1 January", "1 Jan 2026 at 9:41",
        "2026-01-01T09:41:00Z",
      ]
    )
    #expect(simulation.lines.joined().contains("\u{202F}") == false)
  }

  @Test("In a simulation numbers are written in British English")
  func numbers() {
    let simulation = simulate {
      print(1_234_567.formatted(), Int8(-5).formatted(), UInt64(1_000).formatted(.number))
      print(1_234.5.formatted(), Float(0.25).formatted(), 0.5.formatted(.percent))
      print(1_234_567.formatted(.number.grouping(.never)), 1_234.formatted(.percent))
    }
    #expect(
      simulation.lines == ["1,234,567 -5 1,000", "1,234.5 0.25 50%", "1234567 1,234%"]
    )
  }

  @Test("In a simulation texts with a format are written so too")
  func texts() {
    let simulation = Simulation {
      VStack {
        Text(Date.now, format: .dateTime.hour().minute().second())
        Text(1_234_567, format: .number)
        Text(1_234.5, format: .number)
        Text(0.5, format: .percent)
      }
    }
    #expect(simulation.screen == "09:41:00\n1,234,567\n1,234.5\n50%")
  }

  @Test("A date style that names its own locale, time zone or calendar keeps it")
  func namedDateStyles() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let german = Locale(identifier: "de_DE")
    let simulation = simulate {
      let date = Date.now
      var style = Date.FormatStyle(date: .numeric, time: .shortened)
      style.timeZone = tokyo
      print(date.formatted(style))
      print(date.formatted(.dateTime.day().month(.wide).locale(german)))
      print(date.formatted(.dateTime.hour().minute().locale(Locale(identifier: "en_US"))))
      print(date.formatted(.dateTime.year().locale(german)))
      style.calendar = Calendar(identifier: .buddhist)
      print(date.formatted(style).contains("2569"))
    }
    try #require(simulation.lines.count == 5)
    #expect(simulation.lines[0...1] == ["01/01/2026, 18:41", "1. Januar"])
    #expect(["9:41 AM", "9:41\u{202F}AM"].contains(simulation.lines[2]))
    #expect(simulation.lines[3...4] == ["2026", "true"])
  }

  @Test("A number style that names its own locale keeps it")
  func namedNumberStyles() {
    let german = Locale(identifier: "de_DE")
    let simulation = simulate {
      print(1_234_567.formatted(.number.locale(german)), 1_234.5.formatted(.number.locale(german)))
      print(IntegerFormatStyle<Int>(locale: german).simulated.format(9_999))
    }
    #expect(simulation.lines == ["1.234.567 1.234,5", "9.999"])
    let view = Simulation { Text(1_234_567, format: .number.locale(german)) }
    #expect(view.screen == "1.234.567")
  }

  @Test("Any other style is given the simulation's locale, in a simulation only")
  func otherStyles() {
    func report() -> String {
      let texts = [
        1.formatted(Spy()), UInt8(1).formatted(Spy()), 0.5.formatted(Spy()),
        Float(1).formatted(Spy()), Date.now.formatted(Spy()),
      ]
      return texts.joined(separator: " ")
    }
    let simulation = simulate { print(report()) }
    #expect(simulation.lines == ["en_GB en_GB en_GB en_GB en_GB"])
    #expect(report() == "none none none none none")
    let view = Simulation {
      VStack {
        Text(1, format: Spy())
        Text("in a key: \(Date.now, format: Spy())")
      }
    }
    #expect(view.screen == "en_GB\nin a key: en_GB")
  }

  @Test("A simulation is in UTC wherever the machine is")
  func otherTimeZone() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "Asia/Tokyo", 1)
      let outside = World.startDate.formatted(date: .omitted, time: .shortened)
      #expect(outside.contains("41") && outside.contains("9:41") == false)
      let lines = await MainActor.run {
        simulate {
          print(World.startDate.formatted(), Date.now.formatted(.dateTime.hour().minute()))
        }.lines
      }
      #expect(lines == ["01/01/2026, 9:41 09:41"])
    }
  }

  @Test("Outside a simulation formatting follows the machine")
  func outside() {
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    let style = Date.FormatStyle(date: .numeric, time: .shortened)
    #expect(date.formatted() == style.format(date))
    #expect(
      date.formatted(date: .long, time: .complete)
        == Date.FormatStyle(date: .long, time: .complete).format(date)
    )
    #expect(date.formatted(.dateTime.hour()) == Date.FormatStyle().hour().format(date))
    #expect(1_234_567.formatted() == IntegerFormatStyle<Int>().format(1_234_567))
    #expect(1_234.5.formatted() == FloatingPointFormatStyle<Double>().format(1_234.5))
    #expect(0.5.formatted(.percent) == FloatingPointFormatStyle<Double>.Percent().format(0.5))
  }
}

/// Writes no value but the locale that it was given.
private struct Spy<Value>: FormatStyle {
  private var name = "none"

  func format(_ value: Value) -> String { self.name }

  func locale(_ locale: Locale) -> Spy {
    var style = self
    style.name = locale.identifier
    return style
  }
}
