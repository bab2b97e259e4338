extension Cause: CustomStringConvertible {
  /// What changed, in one line without a full stop, such as "font 'Museo.otf' has other contents (sha256 0b1c… → 98fe…)".
  public var description: String {
    switch self {
    case .font(let name, let old, let new) where new == Self.absent:
      "font \(ShownText.quoted(name)) is not used any more (sha256 \(Self.short(old)))"
    case .font(let name, let old, let new) where old == Self.absent:
      "font \(ShownText.quoted(name)) was not used before (sha256 \(Self.short(new)))"
    case .font(let name, let old, let new):
      "font \(ShownText.quoted(name)) has other contents (sha256 \(Self.short(old)) → \(Self.short(new)))"
    case .library(let name, let old, let new):
      "library \(ShownText.escaped(name)) \(Self.version(old)) → \(Self.version(new))"
    case .document(let name): "document \(ShownText.quoted(name)) has other contents"
    case .table(let old, let new) where old == new: "table \(ShownText.quoted(new)) has other numbers"
    case .table(let old, let new): "table \(Self.version(old)) → \(Self.version(new))"
    case .tool(let old, let new): "tool \(Self.version(old)) → \(Self.version(new))"
    case .scale(let old, let new):
      "scale \(DecimalText.shortest(old)) → \(DecimalText.shortest(new)) px a point"
    case .drawing:
      "what is drawn changed, though document, fonts and versions are as recorded: an option, or the drawing's own code"
    case .onlyPixels: "only the pixels changed: document, fonts, versions, glyphs and sizes are as recorded"
    }
  }

  /// What stands for a digest or a version where there is none.
  static let absent = "-"

  /// What changed in a few words, for a line that has more to say, such as "font 'Museo.otf' changed".
  var shortDescription: String {
    switch self {
    case .font(let name, _, _): "font \(ShownText.quoted(name)) changed"
    case .library(let name, let old, let new): "\(ShownText.escaped(name)) \(Self.version(old)) → \(Self.version(new))"
    case .document(let name): "document \(ShownText.quoted(name)) changed"
    case .table(_, let new): "table \(ShownText.quoted(new)) changed"
    case .drawing: "what is drawn changed"
    case .onlyPixels: "only the pixels changed"
    case .tool, .scale: description
    }
  }

  /// How deep a cause lies: the lower, the deeper, and the earlier it is told.
  var depth: Int {
    switch self {
    case .font: 0
    case .library: 1
    case .document: 2
    case .table: 3
    case .tool: 4
    case .scale: 5
    case .drawing: 6
    case .onlyPixels: 7
    }
  }

  private static func short(_ digest: String) -> String {
    digest.count > 12 ? "\(ShownText.escaped(String(digest.prefix(8))))…" : ShownText.escaped(digest)
  }

  private static func version(_ text: String) -> String { text == absent ? "none" : ShownText.escaped(text) }
}
