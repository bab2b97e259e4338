internal import Drawing
internal import Sheet
internal import TypeSystem

/// The shapes of marks, each once.
struct MarkSymbols {
  /// The shapes so far, one unit high.
  private(set) var definitions = ""
  /// A mark of each kind met, for the legend.
  private(set) var kinds: [String: Mark] = [:]

  /// The element that draws a mark's shape beside its words.
  mutating func sign(_ mark: Mark) -> String {
    let kind = mark.kind.name
    let shape = mark.shape
    if kinds[kind] == nil {
      kinds[kind] = mark
      var data = PathData(decimals: 2)
      for polygon in shape.polygons {
        for (index, point) in polygon.enumerated() {
          let place = PathData.Place(x: Int((point.x * 100).rounded()), y: Int((point.y * 100).rounded()))
          if index == 0 { data.move(place) } else { data.line(place) }
        }
      }
      data.close()
      definitions += "<path id=\"mark-\(kind)\" d=\"\(String(decoding: data.bytes, as: UTF8.self))\"/>\n"
    }
    return Self.sign(of: mark)
  }

  /// The element that draws the shape of a mark whose kind was met, as wide as most shapes at least.
  static func sign(of mark: Mark) -> String {
    let (kind, width) = (mark.kind.name, max(1.3, mark.shape.width))
    let box = "0 -1.2 \(width) 1.4"
    return "<svg class=\"sign\" viewBox=\"\(box)\" aria-hidden=\"true\"><use href=\"#mark-\(kind)\"/></svg>"
  }
}
