/// A face's `name` table: English where there is English, else the first language that has the name.
///
/// Each record is read by itself, so that one which points outside the table costs only its own name. The table does
/// not own its bytes: the face does.
struct NameTable {
  private struct Record {
    let rank: Int
    let text: BigEndian
    let isMacintosh: Bool
  }

  private var records: [UInt16: [Record]] = [:]

  /// The most bytes of one name that are looked at; a font may hold names of any length.
  private static let maximumBytes = 2048

  /// The most records of one name that are kept, and the most that are tried for text that is not blank.
  private static let maximumRecords = 256
  private static let maximumTries = 32

  /// Finds the records that can be read; a face without a table has none.
  init(_ table: BigEndian?) {
    guard let table, let count = table.uint16(2), let strings = table.uint16(4) else { return }
    for index in 0..<Int(count) {
      let start = 6 + 12 * index
      guard let platform = table.uint16(start), let encoding = table.uint16(start + 2),
        let language = table.uint16(start + 4), let identifier = table.uint16(start + 6),
        let length = table.uint16(start + 8), let offset = table.uint16(start + 10)
      else { return }
      guard let rank = Self.rank(platform: platform, encoding: encoding, language: language),
        let whole = table.part(offset: Int(strings) + Int(offset), length: Int(length)),
        let text = whole.part(offset: 0, length: min(whole.count, Self.maximumBytes))
      else { continue }
      if records[identifier, default: []].count >= Self.maximumRecords { continue }
      records[identifier, default: []].append(Record(rank: rank, text: text, isMacintosh: platform == 1))
    }
  }

  /// The text of a name as the font has it, the first that is not blank; empty when there is none.
  ///
  /// Lone surrogates come out as U+FFFD.
  func text(_ identifier: UInt32) -> String {
    guard let identifier = UInt16(exactly: identifier), let found = records[identifier] else { return "" }
    var tries = 0
    // Records of one rank stay in the table's order: ranks are looked for one after the other.
    for rank in 0...5 {
      for record in found where record.rank == rank && tries < Self.maximumTries {
        let text = record.isMacintosh ? MacRoman.decode(record.text.bytes) : Self.utf16(record.text)
        if !NameText.clean(text).isEmpty { return text }
        tries += 1
      }
    }
    return ""
  }

  /// The text of a name, fit to be shown.
  func cleaned(_ identifier: UInt32) -> String {
    NameText.clean(text(identifier))
  }

  /// How welcome a record is, 0 the most; `nil` for text in encodings that are not read.
  private static func rank(platform: UInt16, encoding: UInt16, language: UInt16) -> Int? {
    switch platform {
    case 3 where [0, 1, 10].contains(encoding):
      // The lower ten bits are the language without its country; 9 is English.
      language == 0x409 ? 0 : (language & 0x3FF == 9 ? 1 : 4)
    case 0: 2
    case 1 where encoding == 0: language == 0 ? 3 : 5
    default: nil
    }
  }

  private static func utf16(_ text: BigEndian) -> String {
    String(decoding: (0..<text.count / 2).compactMap { text.uint16(2 * $0) }, as: UTF16.self)
  }
}
