extension Verdict {
  /// The whole in one line without a full stop, such as "12 of 264 cells differ: font 'Museo.otf' changed".
  public var summary: String { passes ? passingSummary : failingSummary }

  private var passingSummary: String {
    guard !cells.isEmpty else { return "there is no cell to compare" }
    let are = cells.count == 1 ? "is" : "are"
    let have = cells.count == 1 ? "has" : "have"
    let found =
      switch basis {
      case .pixels: "\(are) as recorded"
      case .glyphs: "\(have) the recorded glyphs, outlines, advances, faces and sizes"
      case .picture: "\(are) as in the golden image"
      }
    return "\(counted(cells.count, "cell")) \(found)\(toleratedPart)"
  }

  private var failingSummary: String {
    var parts: [String] = []
    let outcomes: [(CellVerdict.Outcome, one: String, several: String)] = [
      (.changed, "differs", "differ"), (.new, "is new", "are new"), (.stale, "is stale", "are stale"),
    ]
    for (outcome, one, several) in outcomes {
      let count = count(of: outcome)
      guard count > 0 else { continue }
      let subject = parts.isEmpty ? "\(count) of \(counted(cells.count, "cell"))" : "\(count)"
      parts.append("\(subject) \(count == 1 ? one : several)")
    }
    return parts.joined(separator: ", ") + toleratedPart + causesPart
  }

  private var toleratedPart: String {
    let count = count(of: .tolerated)
    return count == 0 ? "" : ", \(count) \(passes ? "of them " : count == 1 ? "is " : "are ")within the tolerance"
  }

  private var causesPart: String {
    guard let first = causes.first else { return "" }
    let more = causes.count - 1
    return ": \(first.shortDescription)" + (more == 0 ? "" : " and \(counted(more, "more cause"))")
  }
}
