internal import Drawing
internal import Sheet
internal import TypeSystem

/// How a page's drawings have a document's colours.
enum FillAttributes {
  /// The attributes of an SVG element in a colour, each behind a space: its fill, and its opacity where light comes
  /// through, so that it is right on any ground; empty for nil, the page's ink.
  static func text(_ color: DocumentColor?) -> String {
    guard let color else { return "" }
    var bytes: [UInt8] = []
    bytes.add(Frame.Color(red: color.red, green: color.green, blue: color.blue))
    let fill = " fill=\"\(String(decoding: bytes, as: UTF8.self))\""
    return color.alpha == 255 ? fill : fill + " fill-opacity=\"\(Numbers.place(Double(color.alpha) / 255))\""
  }
}
