extension Fingerprint: CustomStringConvertible {
  /// The 16 hexadecimal digits of the bits, in lower case.
  public var description: String {
    let digits = String(bits, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Reads what ``description`` writes; nil for anything else.
  public init?(_ text: String) {
    let digits = text.utf8
    let isLowerCase = digits.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    guard digits.count == 16, isLowerCase, let bits = UInt64(text, radix: 16) else { return nil }
    self.init(bits)
  }
}
