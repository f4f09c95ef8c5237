// Finding what a person would see and use.

extension Simulation {
  /// The control of a kind with a title.
  ///
  /// - Throws: A ``SimulationError``, if none is on screen or it is disabled.
  func control(_ kind: Control.Kind, titled title: String) throws -> Control {
    let controls = self.controls(kind)
    guard let control = controls.first(where: { $0.title == title }) else {
      throw SimulationError.missing(
        kind,
        title,
        among: controls,
        hidden: self.controlsOfHiddenTabs(kind)
      )
    }
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

  private func controls(_ kind: Control.Kind) -> [Control] {
    var controls: [Control] = []
    self.visibleRoot.visitVisible { node in
      controls += node.controls.filter { $0.kind == kind }
    }
    return controls
  }

  private func controlsOfHiddenTabs(_ kind: Control.Kind) -> [(control: Control, tab: Int)] {
    var controls: [(control: Control, tab: Int)] = []
    self.visibleRoot.visitVisible { node in
      (node as? TabNode)?.visitHiddenTabs { content, tab in
        content.visitAll { node in
          for control in node.controls where control.kind == kind {
            controls.append((control, tab))
          }
        }
      }
    }
    return controls
  }
}

extension Node {
  /// Visits the node and what is visible below it, in the order on screen.
  @MainActor final func visitVisible(_ visit: @MainActor (Node) -> Void) {
    guard self.isVisible else { return }
    visit(self)
    self.forEachChild { $0.visitVisible(visit) }
  }

  @MainActor fileprivate final func visitAll(_ visit: @MainActor (Node) -> Void) {
    visit(self)
    self.forEachChild { $0.visitAll(visit) }
  }
}
