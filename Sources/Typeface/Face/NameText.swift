/// Cleans text that comes out of a font's name table, which is untrusted.
enum NameText {
  /// The most characters that a name keeps.
  static let maximumLength = 256

  /// The most characters that a PostScript name keeps: what Adobe's note 5902 allows.
  static let maximumPostScriptLength = 127

  /// Drops what can't be shown, joins runs of white space to one space, trims both ends, and cuts long text.
  ///
  /// Dropped are control codes, format marks such as those that turn text's direction, private, unassigned and lone
  /// surrogate code points, and the mark that stands for bytes which were no text.
  static func clean(_ text: String, limit: Int = maximumLength) -> String {
    var kept = String.UnicodeScalarView()
    var pendingSpace = false
    var count = 0
    for scalar in text.unicodeScalars where count < limit {
      // Nearly every name is ASCII, whose printable characters need not be looked up.
      if !(0x21...0x7E).contains(scalar.value) {
        if scalar.properties.isWhitespace {
          pendingSpace = count > 0
          continue
        }
        guard scalar != "\u{FFFD}", isShown(scalar) else { continue }
      }
      if pendingSpace {
        kept.append(" ")
        count += 1
        pendingSpace = false
        if count == limit { break }
      }
      kept.append(scalar)
      count += 1
    }
    return String(kept)
  }

  /// Keeps what a PostScript name may hold: printable ASCII but the space and `[](){}<>/%`.
  static func postScript(_ text: String) -> String {
    let forbidden = Set("[](){}<>/%".utf8)
    let allowed = text.utf8.lazy.filter { (0x21...0x7E).contains($0) && !forbidden.contains($0) }
    return String(decoding: Array(allowed.prefix(maximumPostScriptLength)), as: UTF8.self)
  }

  /// Keeps ASCII letters and digits, as the prefix and the style of an instance's PostScript name need.
  static func alphanumeric(_ text: String) -> String {
    String(text.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
  }

  /// The first number in a version text, such as "1.002" in "Version 1.002;hotconv"; `nil` when there is none.
  static func version(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    guard let start = bytes.firstIndex(where: isDigit) else { return nil }
    var end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
    if end + 1 < bytes.count, bytes[end] == 0x2E, isDigit(bytes[end + 1]) {
      end = bytes[(end + 1)...].firstIndex { !isDigit($0) } ?? bytes.count
    }
    return String(decoding: bytes[start..<end].prefix(32), as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
