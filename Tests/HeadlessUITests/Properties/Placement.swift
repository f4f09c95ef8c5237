import HeadlessUI

/// A property as the screens below use it: whatever it is for, it can be shown and acted on.
@MainActor
protocol Usable {
  init(input: Int)

  /// What to show.
  var text: String { get }

  /// The id of the task beside the text.
  var taskID: AnyHashable { get }

  /// What a tap on “Act” does.
  func act()

  /// What the task does.
  func run() async
}

extension Usable {
  var taskID: AnyHashable { 0 }

  func act() {}
  func run() async {}
}

/// Where a property stands.
enum Placement: CaseIterable {
  case view
  case genericView
  case anyView
  case row
  case modifier
  case threeLevelsDeep
  case optional
}

/// Shows a property at a place, and can pass it another input, give it another identity, or remove it.
struct PlacementStage<Property: Usable & DynamicProperty, Own: View>: View {
  let placement: Placement
  /// The property in a view that was written for it.
  let own: (_ input: Int) -> Own
  @State private var input = 4
  @State private var id = 0
  @State private var isShown = true

  var body: some View {
    if self.isShown { self.content.id(self.id) }
    Button("Input") { self.input += 1 }
    Button("Reset") { self.id += 1 }
    Button("Hide") { self.isShown = false }
  }

  @ViewBuilder private var content: some View {
    switch self.placement {
    case .view: self.own(self.input)
    case .genericView: UsingView<Property>(input: self.input)
    case .anyView: AnyView(UsingView<Property>(input: self.input))
    case .row:
      List {
        // The same id for every input.
        ForEach([self.input], id: \.description.isEmpty) { UsingView<Property>(input: $0) }
      }
    case .modifier: EmptyView().modifier(UsingModifier<Property>(input: self.input))
    case .threeLevelsDeep: UsingView<Level<Level<Level<Property>>>>(input: self.input)
    case .optional: UsingView<Maybe<Property>>(input: self.input)
    }
  }
}

struct UsingView<Property: Usable & DynamicProperty>: View {
  private var property: Property
  @State private var unrelated = 0

  init(input: Int) {
    self.property = Property(input: input)
  }

  var body: some View {
    using(self.property, unrelated: self.$unrelated)
  }
}

struct UsingModifier<Property: Usable & DynamicProperty>: ViewModifier {
  private var property: Property
  @State private var unrelated = 0

  init(input: Int) {
    self.property = Property(input: input)
  }

  func body(content: Content) -> some View {
    content
    using(self.property, unrelated: self.$unrelated)
  }
}

/// The controls of a property that the view or the modifier around them holds.
@MainActor @ViewBuilder
func using<Property: Usable>(_ property: Property, unrelated: Binding<Int>) -> some View {
  Text(property.text)
    .task(id: property.taskID) { await property.run() }
  Button("Act") { property.act() }
  Button("Unrelated") { unrelated.wrappedValue += 1 }
}

/// A property inside a property.
@MainActor
struct Level<Property: Usable & DynamicProperty>: @MainActor DynamicProperty, Usable {
  private let number = 0
  private var property: Property

  init(input: Int) {
    self.property = Property(input: input)
  }

  var text: String { self.property.text }
  var taskID: AnyHashable { self.property.taskID }

  func act() { self.property.act() }
  func run() async { await self.property.run() }
}

/// A property in an optional.
@MainActor
struct Maybe<Property: Usable & DynamicProperty>: @MainActor DynamicProperty, Usable {
  private var property: Property?

  init(input: Int) {
    self.property = Property(input: input)
  }

  var text: String { self.property?.text ?? "none" }
  var taskID: AnyHashable { self.property?.taskID ?? AnyHashable(0) }

  func act() { self.property?.act() }
  func run() async { await self.property?.run() }
}
