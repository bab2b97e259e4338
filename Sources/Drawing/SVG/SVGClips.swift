import Sheet

/// The rectangles that texts of one file are clipped to: each is an element of its own, once.
struct SVGClips {
  /// The elements so far, which stand among the file's definitions.
  private(set) var definitions: [UInt8] = []
  private let prefix: String
  private var known: [Frame.Rect: String] = [:]

  /// None yet; their ids begin with the prefix.
  init(prefix: String) { self.prefix = prefix }

  /// The id of a rectangle's element.
  ///
  /// Of all ids only those of glyphs have no hyphen, and no cell's begins as these do.
  mutating func id(of rect: Frame.Rect) -> String {
    if let id = known[rect] { return id }
    let id = "\(prefix)clip-\(known.count + 1)"
    known[rect] = id
    definitions.add("<clipPath id=\"\(id)\"><rect x=\"")
    definitions.add(rect.x)
    definitions.add("\" y=\"")
    definitions.add(rect.y)
    definitions.add("\" width=\"")
    definitions.add(rect.width)
    definitions.add("\" height=\"")
    definitions.add(rect.height)
    definitions.add("\"/></clipPath>\n")
    return id
  }
}
