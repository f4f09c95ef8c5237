/// What a row of an act's timeline follows.
///
/// Warnings of the runtime have a row whenever there are any.
public enum PictureRow: Sendable, Equatable {
  /// One row for each task: from its creation to its end, with the lines that it prints.
  case tasks

  /// The printed lines that no other row shows: one row for each text if those are few, else one row
  /// for all.
  case lines

  /// One row for all lines that contain this text, whoever prints them.
  case text(String)

  /// One row for each type of view, with the evaluations of its body.
  case bodies

  /// One row for the evaluations of one view's body, given by the name of its type.
  case body(String)
}

extension Act {
  /// Says what the timeline of this act should show, in place of the usual choice.
  ///
  /// Usual are the tasks and the lines that none of them prints; where there are neither, the bodies.
  ///
  /// - Parameter rows: What to follow, from top to bottom.
  /// - Returns: The act with these rows.
  public func picture(_ rows: PictureRow...) -> Act {
    var act = self
    act.pictureRows = rows
    return act
  }

  /// Says that the page needs no picture of this act: one would tell less than the lines do.
  ///
  /// - Returns: The act without a picture in `docs/pictures/`; `--timeline` still draws one.
  public func withoutPicture() -> Act {
    var act = self
    act.hasPicture = false
    return act
  }
}
