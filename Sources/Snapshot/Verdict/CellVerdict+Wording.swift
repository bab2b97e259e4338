extension CellVerdict: CustomStringConvertible {
  /// The cell and what became of it, such as "body at AX3, custom: advance 212.4 → 212.1 pt; 212 px differ, largest step 31".
  public var description: String { "\(ShownText.escaped(name.words)): \(found)" }

  /// What became of it, in a few words.
  public var found: String {
    let told = changes.map(\.description).joined(separator: "; ")
    switch outcome {
    case .same: return "as recorded"
    case .tolerated: return "within the tolerance" + (told.isEmpty ? "" : ": \(told)")
    case .changed: return told.isEmpty ? "differs" : told
    case .new: return "new, the golden has no record of it"
    case .stale: return "stale, the sheet hasn't got it any more"
    }
  }

  /// Whether it makes the sheet fail.
  public var fails: Bool { outcome.conclusion != .same }
}
