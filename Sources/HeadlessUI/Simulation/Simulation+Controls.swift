// Finding what a person would see and use.

extension Simulation {
  /// The control of a kind with a title.
  ///
  /// - Parameters:
  ///   - kind: What kind of control.
  ///   - title: Its title; `nil` if any will do.
  ///   - occurrence: Which one of several; the first is 1. By default the first that is enabled.
  ///   - option: What it must offer, in the case of a picker.
  /// - Returns: The control.
  /// - Throws: A ``SimulationError``, if none is on screen or it is disabled.
  func control(
    _ kind: Control.Kind,
    titled title: String?,
    _ occurrence: Int?,
    offering option: String? = nil
  ) throws -> Control {
    let titled = self.controls().filter { $0.title == title || title == nil }
    var controls = titled.filter { $0.kind == kind }
    // A tap on what is no button may be one on a row.
    if kind == .button, controls.isEmpty { controls = titled.filter { $0.kind == .row } }
    guard controls.isEmpty == false else {
      throw SimulationError.missing(
        kind,
        title,
        among: self.controls().filter { $0.kind == kind },
        onHiddenTab: self.controlsOfHiddenTabs()
          .first { $0.control.kind == kind && ($0.control.title == title || title == nil) }?.tab,
        ofOtherKind: title == nil ? nil : titled.first?.kind
      )
    }
    let candidates = controls.filter { option.map($0.options.contains) ?? true }
    if let option, candidates.isEmpty { throw SimulationError.noOption(option, in: controls) }
    if let occurrence, candidates.indices.contains(occurrence - 1) == false {
      throw SimulationError.noOccurrence(occurrence, of: kind, title, count: candidates.count)
    }
    let index = candidates.firstIndex(where: \.node.isEnabled) ?? 0
    let control = candidates[occurrence.map { $0 - 1 } ?? index]
    guard control.node.isEnabled else { throw SimulationError.disabled(control) }
    return control
  }

  /// The sheet over everything else, if there is one.
  var topSheet: PresentationNode? {
    var sheet: PresentationNode?
    self.rootNode.visitVisible { node in
      if let node = node as? PresentationNode, node.presented != nil { sheet = node }
    }
    return sheet
  }

  /// The innermost navigation stack that a person can reach.
  var topStack: NavigationNode? {
    var stack: NavigationNode?
    self.visibleRoot.visitVisible { if let node = $0 as? NavigationNode { stack = node } }
    return stack
  }

  /// What a person can reach: everything, or the sheet that covers it.
  var visibleRoot: Node { self.topSheet?.presented ?? self.rootNode }

  /// The tab view on screen, if it has a tab of that number.
  func tabView(with number: Int) throws -> TabNode {
    var tabView: TabNode?
    self.visibleRoot.visitVisible { tabView = tabView ?? $0 as? TabNode }
    guard let tabView, 1...max(1, tabView.count) ~= number, tabView.count > 0 else {
      throw SimulationError.noTab(number, of: tabView?.count)
    }
    return tabView
  }

  func controls() -> [Control] {
    var controls: [Control] = []
    self.visibleRoot.visitVisible { node in
      controls += node.controls
    }
    return controls
  }

  private func controlsOfHiddenTabs() -> [(control: Control, tab: Int)] {
    var controls: [(control: Control, tab: Int)] = []
    self.visibleRoot.visitVisible { node in
      (node as? TabNode)?.visitHiddenTabs { content, tab in
        content.visitAll { node in
          controls += node.controls.map { ($0, tab) }
        }
      }
    }
    return controls
  }
}

extension Node {
  /// Visits the node and what a person sees below it, in the order on screen.
  @MainActor final func visitVisible(_ visit: @MainActor (Node) -> Void) {
    guard self.isVisible, self is HiddenNode == false else { return }
    visit(self)
    self.forEachChild { $0.visitVisible(visit) }
  }

  @MainActor fileprivate final func visitAll(_ visit: @MainActor (Node) -> Void) {
    guard self is HiddenNode == false else { return }
    visit(self)
    self.forEachChild { $0.visitAll(visit) }
  }
}
