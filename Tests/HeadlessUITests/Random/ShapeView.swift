import HeadlessUI

/// Shows a shape.
struct ShapeView: View {
  let shape: Shape
  let model: TreeModel

  var body: some View {
    switch self.shape {
    case .counter(let name): CounterView(name: name)
    case .text(let index): Text("value \(self.model[index])")
    case .model(let index): ModelView(index: index, model: self.model)
    case .group(let shapes): self.group(shapes)
    case .branch(let index, let first, let second): self.branch(index, first, second)
    case .optional(let index, let shape): self.optional(index, shape)
    case .rows(let index, let shape): self.rows(index, shape)
    case .identified(let index, let shape): self.view(shape).id(self.model[index] / 2)
    case .watched(let name, let shape): self.watched(name, shape)
    case .task(let index, let name, let shape): self.task(index, name, shape)
    case .passing(let shape): PassingView(shape: shape, model: self.model)
    case .environment(let index, let shape):
      self.view(shape).environment(\.handedDown, self.model[index])
    case .property(let name): PropertyView(name: name)
    case .erased(let index, let first, let second): self.erased(index, first, second)
    }
  }

  private func erased(_ index: Int, _ first: Shape, _ second: Shape) -> AnyView {
    self.model[index].isMultiple(of: 2)
      ? AnyView(self.view(first)) : AnyView(Group { self.view(second) })
  }

  private func view(_ shape: Shape) -> ShapeView { ShapeView(shape: shape, model: self.model) }

  @ViewBuilder private func group(_ shapes: [Shape]) -> some View {
    VStack {
      self.view(shapes[0])
      self.view(shapes[1])
      if shapes.count > 2 { self.view(shapes[2]) }
    }
  }

  @ViewBuilder private func branch(_ index: Int, _ first: Shape, _ second: Shape) -> some View {
    if self.model[index].isMultiple(of: 3) { self.view(first) } else { self.view(second) }
  }

  @ViewBuilder private func optional(_ index: Int, _ shape: Shape) -> some View {
    if self.model[index].isMultiple(of: 2) { self.view(shape) }
  }

  private func rows(_ index: Int, _ shape: Shape) -> some View {
    let value = self.model[index]
    let ids = (0..<(value % 4)).map { ($0 * 7 + value) % 5 }
    return ForEach(ids.filter { ids.firstIndex(of: $0) == ids.lastIndex(of: $0) }, id: \.self) {
      CounterView(name: $0)
      self.view(shape)
    }
  }

  private func watched(_ name: Int, _ shape: Shape) -> some View {
    self.view(shape)
      .onAppear { print("appear \(name)") }
      .onDisappear { print("disappear \(name)") }
  }

  @ViewBuilder private func task(_ index: Int?, _ name: Int, _ shape: Shape) -> some View {
    if let index {
      self.view(shape).task(id: self.model[index]) { await work(name) }
    } else {
      self.view(shape).task { await work(name) }
    }
  }
}

@MainActor private func work(_ name: Int) async {
  print("task \(name)")
  defer { print("task \(name) over") }
  for await _ in AsyncTimerSequence.repeating(every: .seconds(1)) { print("tick \(name)") }
}

private struct CounterView: View {
  let name: Int
  @State private var count = 0

  var body: some View {
    Button("add \(name)") { count += 1 }
    Text("count \(count)")
  }
}

private struct ModelView: View {
  let index: Int
  let model: TreeModel
  @Environment(\.handedDown) private var handedDown

  var body: some View {
    Text("model \(model[index]) \(handedDown)")
      .onChange(of: model[index]) { old, new in print("change \(old) \(new)") }
    Button("bump \(index)") { model[index] += 1 }
  }
}

/// Passes down a binding, and values that change with some of its own updates only.
private struct PassingView: View {
  let shape: Shape
  let model: TreeModel
  @State private var flag = false
  @State private var count = 0

  var body: some View {
    FlagView(flag: $flag)
    Button("pass") { count += 1 }
    ValueView(value: count / 2, name: "half \(count / 3)")
    ShapeView(shape: shape, model: model)
  }
}

/// Shows what it is passed.
private struct ValueView: View {
  let value: Int
  let name: String

  var body: some View {
    Text("passed \(value) \(name)")
  }
}

private struct FlagView: View {
  @Binding var flag: Bool

  var body: some View {
    Toggle("flag", isOn: $flag)
  }
}

/// Counts in a storage that a dynamic property owns.
private struct PropertyView: View {
  let name: Int
  private var counter = CounterProperty()

  init(name: Int) {
    self.name = name
  }

  var body: some View {
    Text("property \(counter.value)")
    Button("raise \(name)") { counter.raise() }
  }
}

@MainActor
private struct CounterProperty: @MainActor DynamicProperty {
  @State private var storage = Storage()

  @Observable
  @MainActor
  final class Storage {
    var value = 0
  }

  var value: Int { storage.value }

  func raise() { storage.value += 1 }
}
