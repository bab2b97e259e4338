internal import Spelling

/// How a font file is disguised, so that its bytes are no font until they are read back in memory.
///
/// `xor` and `idpf` keep a font from being picked up by chance; neither is encryption that keeps a secret.
public enum FontCipher: Hashable, Sendable {
  /// Every byte is XORed with a key that repeats; at least one byte.
  case xor(key: [UInt8])
  /// EPUB's font obfuscation by IDPF: the first 1,040 bytes XORed with the SHA-1 of the publication's identifier.
  case idpf(identifier: String)
  /// A cipher of the program's own, by the name under which the program passes it in.
  case plugin(name: String)
}

/// A program's own way to read disguised fonts: the bytes of a file in, those of a font out; what it throws is
/// reported.
public typealias FontPlugin = @Sendable ([UInt8]) throws -> [UInt8]

/// A program's own ways to read disguised fonts, by the names that `FontCipher.plugin` gives them.
public typealias FontPlugins = [String: FontPlugin]

extension FontCipher {
  /// A disguised file's bytes as those of a font.
  ///
  /// What comes out is a font only where the file was one under this cipher and key; loading it says so.
  /// - Throws: `FontError` for a key or an identifier that is empty, for a plug-in that is not among `plugins`, and for
  ///   one that throws.
  public func decoded(_ bytes: [UInt8], plugins: FontPlugins = [:]) throws(FontError) -> [UInt8] {
    guard case .plugin(let name) = self else { return Self.xored(bytes, try mask(length: bytes.count)) }
    let plugin = try Self.plugin(name, among: plugins)
    do {
      return try plugin(bytes)
    } catch {
      throw .pluginFailed(name: name, reason: "\(error)")
    }
  }

  /// A font's bytes in disguise: `decoded(_:plugins:)` makes the font of them again.
  ///
  /// - Throws: `FontError` for a key or an identifier that is empty, and for a plug-in, which only reads.
  public func encoded(_ bytes: [UInt8]) throws(FontError) -> [UInt8] {
    // XOR with the same bytes is its own inverse.
    if case .plugin(let name) = self { throw .pluginOnlyReads(name: name) }
    return Self.xored(bytes, try mask(length: bytes.count))
  }

  /// The bytes of a key for `xor` as it is written: `0x` and pairs of hexadecimal digits, or any other text in UTF-8.
  ///
  /// Nil for an empty text, and for `0x` with anything but pairs of digits after it.
  public static func keyBytes(_ text: String) -> [UInt8]? {
    guard text.hasPrefix("0x") else { return text.isEmpty ? nil : Array(text.utf8) }
    let digits = text.dropFirst(2).map { $0.isASCII ? $0.hexDigitValue.map { UInt8($0) } : nil }
    let values = digits.compactMap { $0 }
    guard values.count == digits.count, !values.isEmpty, values.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
  }

  /// Finds what is wrong with the cipher itself before any file is read.
  ///
  /// - Throws: `FontError` for a key or an identifier that is empty, and for a plug-in that is not among `plugins`.
  public func check(plugins: FontPlugins) throws(FontError) {
    if case .plugin(let name) = self { _ = try Self.plugin(name, among: plugins) } else { _ = try mask(length: 0) }
  }

  /// What a file of a length is XORed with: a key that repeats, for so many bytes from the first.
  private func mask(length: Int) throws(FontError) -> (key: [UInt8], count: Int) {
    switch self {
    case .xor(let key):
      guard !key.isEmpty else { throw .emptyKey }
      return (key, length)
    case .idpf(let identifier):
      let stripped = identifier.utf8.filter { !Self.whiteSpace.contains($0) }
      guard !stripped.isEmpty else { throw .emptyIdentifier }
      return (SHA1.digest(stripped), min(length, Self.obfuscatedLength))
    case .plugin: return ([], 0)
    }
  }

  // Source: W3C, EPUB 3.3, "Font obfuscation", which took it over from the IDPF's specification of 2011: white space
  // is that of XML, and the key is as long as the hash, 20 bytes, so that 1,040 are 52 times the key.
  private static let whiteSpace: [UInt8] = [0x20, 0x09, 0x0D, 0x0A]
  private static let obfuscatedLength = 1040

  private static func xored(_ bytes: [UInt8], _ mask: (key: [UInt8], count: Int)) -> [UInt8] {
    var bytes = bytes
    var place = 0
    for index in 0..<mask.count {
      bytes[index] ^= mask.key[place]
      place = place + 1 == mask.key.count ? 0 : place + 1
    }
    return bytes
  }

  private static func plugin(_ name: String, among plugins: FontPlugins) throws(FontError) -> FontPlugin {
    if let plugin = plugins[name] { return plugin }
    throw .unknownPlugin(name: name, nearest: Spelling.nearest(to: name, in: plugins.keys.sorted()))
  }
}

extension FontCipher: CustomStringConvertible {
  /// What messages call it, never with its key: "xor", "idpf" or "the plug-in 'name'".
  public var description: String {
    switch self {
    case .xor: "xor"
    case .idpf: "idpf"
    case .plugin(let name): "the plug-in '\(name)'"
    }
  }
}
