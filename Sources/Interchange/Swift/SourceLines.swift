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

  /// Adds an empty line, unless there is one already or nothing stands before.
  mutating func gap() {
    if let last = lines.last, !last.isEmpty { lines.append("") }
  }

  /// Adds what `body` does one level further in, between two lines.
  mutating func block(_ opening: String, _ closing: String = "}", _ body: (inout SourceLines) -> Void) {
    add(opening)
    level += 1
    body(&self)
    level -= 1
    add(closing)
  }
}
