/// Writes paths as URIs (RFC 3986).
enum FileURI {
  /// A path from the root as a `file` URI, any other as a relative reference; bytes that a URI can't hold are escapes.
  static func text(_ path: String) -> String {
    var rest = path[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
    let escaped = rest.utf8.map { byte in
      if ASCII.isLetterOrDigit(byte) || "/-._~".utf8.contains(byte) { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
    return rest.hasPrefix("/") ? "file://" + escaped : escaped
  }
}
