// For those who let a person do the driving.

extension Simulation {
  /// What a person can use now, in the order on screen; what is disabled is left out.
  package var usableControls: [Control] {
    self.catchUp()
    return self.controls().filter(\.node.isEnabled)
  }

  /// The numbers of the tabs that are not selected.
  package var otherTabs: [Int] {
    var tabs: TabNode?
    self.visibleRoot.visitVisible { tabs = tabs ?? $0 as? TabNode }
    guard let tabs else { return [] }
    return (1..<(tabs.count + 1)).filter { $0 - 1 != tabs.selectedIndex }
  }

  /// Whether there is a screen to go back from.
  package var canGoBack: Bool { self.topStack?.canGoBack ?? false }

  /// Whether there is a sheet that can be swiped down.
  package var canDismissSheet: Bool { self.topSheet?.isHeld == false }

  /// Moves simulated time, as ``advance(by:)`` does, but as a part of the step before.
  ///
  /// - Parameter duration: By how much.
  /// - Throws: A ``SimulationError``, if something never comes to an end.
  package func pass(_ duration: Duration) throws {
    try self.checkUsable()
    try self.run(nil, until: self.world.clock.now + duration.wholeNanoseconds) {}
  }
}
