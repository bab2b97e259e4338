/// Writes text into GitHub's Markdown so that it stays text: in a table, in a list, in a line of its own.
package enum MarkdownText {
  /// The text on one line, with all that Markdown or HTML could take for a mark as a character reference.
  ///
  /// So no name makes a link, a picture, a new cell of a table or an element. GitHub looks for mentions and numbers of
  /// issues when references are resolved already (github/cmark-gfm, issue 181), in one text at a time: so `@` and `#`
  /// stand in elements of their own, apart from what follows.
  package static func escaped(_ text: String) -> String { marked(ShownText.escaped(text)) }

  /// A text that is fit to be shown already, with the marks alone as references.
  package static func marked(_ text: String) -> String {
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      // A colon makes an address or a picture only where no space follows.
      case ":" where rest.first == " ": result += ":"
      case "&": result += "&amp;"
      case "@", "#": result += "<span>&#\(scalar.value);</span>"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case _ where marks.contains(scalar): result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.replacing("www.", with: "www&#46;")
  }

  /// A row of a table.
  package static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

  private static let marks = Set("\\`*_[]|~!$:\"".unicodeScalars)
}
