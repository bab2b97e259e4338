extension CellChange: CustomStringConvertible {
  /// What differs, in a few words, such as "advance 212.4 → 212.1 pt" and "212 px differ, largest step 31".
  public var description: String {
    switch self {
    case .size(let old?, let new?):
      Self.arrow("size", DecimalText.pair(old, new)) + " pt"
    case .size(let old, let new): "size \(Self.points(old)) → \(Self.points(new))"
    case .face(let old, let new): "face \(Self.name(old)) → \(Self.name(new))"
    case .text(let old, let new): "text \(ShownText.quoted(old)) → \(ShownText.quoted(new))"
    case .glyphs(let differing, let count): "\(differing) of \(counted(count, "glyph")) \(Self.differ(differing))"
    case .advance(let old, let new): Self.arrow("advance", DecimalText.pair(old, new)) + " pt"
    case .positions: "glyphs stand elsewhere"
    case .outlines: "outlines of the glyphs differ"
    case .pixels(let difference) where difference.pixels == 0: "pixels differ, though none does on the page"
    case .pixels(let difference):
      "\(difference.pixels) px \(Self.differ(difference.pixels)), largest step \(difference.largestStep)"
    case .pixelsUncounted: "pixels differ"
    }
  }

  private static func differ(_ count: Int) -> String { count == 1 ? "differs" : "differ" }

  private static func arrow(_ what: String, _ texts: (String, String)) -> String { "\(what) \(texts.0) → \(texts.1)" }

  private static func points(_ size: Double?) -> String {
    size.map { DecimalText.shortest($0) + " pt" } ?? "unknown"
  }

  private static func name(_ face: String) -> String { face.isEmpty ? "none" : ShownText.escaped(face) }
}
