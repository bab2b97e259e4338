/// Text from documents, fonts and golden files as it may stand in a page, whatever it holds.
enum HTMLText {
  /// The text with its unsafe characters shown, and with those that HTML reads as markup escaped.
  ///
  /// It may stand between tags and in an attribute's double quotes; nowhere else does the report put text of others.
  static func escaped(_ text: String) -> String { markup(ShownText.escaped(text)) }

  /// The program's own words, which hold values that are made safe to show already.
  static func markup(_ text: String) -> String {
    guard text.utf8.contains(where: isMarkup) else { return text }
    var result: [UInt8] = []
    for unit in text.utf8 {
      switch unit {
      case UInt8(ascii: "&"): result += Array("&amp;".utf8)
      case UInt8(ascii: "<"): result += Array("&lt;".utf8)
      case UInt8(ascii: ">"): result += Array("&gt;".utf8)
      case UInt8(ascii: "\""): result += Array("&quot;".utf8)
      case UInt8(ascii: "'"): result += Array("&#39;".utf8)
      default: result.append(unit)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A name on its own, which keeps the direction of its letters from what stands around it.
  ///
  /// A path may be broken after its slashes. What has no name is called so.
  static func name(_ text: String) -> String {
    guard !text.isEmpty else { return "<i>unnamed</i>" }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { escaped(String($0)) }
    return "<bdi>\(parts.joined(separator: "/<wbr>"))</bdi>"
  }

  private static func isMarkup(_ unit: UInt8) -> Bool {
    switch unit {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: false
    }
  }
}
