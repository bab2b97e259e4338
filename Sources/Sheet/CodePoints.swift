/// Code points as a sheet writes them, and messages about it.
package enum CodePoints {
  /// A code point as Unicode writes it: U+0041.
  package static func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The first code points of a list, and how many more there are: U+0041 U+0042 +3.
  static func list(_ scalars: [Unicode.Scalar], limit: Int) -> String {
    let shown = scalars.prefix(limit).map(name).joined(separator: " ")
    return scalars.count > limit ? "\(shown) +\(scalars.count - limit)" : shown
  }

  /// A code point with Unicode's own name of it, such as "U+200D zero width joiner"; control characters have none.
  static func described(_ scalar: Unicode.Scalar) -> String {
    let isControl = scalar.properties.generalCategory == .control
    guard let words = scalar.properties.name ?? (isControl ? "control" : nil) else { return name(scalar) }
    return "\(name(scalar)) \(words.lowercased())"
  }
}
