import HeadlessUI
import Testing

@Suite("L7 TabView: labels are part of the tree")
@MainActor struct L7TabLabelTests {
  @Observable final class Model {
    var hasSecond = true
    var number = 1
  }

  private struct Label: View {
    @Binding var number: Int

    var body: some View {
      let _ = print("label \(number)")
      Text("number \(number)")
    }
  }

  private struct Labelled: View {
    let model: Model
    @State private var number = 1

    var body: some View {
      Button("Add") { number += 1 }
      if model.hasSecond {
        TabView {
          Text("a").tabItem { Label(number: $number) }
          if model.number == 1 { Text("b").tabItem { Label(number: $number) } }
        }
      }
    }
  }

  @Test("A label is updated by what it reads, until its tab or its tab view goes")
  func labels() throws {
    let model = Model()
    let simulation = Simulation { Labelled(model: model) }
    #expect(simulation.lines == ["label 1", "label 1"])
    #expect(try simulation.lines { try simulation.tap("Add") } == ["label 2", "label 2"])
    #expect(simulation.screen == "[Add]\ntab 1 of 2 “number 2”\n  a")
    try simulation.perform { model.number = 2 }
    #expect(try simulation.lines { try simulation.tap("Add") } == ["label 3"])
    try simulation.perform { model.hasSecond = false }
    #expect(try simulation.lines { try simulation.tap("Add") } == [])
  }

  @Test("A label may become one of another type where its tab stays")
  func labelTypes() throws {
    struct Screen: View {
      let model: Model

      var body: some View {
        TabView {
          Group {
            if model.hasSecond {
              Text("a").tabItem { Text("text") }
            } else {
              Text("b").tabItem { Button("button") {} }
            }
          }
          .onAppear { print("appears") }
        }
      }
    }
    let model = Model()
    let simulation = Simulation { Screen(model: model) }
    #expect(simulation.screen == "tab 1 of 1 “text”\n  a")
    try simulation.perform { model.hasSecond = false }
    #expect(simulation.screen == "tab 1 of 1 “[button]”\n  b")
    #expect(simulation.lines == ["appears"])
  }
}
