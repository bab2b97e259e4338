internal import TypeSystem

/// Reads a property list in XML: as much of XML as property lists have.
struct XMLPropertyList {
  var reader: ByteReader
  private var count = 0

  init(reader: ByteReader) { self.reader = reader }

  /// An opening tag.
  private struct Tag {
    var name: String
    var isEmpty: Bool
  }

  mutating func document() throws(InterchangeError) -> InterchangeValue {
    try skipProlog()
    guard reader.next == UInt8(ascii: "<") else { throw reader.expected("a property list in XML or in binary form") }
    let tag = try opening()
    guard tag.name == "plist", !tag.isEmpty else {
      throw .syntax(reader.place(reader.index), problem: "'\(tag.name.onOneLine)' in place of 'plist'")
    }
    try skipComments()
    let value = try value(depth: 0)
    try skipComments()
    try closing("plist")
    return value
  }

  /// Passes over what stands before the list; declarations of entities are refused.
  private mutating func skipProlog() throws(InterchangeError) {
    while true {
      try skipComments()
      if reader.skip("<?") {
        guard reader.skip(through: "?>") else { throw reader.expected("'?>'") }
      } else if reader.skip("<!DOCTYPE") {
        while let byte = reader.next, byte != UInt8(ascii: ">") {
          guard byte != UInt8(ascii: "[") else { throw reader.expected("a document type without declarations") }
          reader.index += 1
        }
        guard reader.skip(">") else { throw reader.expected("'>'") }
      } else {
        return
      }
    }
  }

  private mutating func skipComments() throws(InterchangeError) {
    reader.skipSpace()
    while reader.skip("<!--") {
      guard reader.skip(through: "-->") else { throw reader.expected("'-->'") }
      reader.skipSpace()
    }
  }

  private mutating func opening() throws(InterchangeError) -> Tag {
    guard reader.skip("<") else { throw reader.expected("a tag") }
    let start = reader.index
    while let byte = reader.next, !" \t\r\n/><".utf8.contains(byte) { reader.index += 1 }
    guard reader.index > start else { throw reader.expected("a tag's name") }
    let name = try reader.text(start..<reader.index)
    var quote: UInt8?
    while let byte = reader.next {
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if quote == nil, reader.skip("/>") {
        return Tag(name: name, isEmpty: true)
      } else if quote == nil, reader.skip(">") {
        return Tag(name: name, isEmpty: false)
      }
      reader.index += 1
    }
    throw reader.expected("'>'")
  }

  private mutating func closing(_ name: String) throws(InterchangeError) {
    let start = reader.index
    guard reader.skip("</"), reader.bytes[reader.index...].starts(with: name.utf8) else {
      throw reader.expected("'</\(name)>'")
    }
    reader.index += name.utf8.count
    reader.skipSpace()
    guard reader.skip(">") else {
      reader.index = start
      throw reader.expected("'</\(name)>'")
    }
  }

  private mutating func value(depth: Int) throws(InterchangeError) -> InterchangeValue {
    guard depth <= PropertyListReader.depthLimit else {
      throw .tooDeep(path: "", limit: PropertyListReader.depthLimit)
    }
    count += 1
    guard count <= JSONParser.valueLimit else { throw .tooMany(limit: JSONParser.valueLimit) }
    let start = reader.index
    let tag = try opening()
    switch tag.name {
    case "dict": return tag.isEmpty ? .dictionary([:]) : try dictionary(depth: depth)
    case "array": return tag.isEmpty ? .array([]) : try array(depth: depth)
    case "true", "false":
      if !tag.isEmpty { try closing(tag.name) }
      return .bool(tag.name == "true")
    case "string", "integer", "real", "date", "data":
      let text = tag.isEmpty ? "" : try content()
      if !tag.isEmpty { try closing(tag.name) }
      guard let value = Self.value(tag.name, text) else {
        throw .syntax(reader.place(start), problem: "'\(text.prefix(60).description.onOneLine)' as \(tag.name)")
      }
      return value
    default:
      throw .syntax(reader.place(start), problem: "'<\(tag.name.onOneLine)>' in place of a value")
    }
  }

  private mutating func dictionary(depth: Int) throws(InterchangeError) -> InterchangeValue {
    var members: OrderedMap<String, InterchangeValue> = [:]
    while true {
      try skipComments()
      if reader.isAt("</") {
        try closing("dict")
        return .dictionary(members)
      }
      let start = reader.index
      let tag = try opening()
      guard tag.name == "key" else {
        throw .syntax(reader.place(start), problem: "'<\(tag.name.onOneLine)>' in place of '<key>'")
      }
      let key = tag.isEmpty ? "" : try content()
      if !tag.isEmpty { try closing("key") }
      guard members[key] == nil else {
        throw .syntax(reader.place(start), problem: "the key '\(key.onOneLine)' for the second time")
      }
      try skipComments()
      members[key] = try value(depth: depth + 1)
    }
  }

  private mutating func array(depth: Int) throws(InterchangeError) -> InterchangeValue {
    var elements: [InterchangeValue] = []
    while true {
      try skipComments()
      if reader.isAt("</") {
        try closing("array")
        return .array(elements)
      }
      elements.append(try value(depth: depth + 1))
    }
  }

  /// The text up to the next tag, with its entities, CDATA sections and comments worked out.
  private mutating func content() throws(InterchangeError) -> String {
    var text = ""
    var start = reader.index
    while let byte = reader.next {
      guard byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") else {
        reader.index += 1
        continue
      }
      text += try reader.text(start..<reader.index)
      if reader.skip("<![CDATA[") {
        let inside = reader.index
        guard reader.skip(through: "]]>") else { throw reader.expected("']]>'") }
        text += try reader.text(inside..<reader.index - 3)
      } else if reader.isAt("<!--") {
        try skipComments()
      } else if byte == UInt8(ascii: "<") {
        return text
      } else {
        text.unicodeScalars.append(try entity())
      }
      start = reader.index
    }
    throw reader.expected("a closing tag")
  }

  private mutating func entity() throws(InterchangeError) -> Unicode.Scalar {
    let start = reader.index
    reader.index += 1
    while let byte = reader.next, byte != UInt8(ascii: ";"), reader.index - start < 12 { reader.index += 1 }
    let name = try reader.text(start + 1..<reader.index)
    guard reader.skip(";") else { throw reader.expected("';'") }
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let isHexadecimal = name.hasPrefix("#x")
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      if name.hasPrefix("#"), let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
        let scalar = Unicode.Scalar(number)
      {
        return scalar
      }
      throw .syntax(reader.place(start), problem: "an unknown entity '&\(name.onOneLine);'")
    }
  }

  /// The value of a tag's text, or nil where it is none.
  private static func value(_ tag: String, _ text: String) -> InterchangeValue? {
    let trimmed = String(text.split { $0.isWhitespace }.joined(separator: " "))
    switch tag {
    case "string": return .string(text)
    case "integer":
      if trimmed.hasPrefix("0x") { return Int(trimmed.dropFirst(2), radix: 16).map { .integer($0) } }
      return Int(trimmed).map { .integer($0) }
    case "real": return Double(trimmed).map { .real($0) }
    case "date": return PropertyListText.date(trimmed).map { .date($0) }
    default: return PropertyListText.data(text).map { .data($0) }
    }
  }
}
