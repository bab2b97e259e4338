/// Reads dates and bytes as a property list in XML writes them.
enum PropertyListText {
  /// Seconds from the beginning of 2001 of a text such as "2026-11-30T05:20:00Z"; nil for anything else.
  static func date(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { "-T:Z".contains($0) }.map { Int($0) }
    guard parts.count == 7, text.hasSuffix("Z"), let year = parts[0], let month = parts[1], let day = parts[2],
      let hour = parts[3], let minute = parts[4], let second = parts[5], (1...9999).contains(year),
      (1...12).contains(month), (1...31).contains(day), (0...23).contains(hour), (0...59).contains(minute),
      (0...60).contains(second)
    else { return nil }
    // Days by the rule that a year begins in March and has its leap day at its end.
    let shifted = month > 2 ? year : year - 1
    let daysBefore = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let days = shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + daysBefore
    // 1 January 2001 is day 730,791 so counted.
    return Double((days - 730_791) * 86_400 + hour * 3600 + minute * 60 + second)
  }

  /// The bytes of a text in base 64, whatever spaces it has; nil for any other character.
  static func data(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 where ![0x20, 0x09, 0x0A, 0x0D].contains(byte) {
      let value: UInt8
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = byte - 65
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = byte - 71
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte + 4
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      case UInt8(ascii: "="): continue
      default: return nil
      }
      bits = (bits << 6 | UInt32(value)) & 0xFFFF
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }
}
