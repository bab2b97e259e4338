internal import Spelling
internal import YAML

/// A value on its way to a YAML text.
indirect enum YAMLText {
  /// A scalar as it is written, quotes and all.
  case scalar(String)
  /// A list.
  case list([YAMLText])
  /// A map; its keys are as they are written.
  case map([(key: String, value: YAMLText)])

  /// A text, in quotes where it needs them.
  static func text(_ text: String) -> YAMLText { .scalar(scalarText(text)) }

  /// A truth value.
  static func bool(_ value: Bool) -> YAMLText { .scalar(value ? "true" : "false") }

  /// A number in the fewest digits that read back the same.
  static func number(_ value: Double) -> YAMLText {
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return .scalar(String(whole)) }
    return .scalar("\(value)")
  }

  /// A map of texts to values.
  static func named(_ entries: [(String, YAMLText)]) -> YAMLText {
    .map(entries.map { (scalarText($0.0), $0.1) })
  }

  // MARK: Scalars

  /// A text as a scalar that every reader takes for the same text.
  static func scalarText(_ text: String) -> String {
    isPlain(text) ? text : quoted(text)
  }

  /// Words, numbers with words, and names: nothing that YAML 1.1 or 1.2 could take for anything but text.
  private static func isPlain(_ text: String) -> Bool {
    let isWord = { (byte: UInt8) in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last, isWord(first), isWord(last), bytes.count <= 80 else {
      return false
    }
    guard bytes.allSatisfy({ isWord($0) || " _-./".utf8.contains($0) }) else { return false }
    guard case .string = YAMLScalar(text).value else { return false }
    if ["y", "n", "yes", "no", "on", "off"].contains(text.lowercased()) { return false }
    // YAML 1.1 has further numbers, dates and times, which begin with a digit and have no space.
    return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) || text.contains(" ")
  }

  /// In double quotes, with everything unseen or unpaired, and commands to a log's reader, as escapes.
  private static func quoted(_ text: String) -> String {
    let spelled = Escapes.spelled(text, sign: escape("#")) { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      default: needsEscape(scalar) ? escape(scalar) : nil
      }
    }
    return "\"\(spelled)\""
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    Quoting.isUnseen(scalar) || (scalar.properties.isWhitespace && scalar != " ")
      || (0xFFFE...0xFFFF).contains(scalar.value)
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let width = scalar.value > 0xFFFF ? 8 : 4
    return (width == 8 ? "\\U" : "\\u") + String(repeating: "0", count: width - digits.count) + digits
  }

  // MARK: Lines

  /// The longest line of a value in braces or brackets.
  private static let lineLength = 118

  /// The lines of a value under a key: beside the key where it fits, and below it otherwise.
  func lines(key: String, indentation: Int, isAlwaysBlock: Bool = false) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    if let flow, !(isAlwaysBlock && isCollection) || isEmpty {
      let line = "\(margin)\(key): \(flow)"
      if line.count <= Self.lineLength || !isCollection { return [line] }
    }
    return ["\(margin)\(key):"] + block(indentation: indentation + 2)
  }

  private func block(indentation: Int) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    switch self {
    case .scalar(let text): return [margin + text]
    case .map(let entries): return entries.flatMap { $0.value.lines(key: $0.key, indentation: indentation) }
    case .list(let items):
      return items.flatMap { item in
        if let flow = item.flow, flow.count + indentation + 2 <= Self.lineLength { return ["\(margin)- \(flow)"] }
        var lines = item.block(indentation: indentation + 2)
        if let first = lines.first { lines[0] = "\(margin)- \(first.dropFirst(indentation + 2))" }
        return lines
      }
    }
  }

  private var isCollection: Bool { if case .scalar = self { false } else { true } }

  private var isEmpty: Bool {
    switch self {
    case .scalar: false
    case .list(let items): items.isEmpty
    case .map(let entries): entries.isEmpty
    }
  }

  /// The value on one line.
  private var flow: String? {
    switch self {
    case .scalar(let text): return text
    case .list(let items): return "[" + items.compactMap(\.flow).joined(separator: ", ") + "]"
    case .map(let entries):
      if entries.isEmpty { return "{}" }
      return "{ " + entries.map { "\($0.key): \($0.value.flow ?? "{}")" }.joined(separator: ", ") + " }"
    }
  }
}
