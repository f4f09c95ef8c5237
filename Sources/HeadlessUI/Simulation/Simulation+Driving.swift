// What a person does to the controls on screen. Where several have the title that is asked for, the
// first that can be used is meant, unless `occurrence` says otherwise.

extension Simulation {
  /// Taps the button or the link with a title, or else the row that can be selected, and runs
  /// everything that this causes.
  ///
  /// - Parameters:
  ///   - title: The text on the button.
  ///   - occurrence: Which of the buttons with that title; the first is 1. By default the first
  ///     that is enabled.
  /// - Throws: A ``SimulationError``, if no such button is on screen or it is disabled.
  public func tap(_ title: String, occurrence: Int? = nil) throws {
    try self.use(.button, title, occurrence, "tap", .tap)
  }

  /// Selects the row with a text in a list, and runs everything that this causes.
  ///
  /// - Parameters:
  ///   - row: The row's text.
  ///   - occurrence: Which of the rows with that text; the first is 1. By default the first that
  ///     is enabled.
  /// - Throws: A ``SimulationError``, if no such row is in a list on screen whose rows can be selected.
  public func select(row: String, occurrence: Int? = nil) throws {
    try self.use(.row, row, occurrence, "select row", .tap)
  }

  /// Deletes the row with a text, as swiping it away does, and runs everything that this causes.
  ///
  /// - Parameters:
  ///   - row: The row's text.
  ///   - occurrence: Which of the rows with that text; the first is 1. By default the first that
  ///     is enabled.
  /// - Throws: A ``SimulationError``, if no such row is on screen that can be deleted.
  public func delete(row: String, occurrence: Int? = nil) throws {
    try self.use(.deletableRow, row, occurrence, "delete row", .tap)
  }

  /// Moves the row with a text, as dragging it does, and runs everything that this causes.
  ///
  /// - Parameters:
  ///   - row: The row's text.
  ///   - other: The text of the row that it stands before afterwards; `nil` for the end.
  /// - Throws: A ``SimulationError``, if no such row is on screen that can be moved.
  public func move(row: String, before other: String?) throws {
    try self.checkUsable()
    let control = try self.control(.movableRow, titled: row, nil, offering: other)
    let step = "move row “\(row)” \(other.map { "before “\($0)”" } ?? "to the end")"
    let place = other.flatMap { control.options.firstIndex(of: $0) }
    try self.use(consume control, step: step, nil, .move(before: place))
  }

  /// Switches the toggle with a title, and runs everything that this causes.
  ///
  /// - Parameters:
  ///   - title: The text of the toggle's label.
  ///   - occurrence: Which of the toggles with that title; the first is 1. By default the first
  ///     that is enabled.
  /// - Throws: A ``SimulationError``, if no such toggle is on screen or it is disabled.
  public func toggle(_ title: String, occurrence: Int? = nil) throws {
    try self.use(.toggle, title, occurrence, "toggle", .tap)
  }

  /// Presses the “+” of a stepper, and runs everything that this causes.
  ///
  /// At its upper bound the stepper does nothing.
  ///
  /// - Parameters:
  ///   - label: The text of the stepper's label; by default any stepper.
  ///   - occurrence: Which of the steppers with that label; the first is 1. By default the first
  ///     that is enabled.
  /// - Throws: A ``SimulationError``, if no such stepper is on screen or it is disabled.
  public func increment(_ label: String? = nil, occurrence: Int? = nil) throws {
    try self.use(.stepper, label, occurrence, "increment", .increment)
  }

  /// Presses the “-” of a stepper, and runs everything that this causes.
  ///
  /// At its lower bound the stepper does nothing.
  ///
  /// - Parameters:
  ///   - label: The text of the stepper's label; by default any stepper.
  ///   - occurrence: Which of the steppers with that label; the first is 1. By default the first
  ///     that is enabled.
  /// - Throws: A ``SimulationError``, if no such stepper is on screen or it is disabled.
  public func decrement(_ label: String? = nil, occurrence: Int? = nil) throws {
    try self.use(.stepper, label, occurrence, "decrement", .decrement)
  }

  /// Moves a slider, and runs everything that this causes.
  ///
  /// - Parameters:
  ///   - value: Where to. The slider stays within its bounds and at whole steps.
  ///   - title: The text of the slider's label; by default any slider.
  ///   - occurrence: Which of the sliders with that title; the first is 1. By default the first
  ///     that is enabled.
  /// - Throws: A ``SimulationError``, if no such slider is on screen or it is disabled.
  public func slide(to value: Double, in title: String? = nil, occurrence: Int? = nil) throws {
    let step = "slide to \(value.brief)\(title.map { " in “\($0)”" } ?? "")"
    try self.use(.slider, title, occurrence, step: step, .slide(value))
  }

  /// Chooses an option of a picker, and runs everything that this causes.
  ///
  /// - Parameters:
  ///   - option: The text of the option.
  ///   - title: The text of the picker's label; by default any picker that has the option.
  ///   - occurrence: Which of the pickers with that title and the option; the first is 1. By
  ///     default the first that is enabled.
  /// - Throws: A ``SimulationError``, if no such picker is on screen, it does not have the option or
  ///   it is disabled.
  public func choose(_ option: String, in title: String? = nil, occurrence: Int? = nil) throws {
    try self.checkUsable()
    let picker = try self.control(.picker, titled: title, occurrence, offering: option)
    let step = "choose “\(option)”\(title.map { " in “\($0)”" } ?? "")"
    guard let index = picker.options.firstIndex(of: option) else { return }
    try self.use(consume picker, step: step, occurrence, .choose(index))
  }

  /// Replaces the text of a text field, and runs everything that this causes.
  ///
  /// The text arrives at once, not letter by letter. A field with a format takes it as if it were
  /// then left: what the format cannot read changes nothing.
  ///
  /// - Parameters:
  ///   - text: What the field contains afterwards.
  ///   - title: The text of the field's label; by default any text field, secure field or editor.
  ///   - occurrence: Which of the fields with that title; the first is 1. By default the first
  ///     that is enabled.
  /// - Throws: A ``SimulationError``, if no such field is on screen or it is disabled.
  public func type(_ text: String, into title: String? = nil, occurrence: Int? = nil) throws {
    let step = "type “\(text)”\(title.map { " into “\($0)”" } ?? "")"
    try self.use(.textField, title, occurrence, step: step, .type(text))
  }
}

extension Simulation {
  private func use(
    _ kind: Control.Kind,
    _ title: String?,
    _ occurrence: Int?,
    _ verb: String,
    _ use: Control.Use
  ) throws {
    let step = title.map { "\(verb) “\($0)”" } ?? verb
    try self.use(kind, title, occurrence, step: step, use)
  }

  private func use(
    _ kind: Control.Kind,
    _ title: String?,
    _ occurrence: Int?,
    step: String,
    _ use: Control.Use
  ) throws {
    try self.checkUsable()
    try self.use(self.control(kind, titled: title, occurrence), step: step, occurrence, use)
  }

  private func use(
    _ control: consuming Control,
    step: String,
    _ occurrence: Int?,
    _ use: Control.Use
  ) throws {
    let step = occurrence.map { "\(step) (occurrence \($0))" } ?? step
    try self.run(step, on: consume control) { control in
      self.graph.act(for: control.node) { control.use(use) }
    }
  }
}

extension Double {
  /// The number with no more digits than it needs: “0.5”, “3”.
  package var brief: String { String(format: "%.7g", self) }
}
