/// Lines of source text that grow, two spaces a level.
struct SourceLines {
  /// The lines without their ends.
  private(set) var lines: [String] = []
  private let unit: String
  private var level = 0

  /// Begins without lines.
  init(unit: String = "  ") {
    self.unit = unit
  }

  /// The text, with an end of line after the last line too.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Adds a line at the present level.
  mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: unit, count: level) + line)
  }

  /// Adds lines at the present level.
  mutating func add(_ more: [String]) {
    for line in more { add(line) }
  }

  /// Adds an empty line, unless there is one already or nothing stands before on this level.
  mutating func gap() {
    if let last = lines.last, !last.isEmpty, !last.hasSuffix("{") { lines.append("") }
  }

  /// Adds what `body` does one level further in, between two lines.
  mutating func block(_ opening: String, _ closing: String = "}", _ body: (inout SourceLines) -> Void) {
    add(opening)
    level += 1
    body(&self)
    level -= 1
    add(closing)
  }

  /// Adds a switch, whose cases stand on its own level.
  mutating func choice(_ subject: String, _ body: (inout SourceLines) -> Void) {
    add("switch \(subject) {")
    body(&self)
    add("}")
  }

  /// A returned expression, over lines of its own where it would be long; `parts` begin with the signs that join them.
  static func returned(_ parts: [String]) -> [String] {
    let line = "return " + parts.joined(separator: " ")
    return line.count <= 110 ? [line] : ["return " + parts[0]] + parts.dropFirst().map { "  " + $0 }
  }
}
