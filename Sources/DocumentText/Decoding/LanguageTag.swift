/// The form of a language tag (BCP 47: RFC 5646, section 2.1); whether its parts are registered is not asked.
package enum LanguageTag {
  /// Whether a tag is well formed: language, script, region, variants, extensions, private use.
  package static func isWellFormed(_ tag: String) -> Bool {
    guard tag.utf8.allSatisfy({ isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }) else { return false }
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false).map { Array($0.utf8) }
    guard parts.allSatisfy({ (1...8).contains($0.count) }) else { return false }
    if parts[0] == [UInt8(ascii: "x")] || parts[0] == [UInt8(ascii: "i")] { return parts.count > 1 }
    guard parts[0].allSatisfy(isLetter), parts[0].count >= 2 else { return false }
    var rest = parts.dropFirst()
    if parts[0].count <= 3 {
      for _ in 0..<3 { skip(&rest) { $0.count == 3 && $0.allSatisfy(isLetter) } }
    }
    skip(&rest) { $0.count == 4 && $0.allSatisfy(isLetter) }
    skip(&rest) { ($0.count == 2 && $0.allSatisfy(isLetter)) || ($0.count == 3 && $0.allSatisfy(isDigit)) }
    while skip(&rest, where: isVariant) {}
    return areExtensions(rest)
  }

  private static func isVariant(_ part: [UInt8]) -> Bool {
    part.count >= 5 || (part.count == 4 && isDigit(part[0]))
  }

  /// Extensions after a single character each, and private use after an x, which takes all that follows.
  private static func areExtensions(_ parts: ArraySlice<[UInt8]>) -> Bool {
    var rest = parts
    while let singleton = rest.popFirst() {
      guard singleton.count == 1 else { return false }
      if singleton[0] | 0x20 == UInt8(ascii: "x") { return !rest.isEmpty }
      guard skip(&rest, where: { $0.count >= 2 }) else { return false }
      while skip(&rest, where: { $0.count >= 2 }) {}
    }
    return true
  }

  @discardableResult private static func skip(
    _ parts: inout ArraySlice<[UInt8]>, where isPart: ([UInt8]) -> Bool
  ) -> Bool {
    guard let part = parts.first, isPart(part) else { return false }
    parts.removeFirst()
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
