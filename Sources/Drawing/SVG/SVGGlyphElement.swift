import Sheet
import TextLayout
import Typeface

/// The element that draws one glyph, in font units with y downwards: a path, a group of paths in colours, or a picture.
struct SVGGlyphElement {
  /// The element up to the beginning of its id.
  private(set) var start: StaticString = "<path id=\""
  /// All of the element after its id and the quotation mark, with the line's end.
  private(set) var rest: [UInt8] = []
  private let face: FreeTypeFace
  private let decimals: Int

  /// An element for a glyph of a face, with so many decimals.
  init(face: FreeTypeFace, decimals: Int) {
    (self.face, self.decimals) = (face, decimals)
  }

  /// Draws a glyph; returns whether there is anything to see.
  mutating func draw(_ glyph: UInt32) -> Bool {
    switch face.picture(of: glyph) {
    case .outline:
      guard let data = GlyphPath.data(glyph, of: face, decimals: decimals) else { return false }
      add(data)
      rest.add("\n")
      return true
    case .layers(let layers): return add(layers)
    case .bitmap(let strike):
      add(strike)
      return true
    case .none: return false
    }
  }

  private mutating func add(_ data: [UInt8]) {
    rest.add(" d=\"")
    rest += data
    rest.add("\"/>")
  }

  /// A layer in the text's colour says nothing, and takes the colour of what uses the group.
  private mutating func add(_ layers: [GlyphPicture.Layer]) -> Bool {
    start = "<g id=\""
    rest.add(">")
    let empty = rest.count
    for layer in layers {
      guard let data = GlyphPath.data(layer.glyph, of: face, decimals: decimals) else { continue }
      rest.add("<path")
      if let color = layer.color {
        rest.add(" fill=\"")
        rest.add(color)
        rest.add("\"")
      }
      if layer.alpha < 255 {
        rest.add(" fill-opacity=\"")
        rest.add(Double(layer.alpha) / 255)
        rest.add("\"")
      }
      add(data)
    }
    let hasInk = rest.count > empty
    rest.add("</g>\n")
    return hasInk
  }

  private mutating func add(_ strike: Strike) {
    start = "<image id=\""
    let unitsPerEm = Double(max(1, face.face.unitsPerEm))
    let box = strike.box
    let sides = [("x", box.left), ("y", -box.top), ("width", box.width), ("height", box.height)]
    for (name, em) in sides {
      rest.add(" \(name)=\"")
      rest.add(em * unitsPerEm)
      rest.add("\"")
    }
    rest.add(" preserveAspectRatio=\"none\" href=\"data:image/png;base64,")
    rest.add(base64: strike.png)
    rest.add("\"/>\n")
  }
}

extension [UInt8] {
  private static let base64Digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Adds bytes in base64, padded to whole groups of four.
  package mutating func add(base64 bytes: [UInt8]) {
    reserveCapacity(count + (bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<Swift.min(start + 3, bytes.count)]
      let value = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        append(place <= group.count ? Self.base64Digits[value >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
  }
}
