/// What a file's first bytes say it is.
enum FileContent: Hashable {
  /// One font with a table directory.
  case sfnt
  /// Several fonts that share tables.
  case collection
  /// A compressed font; FreeType unpacks it.
  case woff
  case woff2
  /// No OpenType font, with words for what it seems to be where that is known.
  case other(String?)

  init(_ bytes: BigEndian) {
    switch bytes.tag(0) {
    case Tag(rawValue: 0x0001_0000), "OTTO", "true": self = .sfnt
    case "ttcf": self = .collection
    case "wOFF": self = .woff
    case "wOF2": self = .woff2
    default: self = .other(Self.words(bytes))
    }
  }

  /// Kinds of file that turn up in the place of fonts, by their first bytes.
  private static let signatures: [(bytes: [UInt8], words: String)] = [
    ([0x25, 0x50, 0x44, 0x46], "looks like a PDF file"),
    ([0x89, 0x50, 0x4E, 0x47], "looks like a PNG picture"),
    ([0xFF, 0xD8, 0xFF], "looks like a JPEG picture"),
    ([0x50, 0x4B, 0x03, 0x04], "looks like a ZIP archive"),
    ([0x1F, 0x8B], "looks like a gzip archive"),
    ([0x25, 0x21], "looks like a PostScript font or program"),
    ([0x80, 0x01], "looks like a Type 1 font"),
    ([0x01, 0x66, 0x63, 0x70], "looks like a PCF bitmap font"),
    ([0x74, 0x79, 0x70, 0x31], "looks like a Type 1 font"),
  ]

  /// Beginnings of text files, in lower case, after white space.
  private static let beginnings: [(text: String, words: String)] = [
    ("<!doctype html", "looks like HTML"), ("<html", "looks like HTML"), ("<head", "looks like HTML"),
    ("<svg", "looks like SVG"), ("<?xml", "looks like XML"), ("startfont", "looks like a BDF bitmap font"),
    ("version https://git-lfs", "looks like a Git LFS pointer, not the file itself"),
  ]

  private static func words(_ bytes: BigEndian) -> String? {
    let head = bytes.bytes.prefix(512)
    if let match = signatures.first(where: { head.starts(with: $0.bytes) }) { return match.words }
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = head.starts(with: byteOrderMark) ? head.dropFirst(3) : head
    let lower = text.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }
    if let match = beginnings.first(where: { lower.starts(with: Array($0.text.utf8)) }) { return match.words }
    let hasControls = text.contains { $0 < 0x20 && !(0x09...0x0D).contains($0) || $0 == 0x7F }
    // The last character may be cut in two.
    let isUTF8 = !String(decoding: text, as: UTF8.self).unicodeScalars.dropLast().contains("\u{FFFD}")
    return !hasControls && isUTF8 && text.count >= 4 ? "looks like text" : nil
  }
}
