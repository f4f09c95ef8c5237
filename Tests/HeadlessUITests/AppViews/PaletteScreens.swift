import HeadlessUI
import Testing

// MARK: - Toggles by position, and availability

struct PaletteView: View {
  private let columns = 3
  @State private var isOn = Array(repeating: false, count: 6)

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<2) { row in
        HStack(spacing: 0) {
          ForEach(0..<columns, id: \.self) { column in
            cell(row, column)
          }
        }
      }
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
        Text("\(isOn.count { $0 }) lit").contentTransition(.numericText())
      } else {
        Text("Please update.")
      }
    }
  }

  private func cell(_ row: Int, _ column: Int) -> some View {
    let index = row * columns + column
    return Toggle("\(row)-\(column)", isOn: $isOn[index])
      .toggleStyle(.button)
      .frame(width: 44, height: 44)
  }
}

// MARK: - Tests

@Suite("App views: palettes")
@MainActor
struct PaletteScreens {
  @Test("Bindings to the elements of an array by their index")
  func palette() throws {
    let simulation = Simulation { PaletteView() }
    try simulation.toggle("0-2")
    try simulation.toggle("1-0")
    #expect(
      simulation.screen == """
        [ ] 0-0
        [ ] 0-1
        [x] 0-2
        [x] 1-0
        [ ] 1-1
        [ ] 1-2
        2 lit
        """
    )
  }
}
