internal import Spelling

/// JSON as it may stand in a page's `<script>`: no text in it can end the element, or turn a direction.
enum JSONScriptText {
  /// A string with its quotation marks.
  static func string(_ text: String) -> String {
    JSONString.quoted(text) { scalar in
      switch scalar {
      case "<", ">", "&", "\u{7F}"..."\u{9F}", "\0"..."\u{1F}", "\u{61C}", "\u{200E}"..."\u{200F}",
        "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}", "\u{FFFE}"..."\u{FFFF}":
        true
      default: false
      }
    }
  }

  /// A number with at most three decimals; null for none, and for what isn't a number.
  static func number(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "null" }
    return Numbers.place(value)
  }

  /// A list of values that are JSON already.
  static func list(_ values: some Sequence<String>) -> String { "[" + values.joined(separator: ",") + "]" }
}
