/// A cell's name: style, category and column, as in `body@AX3.custom`; a drawing of a program's own has a plain one.
public struct CellName: Hashable, Sendable {
  /// The name as the frame has it.
  public var text: String

  /// A name as the frame has it; it may hold any characters.
  public init(_ text: String) { self.text = text }

  /// The style's name, before the last "@"; the whole where there is none.
  public var style: String { parts.style }
  /// The category's name, between the last "@" and the last "."; nil for a plain name.
  public var category: String? { parts.category }
  /// The column, `custom` or `fallback`; nil for a plain name.
  public var column: String? { parts.column }

  /// The name in words, such as "body at AX3, custom".
  public var words: String {
    guard let category, let column else { return text }
    return "\(style) at \(category), \(column)"
  }

  private var parts: (style: String, category: String?, column: String?) {
    let units = text.utf8
    guard let at = units.lastIndex(of: UInt8(ascii: "@")), let dot = units[at...].lastIndex(of: UInt8(ascii: "."))
    else { return (text, nil, nil) }
    return (String(text[..<at]), String(text[units.index(after: at)..<dot]), String(text[units.index(after: dot)...]))
  }
}
