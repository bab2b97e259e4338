internal import DynamicType
internal import Spelling

/// Writes a JSON value as bytes, one behind the other.
///
/// A string that grows by a word or a scalar looks at who owns it, at its room and at its encoding each time. Bytes, and
/// numbers that are no strings in between, save 250 M of 444 M instructions of the default sheet
/// as items.
struct JSONWriter {
  /// What has been written, in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// Writes a value; its lines after the first are indented by two spaces a level.
  mutating func write(_ json: JSON, indent: Int = 0) {
    switch json {
    case .null: add("null")
    case .bool(let value): add(value ? "true" : "false")
    case .integer(let value): add(value)
    case .number(let value): add(value)
    case .string(let value): quote(value)
    case .array(let elements):
      let isBroken = elements.contains(where: \.isContainer)
      begin("[")
      for (index, element) in elements.enumerated() {
        separate(index, isBroken: isBroken, indent)
        write(element, indent: indent + 1)
      }
      end("]", isBroken: isBroken, indent)
    case .object(let members): write(members, isBroken: !members.isEmpty, indent)
    case .record(let members): write(members, isBroken: false, indent)
    }
  }

  private mutating func write(_ members: [JSON.Member], isBroken: Bool, _ indent: Int) {
    begin("{")
    for (index, member) in members.enumerated() {
      separate(index, isBroken: isBroken, indent)
      quote(member.name)
      add(": ")
      write(member.value, indent: indent + 1)
    }
    end("}", isBroken: isBroken, indent)
  }

  private mutating func begin(_ bracket: Unicode.Scalar) { bytes.append(UInt8(ascii: bracket)) }

  private mutating func end(_ bracket: Unicode.Scalar, isBroken: Bool, _ indent: Int) {
    if isBroken { addLine(indent) }
    bytes.append(UInt8(ascii: bracket))
  }

  /// Writes what stands before an element.
  private mutating func separate(_ index: Int, isBroken: Bool, _ indent: Int) {
    if index > 0 { bytes.append(UInt8(ascii: ",")) }
    if isBroken { addLine(indent + 1) } else if index > 0 { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func addLine(_ indent: Int) {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<2 * indent { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func add(_ value: Int) {
    guard (0..<10).contains(value) else { return add(String(value)) }
    bytes.append(UInt8(ascii: "0") + UInt8(value))
  }

  private mutating func add(_ value: Double) {
    guard !appendTrimmed(value, decimals: JSON.decimals, to: &bytes) else { return }
    add(JSON.digits(value))
  }

  /// Escapes what RFC 8259 demands, and all that could break a line or reorder text where the JSON is shown.
  private mutating func quote(_ value: String) {
    if !addPlain(value) { JSONString.add(value, to: &bytes, isUnsafe: TerminalText.isUnsafe) }
  }

  /// Adds a text whose characters all stand for themselves; returns false, and adds nothing, for any other.
  private mutating func addPlain(_ value: String) -> Bool {
    value.utf8.withContiguousStorageIfAvailable { utf8 in
      var last: UInt8 = 0
      for byte in utf8 {
        guard Self.isPlain(byte), byte != UInt8(ascii: "#") || last != byte else { return false }
        last = byte
      }
      bytes.append(UInt8(ascii: "\""))
      bytes.append(contentsOf: utf8)
      bytes.append(UInt8(ascii: "\""))
      return true
    } ?? false
  }

  /// Whether a byte is a character that stands for itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}

extension JSON {
  fileprivate var isContainer: Bool {
    switch self {
    case .array, .object, .record: true
    default: false
    }
  }
}
