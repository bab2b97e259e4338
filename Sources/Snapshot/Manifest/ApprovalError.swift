/// Why single cells of a sheet can't be taken over into its golden.
public enum ApprovalError: Error, Hashable, Sendable {
  /// Another version of a library drew the golden's other cells; "-" where one of the two was drawn without it.
  case otherLibrary(name: String, golden: String, sheet: String)
  /// Another version of the program drew the golden's other cells.
  case otherTool(golden: String, sheet: String)
  /// The golden's other cells were drawn at another scale.
  case otherScale(golden: Double, sheet: Double)
  /// Neither the golden nor the sheet has a cell that the filter is about.
  case filter(CellFilterError)
}

extension ApprovalError: CustomStringConvertible {
  /// One line that says what the golden has and what the sheet has.
  public var description: String {
    switch self {
    case .otherLibrary(let name, let golden, let sheet):
      "the golden was drawn by \(Self.version(name, golden)), and this sheet by \(Self.version(name, sheet))"
    case .otherTool(let golden, let sheet):
      "the golden was drawn by \(ShownText.escaped(golden)), and this sheet by \(ShownText.escaped(sheet))"
    case .otherScale(let golden, let sheet):
      "the golden was drawn at \(DecimalText.shortest(golden)) px a point, and this sheet at "
        + "\(DecimalText.shortest(sheet))"
    case .filter(let error): error.description
    }
  }

  /// What to do about it.
  public var hint: String {
    switch self {
    case .otherLibrary, .otherTool, .otherScale: "approve the whole sheet, without a filter"
    case .filter(let error): error.hint
    }
  }

  private static func version(_ name: String, _ version: String) -> String {
    version == Cause.absent
      ? "no \(ShownText.escaped(name))" : "\(ShownText.escaped(name)) \(ShownText.escaped(version))"
  }
}
