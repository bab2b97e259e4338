/// Looks at a text's bytes before libyaml does: whether they are a text at all, and one in UTF-8.
enum TextCheck {
  /// The first thing wrong with the bytes, or nil.
  static func firstError(in bytes: UnsafeBufferPointer<UInt8>) -> YAMLError? {
    if let encoding = wideEncoding(of: bytes) { return YAMLError(.notUTF8(encoding: encoding), at: .start) }
    guard let error = firstWrongCharacter(in: bytes) else { return nil }
    // In a picture or a font, the first byte that isn't UTF-8 says less than that there are zeros.
    guard let zero = bytes.prefix(8192).firstIndex(of: 0) else { return error }
    return YAMLError(.binary(offset: zero), at: .start)
  }

  private static func firstWrongCharacter(in bytes: UnsafeBufferPointer<UInt8>) -> YAMLError? {
    var index = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    while index < bytes.count {
      if (0x20...0x7E).contains(bytes[index]) || bytes[index] == 0x0A {
        index += 1
        continue
      }
      guard let scalar = scalar(at: index, in: bytes) else {
        let problem = YAMLError.Problem.malformedUTF8(byte: bytes[index], offset: index)
        return YAMLError(problem, at: place(ofByte: index, in: bytes))
      }
      guard isAllowed(scalar.value) else {
        let problem: YAMLError.Problem = scalar.value == 0 ? .binary(offset: index) : .controlCharacter(scalar.value)
        return YAMLError(problem, at: place(ofByte: index, in: bytes))
      }
      index += scalar.length
    }
    return nil
  }

  /// The bytes of the mark that may stand before a text in UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The name of an encoding with wider units, told by its byte order mark or by zeros beside a first ASCII character.
  private static func wideEncoding(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let first = Array(bytes.prefix(4))
    if first.starts(with: [0xFF, 0xFE, 0, 0]) || first.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    if first.starts(with: [0xFF, 0xFE]) || first.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    guard first.count == 4 else { return nil }
    let isText = { (byte: UInt8) in byte == 0x09 || byte == 0x0A || byte == 0x0D || (0x20...0x7E).contains(byte) }
    if isText(first[0]), first[1] == 0, isText(first[2]), first[3] == 0 { return "UTF-16" }
    if first[0] == 0, isText(first[1]), first[2] == 0, isText(first[3]) { return "UTF-16" }
    return nil
  }

  /// The scalar that begins at a byte and how many bytes it takes, or nil where the bytes are not UTF-8.
  private static func scalar(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (value: UInt32, length: Int)? {
    let lead = UInt32(bytes[index])
    let length: Int
    let least: UInt32
    var value: UInt32
    switch lead {
    case 0x00...0x7F: return (lead, 1)
    case 0xC2...0xDF: (length, least, value) = (2, 0x80, lead & 0x1F)
    case 0xE0...0xEF: (length, least, value) = (3, 0x800, lead & 0x0F)
    case 0xF0...0xF4: (length, least, value) = (4, 0x1_0000, lead & 0x07)
    default: return nil
    }
    guard index + length <= bytes.count else { return nil }
    for offset in 1..<length {
      let byte = UInt32(bytes[index + offset])
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | byte & 0x3F
    }
    guard value >= least, value <= 0x10_FFFF, !(0xD800...0xDFFF).contains(value) else { return nil }
    return (value, length)
  }

  /// Whether YAML lets a character stand in a text (YAML 1.2.2, section 5.1, without the byte order mark).
  private static func isAllowed(_ value: UInt32) -> Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD: true
    case 0x1_0000...0x10_FFFF: true
    default: false
    }
  }

  /// Line and column of a byte; what comes before it is UTF-8.
  private static func place(ofByte offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> YAMLPlace {
    var place = YAMLPlace.start
    for index in (bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0)..<offset {
      switch bytes[index] {
      case 0x0D where index + 1 < bytes.count && bytes[index + 1] == 0x0A: continue
      case 0x0A, 0x0D: place = YAMLPlace(line: place.line + 1, column: 1)
      case 0x80...0xBF: continue
      default: place.column += 1
      }
    }
    return place
  }
}
