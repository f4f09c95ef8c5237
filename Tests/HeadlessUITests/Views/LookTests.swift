import Testing

@testable import HeadlessUI

@Suite("Looks: accepted, and without any effect")
@MainActor
struct LookTests {
  private struct Plain: View {
    var body: some View {
      Text("Title")
      Button("Add") { print("added") }
    }
  }

  private func expectNoEffect(_ name: String, _ view: some View) throws {
    let plain = Simulation { Plain() }
    let styled = Simulation { view }
    #expect(styled.screen == plain.screen, "\(name)")
    #expect(styled.graph.nodeCount == plain.graph.nodeCount, "\(name)")
    #expect(styled.graph.evaluationCount == plain.graph.evaluationCount, "\(name)")
    try styled.tap("Add")
    #expect(styled.lines == ["added"], "\(name)")
  }

  @Test("Fonts and text")
  func text() throws {
    try self.expectNoEffect(
      "fonts",
      Plain()
        .font(.title).font(.system(size: 17, weight: .semibold, design: .rounded))
        .font(.system(.body, design: .monospaced).italic()).font(.custom("Menlo", size: 9))
        .font(.headline.weight(.heavy).monospacedDigit()).fontWeight(.bold).fontDesign(.serif)
        .bold().italic().monospaced().monospacedDigit()
    )
    try self.expectNoEffect(
      "lines",
      Plain()
        .underline().strikethrough(true, color: .red).multilineTextAlignment(.center)
        .lineLimit(1).lineLimit(nil).lineLimit(1...3).lineLimit(2, reservesSpace: true)
        .minimumScaleFactor(0.5)
    )
  }

  @Test("Colours and shapes")
  func colours() throws {
    try self.expectNoEffect(
      "colours",
      Plain()
        .foregroundStyle(.red).foregroundStyle(.secondary).foregroundStyle(.tint)
        .foregroundStyle(Color.blue.opacity(0.5)).foregroundStyle(.red, .blue)
        .foregroundColor(.accentColor).foregroundColor(nil).tint(.orange).tint(Color.primary)
        .opacity(0.5).shadow(radius: 3).shadow(color: .black, radius: 3, x: 1, y: 1)
        .border(.gray).border(Color.red, width: 2).scrollContentBackground(.hidden)
    )
    try self.expectNoEffect(
      "shapes",
      Plain()
        .background(.yellow).background(Color(white: 0.9)).background(.ultraThinMaterial)
        .background(.blue.gradient, in: RoundedRectangle(cornerRadius: 8))
        .background(.background, in: .rect(cornerRadius: 8)).overlay(.red)
        .cornerRadius(8).clipShape(.circle).clipShape(Capsule()).clipped()
        .contentShape(Rectangle()).animation(.easeInOut, value: 1)
    )
  }

  @Test("Places and sizes")
  func places() throws {
    try self.expectNoEffect(
      "padding",
      Plain()
        .padding().padding(8).padding(.horizontal).padding([.top, .leading], 4)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    )
    try self.expectNoEffect(
      "frames",
      Plain()
        .frame(width: 10).frame(maxWidth: .infinity, alignment: .leading)
        .fixedSize().fixedSize(horizontal: true, vertical: false).layoutPriority(1)
        .offset(x: 3).offset(CGSize(width: 1, height: 1)).zIndex(1)
        .aspectRatio(1.5, contentMode: .fit).aspectRatio(contentMode: .fill).scaledToFit()
        .scaledToFill().ignoresSafeArea().ignoresSafeArea(edges: .top)
    )
  }

  @Test("Styles of controls, and help with them")
  func styles() throws {
    try self.expectNoEffect(
      "styles",
      Plain()
        .buttonStyle(.borderedProminent).listStyle(.insetGrouped).textFieldStyle(.roundedBorder)
        .pickerStyle(.segmented).toggleStyle(.switch).progressViewStyle(.circular)
        .labelStyle(.iconOnly).formStyle(.grouped).controlSize(.large).labelsHidden()
        .navigationBarTitleDisplayMode(.inline)
    )
    let string = "Hint"
    try self.expectNoEffect(
      "help",
      Plain()
        .accessibilityLabel("Add").accessibilityLabel(Text("Add")).accessibilityLabel(string)
        .accessibilityIdentifier("add").accessibilityHidden(true).help("Adds").help(string)
        .allowsHitTesting(true).submitLabel(.done).autocorrectionDisabled()
        .textInputAutocapitalization(.never)
    )
  }

  @Test("Colours, shapes and images are views that text cannot show")
  func blankViews() {
    let simulation = Simulation {
      Color.red
      Color(red: 1, green: 0.5, blue: 0).opacity(0.3)
      Circle().fill(.red)
      RoundedRectangle(cornerRadius: 4).stroke(.gray, lineWidth: 2)
      Capsule().strokeBorder(.blue).frame(width: 3)
      Rectangle()
      Image("photo").resizable().scaledToFit()
      Image(systemName: "star").foregroundStyle(.yellow)
      Label("Star", image: "star")
      Spacer()
      Divider()
      Text("End")
    }
    #expect(simulation.screen == "Star\nEnd")
  }

  @Test("Colours are told apart, as values of state must be")
  func equality() {
    #expect(Color.red == .red)
    #expect(Color.red != .blue)
    #expect(Color(red: 1, green: 0, blue: 0) != Color(red: 0, green: 1, blue: 0))
    #expect(Color.red.opacity(0.5) != Color.red)
  }

  @Test("What only looks different on a tab or in a group stays a tab, a group")
  func containers() {
    let simulation = Simulation {
      TabView {
        Group {
          Text("First").tabItem { Text("One") }
          Text("Second")
        }
        .padding()
        .foregroundStyle(.red)
      }
    }
    #expect(simulation.screen == "tab 1 of 2 “One”\n  First")
  }
}
