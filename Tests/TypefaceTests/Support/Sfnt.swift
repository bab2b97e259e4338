/// A font taken apart into tables, so that a test can change one and put the font together again.
struct Sfnt {
  var version: [UInt8]
  var tables: [(tag: String, bytes: [UInt8])]

  init(_ bytes: [UInt8]) {
    version = Array(bytes[0..<4])
    tables = (0..<Self.number(bytes, 4, 2)).map { index in
      let entry = 12 + 16 * index
      let offset = Self.number(bytes, entry + 8, 4)
      let tag = String(decoding: bytes[entry..<entry + 4], as: UTF8.self)
      return (tag, Array(bytes[offset..<offset + Self.number(bytes, entry + 12, 4)]))
    }
  }

  static func number(_ bytes: [UInt8], _ offset: Int, _ size: Int) -> Int {
    bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
  }

  static func big(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  subscript(tag: String) -> [UInt8]? {
    get { tables.first { $0.tag == tag }?.bytes }
    set {
      tables.removeAll { $0.tag == tag }
      if let newValue { tables.append((tag, newValue)) }
      tables.sort { $0.tag < $1.tag }
    }
  }

  mutating func set16(_ tag: String, _ offset: Int, _ value: Int) {
    guard var table = self[tag], offset + 2 <= table.count else { return }
    table.replaceSubrange(offset..<offset + 2, with: Self.big(value, 2))
    self[tag] = table
  }

  /// Sets the three numbers of `hhea`, and of `OS/2` typo and win where given.
  mutating func setExtents(hhea: [Int], typo: [Int]? = nil, win: [Int]? = nil) {
    for (index, value) in hhea.enumerated() { set16("hhea", 4 + 2 * index, value) }
    for (index, value) in (typo ?? []).enumerated() { set16("OS/2", 68 + 2 * index, value) }
    for (index, value) in (win ?? []).enumerated() { set16("OS/2", 74 + 2 * index, value) }
  }

  /// One record of a name table.
  struct Name {
    var platform = 3
    var encoding = 1
    var language = 0x409
    var identifier: Int
    var bytes: [UInt8]

    init(_ identifier: Int, _ text: String, language: Int = 0x409) {
      self.identifier = identifier
      self.language = language
      bytes = text.utf16.flatMap { Sfnt.big(Int($0), 2) }
    }

    init(_ identifier: Int, units: [Int]) {
      self.identifier = identifier
      bytes = units.flatMap { Sfnt.big($0, 2) }
    }

    init(macintosh identifier: Int, bytes: [UInt8]) {
      self.identifier = identifier
      self.bytes = bytes
      (platform, encoding, language) = (1, 0, 0)
    }
  }

  mutating func setNames(_ names: [Int: String]) {
    setNames(names.sorted { $0.key < $1.key }.map { Name($0.key, $0.value) })
  }

  mutating func setNames(_ names: [Name]) {
    var records: [UInt8] = []
    var strings: [UInt8] = []
    for name in names {
      let numbers = [name.platform, name.encoding, name.language, name.identifier, name.bytes.count, strings.count]
      records += numbers.flatMap { Self.big($0, 2) }
      strings += name.bytes
    }
    self["name"] = Self.big(0, 2) + Self.big(names.count, 2) + Self.big(6 + records.count, 2) + records + strings
  }

  /// The font as a file; offsets count from `origin`, for a place inside a collection.
  func bytes(origin: Int = 0) -> [UInt8] {
    var directory = version + Self.big(tables.count, 2) + [0, 0, 0, 0, 0, 0]
    var data: [UInt8] = []
    for table in tables {
      let offset = origin + 12 + 16 * tables.count + data.count
      directory += Array(table.tag.utf8) + Self.big(0, 4) + Self.big(offset, 4) + Self.big(table.bytes.count, 4)
      data += Self.padded(table.bytes)
    }
    return directory + data
  }

  /// Several fonts in one file.
  static func collection(_ fonts: [Sfnt]) -> [UInt8] {
    var header = Array("ttcf".utf8) + big(0x10000, 4) + big(fonts.count, 4)
    var data: [UInt8] = []
    let start = header.count + 4 * fonts.count
    for font in fonts {
      header += big(start + data.count, 4)
      data += font.bytes(origin: start + data.count)
    }
    return header + data
  }

  /// The font in WOFF 1.0 without compression, which the format allows; the unpacked size can be a lie.
  func woff(unpackedSize: Int? = nil) -> [UInt8] {
    let size = 12 + 16 * tables.count + tables.reduce(0) { $0 + Self.padded($1.bytes).count }
    var directory: [UInt8] = []
    var data: [UInt8] = []
    for table in tables {
      let offset = 44 + 20 * tables.count + data.count
      let length = Self.big(table.bytes.count, 4)
      directory += Array(table.tag.utf8) + Self.big(offset, 4) + length + length + Self.big(0, 4)
      data += Self.padded(table.bytes)
    }
    var header = Array("wOFF".utf8) + version + Self.big(44 + directory.count + data.count, 4)
    header += Self.big(tables.count, 2) + [0, 0] + Self.big(unpackedSize ?? size, 4)
    return header + [UInt8](repeating: 0, count: 24) + directory + data
  }

  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
  }
}
