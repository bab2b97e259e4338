/// Where the tables of one face lie in its bytes; every table is known to lie inside them.
struct TableDirectory {
  private let bytes: BigEndian
  private let entries: [(tag: Tag, offset: Int, length: Int)]

  /// Reads the directory of a face.
  ///
  /// A directory or a table that reaches past the end of the bytes is refused, with its name and both places.
  init(_ bytes: BigEndian, faceIndex: Int) throws(Refusal) {
    let start = try Self.start(bytes, faceIndex: faceIndex)
    guard let tables = bytes.uint16(start + 4) else {
      throw Refusal("cut short: the table directory begins at byte \(start) of \(bytes.count)")
    }
    var entries: [(tag: Tag, offset: Int, length: Int)] = []
    entries.reserveCapacity(Int(tables))
    let end = start + 12 + 16 * Int(tables)
    guard end <= bytes.count else {
      throw Refusal("cut short: the table directory ends at byte \(end) of \(bytes.count)")
    }
    for entry in stride(from: start + 12, to: end, by: 16) {
      guard let tag = bytes.tag(entry), let offset = bytes.uint32(entry + 8), let length = bytes.uint32(entry + 12)
      else { continue }
      guard bytes.part(offset: Int(offset), length: Int(length)) != nil else {
        throw Refusal("cut short: table '\(tag)' ends at byte \(Int(offset) + Int(length)) of \(bytes.count)")
      }
      entries.append((tag, Int(offset), Int(length)))
    }
    self.bytes = bytes
    self.entries = entries
  }

  /// How many faces a file holds: a collection says it, any other holds one.
  static func faceCount(_ bytes: BigEndian) -> Int {
    bytes.tag(0) == "ttcf" ? Int(bytes.uint32(8) ?? 0) : 1
  }

  private static func start(_ bytes: BigEndian, faceIndex: Int) throws(Refusal) -> Int {
    guard bytes.tag(0) == "ttcf" else { return 0 }
    let (place, overflow) = faceIndex.multipliedReportingOverflow(by: 4)
    guard !overflow, let offset = bytes.uint32(12 + place) else {
      throw Refusal("cut short: the collection's list of faces ends at byte \(bytes.count)")
    }
    return Int(offset)
  }

  func has(_ tag: Tag) -> Bool {
    entries.contains { $0.tag == tag }
  }

  /// The bytes of a table; `nil` when the face has none of that name.
  func table(_ tag: Tag) -> BigEndian? {
    entries.first { $0.tag == tag }.flatMap { bytes.part(offset: $0.offset, length: $0.length) }
  }
}
