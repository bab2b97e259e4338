internal import DynamicType
internal import TypeSystem

extension ImportedDocument {
  /// The most that a document may say of a length, in points, or of a multiple.
  private static let longest = 1000.0
  /// The least size that `UIFontMetrics` may scale, in points: half of it rounds to 1 pt, and less than half to nothing.
  private static let leastScaled = 1.0
  /// The most characters of a style's name, which is a key.
  private static let longestName = 256

  /// The document without what no document may say, each of it with a note.
  public func withinLimits() -> ImportedDocument {
    var result = self
    for (style, rule) in document.styles {
      guard style.name.utf8.count <= Self.longestName else {
        result.document.styles[style] = nil
        result.notes.append(
          ImportNote(
            key: String(style.name.prefix(40)) + "…",
            why: "has a name of \(style.name.utf8.count) bytes, and is left out"))
        continue
      }
      result.document.styles[style] = result.limited(rule, of: style)
    }
    if document.name.unicodeScalars.count > Self.longestName {
      result.document.name = String(String.UnicodeScalarView(document.name.unicodeScalars.prefix(Self.longestName)))
    }
    return result
  }

  private mutating func limited(_ rule: StyleRule, of style: StyleName) -> StyleRule {
    var rule = rule
    if case .metrics(var metrics) = rule.size, let size = metrics.size,
      !(Self.isLength(size) && size >= Self.leastScaled)
    {
      leaveOut("the size \(size)", style)
      metrics.size = nil
      rule.size = .metrics(metrics)
    }
    if case .fixed(let size) = rule.size, !Self.isLength(size) {
      leaveOut("the size \(size)", style)
      rule.size = nil
    }
    switch rule.lineHeight {
    case .multiple(let height) where !Self.isLength(height), .points(let height) where !Self.isLength(height):
      leaveOut("the line height \(height)", style)
      rule.lineHeight = nil
    default: break
    }
    switch rule.letterSpacing {
    case .em(let space) where !(space.magnitude <= Self.longest),
      .points(let space) where !(space.magnitude <= Self.longest):
      leaveOut("the letter spacing \(space)", style)
      rule.letterSpacing = nil
    default: break
    }
    return rule
  }

  private mutating func leaveOut(_ what: String, _ style: StyleName) {
    notes.append(ImportNote(path: style.name, what: what, why: "is none that a document may have, and is left out"))
  }

  private static func isLength(_ value: Double) -> Bool { value > 0 && value <= longest }
}
