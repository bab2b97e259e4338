/// Makes PostScript names for places in a design space, as Adobe's Technical Note 5902 (2016) describes.
enum InstanceNames {
  /// "Prefix-Style" for a named instance; `nil` when either has no letter or digit.
  static func named(prefix: String, style: String) -> String? {
    let style = NameText.alphanumeric(style)
    guard !prefix.isEmpty, !style.isEmpty else { return nil }
    return String("\(prefix)-\(style)".prefix(NameText.maximumPostScriptLength))
  }

  /// "Prefix_600wght" for any other place; values are those that differ from the default, in the axes' order.
  ///
  /// A name of over 127 characters gives way to the prefix and the first 32 hexadecimal digits of its SHA-256.
  static func arbitrary(prefix: String, coordinates: [AxisCoordinate]) -> String {
    let parts = coordinates.map { "_\(number($0.value))\(NameText.alphanumeric($0.tag.description))" }
    let name = prefix + parts.joined()
    guard name.utf8.count > NameText.maximumPostScriptLength else { return name }
    let hash = Array(name.utf8).withUnsafeBytes { SHA256.hexadecimal($0) }
    return "\(prefix.prefix(80))-\(hash.prefix(32).uppercased())..."
  }

  /// A value with at most five decimals and without trailing zeros, the same in every locale.
  static func number(_ value: Double) -> String {
    let scaled = Int((min(max(value, -32768), 32767) * 100_000).rounded())
    let (whole, fraction) = scaled.magnitude.quotientAndRemainder(dividingBy: 100_000)
    let sign = scaled < 0 ? "-" : ""
    guard fraction > 0 else { return "\(sign)\(whole)" }
    var decimals = String(fraction)
    decimals = String(repeating: "0", count: 5 - decimals.count) + decimals
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }
}
