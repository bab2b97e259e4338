extension Double {
  /// The number in the fewest digits that read back as the same one, whole ones without a point, never an exponent.
  ///
  /// Infinity and what is not a number come out as 0: a document holds neither.
  var digits: String {
    guard isFinite else { return "0" }
    if magnitude < 1e15, self == rounded(.towardZero) { return String(Int64(self)) }
    let text = description
    guard text.contains("e") || text.hasSuffix(".0") else { return text }
    return Self.plain(text)
  }

  /// What Swift prints, without its exponent.
  private static func plain(_ text: String) -> String {
    let parts = text.split(separator: "e")
    let sign = text.hasPrefix("-") ? "-" : ""
    let number = parts[0].drop { $0 == "-" }.split(separator: ".")
    var whole = String(number[0])
    var fraction = number.count > 1 && number[1] != "0" ? String(number[1]) : ""
    let power = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    if power > 0 {
      let digits = fraction + String(repeating: "0", count: max(0, power - fraction.count))
      whole += digits.prefix(power)
      fraction = String(fraction.dropFirst(power))
    } else if power < 0 {
      // Swift writes one digit before the point of a number with an exponent.
      fraction = String(repeating: "0", count: -power - 1) + whole + fraction
      whole = "0"
    }
    return sign + whole + (fraction.isEmpty ? "" : "." + fraction)
  }
}
