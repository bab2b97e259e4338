internal import TypeSystem

/// Reads a property list in the binary form, "bplist00": objects that name each other by number.
///
/// Source: the comment at the head of CFBinaryPList.c in Apple's CF (1153.18).
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let referenceSize: Int
  private let offsets: [Int]
  private let top: Int
  /// How many objects were read: each may be named often, and a list of such lists would never end.
  private var count = 0

  private static let objectLimit = 1_000_000

  init(_ bytes: [UInt8]) throws(InterchangeError) {
    self.bytes = bytes
    guard bytes.count >= 40, bytes.starts(with: "bplist0".utf8) else {
      throw Self.broken(at: 0, "a binary property list of another version, or one that is cut short")
    }
    let trailer = bytes.count - 32
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let objects = Self.integer(bytes, trailer + 8, 8), let top = Self.integer(bytes, trailer + 16, 8),
      let table = Self.integer(bytes, trailer + 24, 8), objects > 0, objects <= Self.objectLimit, top < objects,
      table >= 8, table <= trailer, objects * offsetSize <= trailer - table
    else { throw Self.broken(at: trailer, "a trailer that doesn't fit the file") }
    self.top = top
    var offsets: [Int] = []
    for index in 0..<objects {
      guard let offset = Self.integer(bytes, table + index * offsetSize, offsetSize), offset >= 8, offset < table else {
        throw Self.broken(at: table + index * offsetSize, "an offset outside the objects")
      }
      offsets.append(offset)
    }
    self.offsets = offsets
  }

  mutating func value() throws(InterchangeError) -> InterchangeValue { try object(top, depth: 0) }

  private mutating func object(_ number: Int, depth: Int) throws(InterchangeError) -> InterchangeValue {
    guard depth <= PropertyListReader.depthLimit else {
      throw .tooDeep(path: "", limit: PropertyListReader.depthLimit)
    }
    count += 1
    guard count <= Self.objectLimit else { throw Self.broken(at: 0, "more than \(Self.objectLimit) objects") }
    guard offsets.indices.contains(number) else { throw Self.broken(at: 0, "an object that isn't there") }
    let place = offsets[number]
    let marker = bytes[place]
    let low = Int(marker & 0xF)
    switch marker >> 4 {
    case 0x0:
      if marker == 0x08 || marker == 0x09 { return .bool(marker == 0x09) }
      return .null
    case 0x1: return .integer(try integerObject(place))
    case 0x2: return .real(try real(place))
    case 0x3: return .date(Double(bitPattern: try raw(place + 1, 8)))
    case 0x8: return .integer(try Self.need(Self.integer(bytes, place + 1, low + 1), place))
    case 0x4, 0x5, 0x6, 0xA, 0xC, 0xD: return try collection(marker >> 4, place, low, depth)
    default:
      throw Self.broken(at: place, "an object of unknown kind 0x\(Unicode.Scalar(marker).hexadecimal(digits: 2))")
    }
  }

  private mutating func collection(
    _ kind: UInt8, _ place: Int, _ low: Int, _ depth: Int
  ) throws(InterchangeError) -> InterchangeValue {
    var start = place + 1
    var length = low
    if low == 0xF {
      guard start < bytes.count, bytes[start] >> 4 == 1 else {
        throw Self.broken(at: start, "a length that is no number")
      }
      length = try integerObject(start)
      start += 1 + 1 << Int(bytes[start] & 0xF)
    }
    let unit =
      switch kind {
      case 0x6: 2
      case 0xA, 0xC: referenceSize
      case 0xD: referenceSize * 2
      default: 1
      }
    guard length >= 0, start <= bytes.count, length <= (bytes.count - start) / unit else {
      throw Self.broken(at: place, "an object that is longer than the file")
    }
    switch kind {
    case 0x4: return .data(Array(bytes[start..<start + length]))
    case 0x5: return .string(String(decoding: bytes[start..<start + length].map { $0 & 0x7F }, as: UTF8.self))
    case 0x6:
      let units = (0..<length).map { UInt16(bytes[start + $0 * 2]) << 8 | UInt16(bytes[start + $0 * 2 + 1]) }
      return .string(String(decoding: units, as: UTF16.self))
    case 0xA, 0xC:
      var elements: [InterchangeValue] = []
      for index in 0..<length { elements.append(try object(reference(start, index), depth: depth + 1)) }
      return .array(elements)
    default:
      var members: OrderedMap<String, InterchangeValue> = [:]
      for index in 0..<length {
        guard case .string(let key) = try object(reference(start, index), depth: depth + 1) else {
          throw Self.broken(at: place, "a key that is no text")
        }
        members[key] = try object(reference(start, length + index), depth: depth + 1)
      }
      return .dictionary(members)
    }
  }

  private func reference(_ start: Int, _ index: Int) -> Int {
    Self.integer(bytes, start + index * referenceSize, referenceSize) ?? -1
  }

  /// A number of 1, 2, 4, 8 or 16 bytes; of 16 the lower 8 count.
  private func integerObject(_ place: Int) throws(InterchangeError) -> Int {
    switch bytes[place] & 0xF {
    case 0: try Self.need(Self.integer(bytes, place + 1, 1), place)
    case 1: try Self.need(Self.integer(bytes, place + 1, 2), place)
    case 2: try Self.need(Self.integer(bytes, place + 1, 4), place)
    case 3: Int(truncatingIfNeeded: try raw(place + 1, 8))
    case 4: Int(truncatingIfNeeded: try raw(place + 9, 8))
    default: throw Self.broken(at: place, "a number of unknown length")
    }
  }

  private func real(_ place: Int) throws(InterchangeError) -> Double {
    switch bytes[place] & 0xF {
    case 2: Double(Float(bitPattern: UInt32(truncatingIfNeeded: try raw(place + 1, 4))))
    case 3: Double(bitPattern: try raw(place + 1, 8))
    default: throw Self.broken(at: place, "a number of unknown length")
    }
  }

  private func raw(_ place: Int, _ size: Int) throws(InterchangeError) -> UInt64 {
    guard place + size <= bytes.count else { throw Self.broken(at: place, "an object that is longer than the file") }
    return bytes[place..<place + size].reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// A number without a sign; nil beyond the file, or where it doesn't fit.
  private static func integer(_ bytes: [UInt8], _ place: Int, _ size: Int) -> Int? {
    guard place >= 0, size <= 8, place + size <= bytes.count else { return nil }
    return Int(exactly: bytes[place..<place + size].reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
  }

  private static func need(_ number: Int?, _ place: Int) throws(InterchangeError) -> Int {
    guard let number else { throw broken(at: place, "a number that doesn't fit") }
    return number
  }

  private static func broken(at byte: Int, _ problem: String) -> InterchangeError {
    .syntax(InterchangeError.Place(line: nil, column: byte), problem: problem)
  }
}
