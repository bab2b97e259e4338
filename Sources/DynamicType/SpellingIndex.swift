/// Looks a word up among many spellings, whatever its case, spaces, hyphens and underscores.
struct SpellingIndex<Value: Sendable & Equatable>: Sendable {
  private var values: [String: Value] = [:]

  /// Adds spellings of one value.
  ///
  /// A spelling that already stands for another value is a programmer error and traps.
  mutating func add(_ spellings: [String], for value: Value) {
    for spelling in spellings {
      let folded = Self.folded(spelling)
      precondition(values[folded] == nil || values[folded] == value, "'\(spelling)' stands for two values")
      values[folded] = value
    }
  }

  /// The value that a spelling stands for, or nil.
  subscript(spelling: String) -> Value? { values[Self.folded(spelling)] }

  /// The word in ASCII lower case, without spaces, hyphens and underscores; dots and all else stay.
  private static func folded(_ word: String) -> String {
    var bytes: [UInt8] = []
    for byte in word.utf8 {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"): continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte + 32)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
