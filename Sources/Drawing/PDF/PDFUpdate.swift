/// Adds to a finished PDF what cairo 1.16 has no call for, as an incremental update at the file's end.
///
/// The document's language and the wish to show its title in the window go into the catalogue; the dates get the `D:`
/// that the PDF specification (7.9.4) asks for, the outline a count of its entries above 0 (12.3.3), and the page labels one
/// for the first page (12.4.2). A picture that a page shows more than once is named once (7.3.7). The objects are written anew and the old ones stay, as 7.5.6 has it.
struct PDFUpdate {
  private var bytes: [UInt8]
  /// The numbers of the rewritten objects, each with its place in the file.
  private var places: [(object: Int, offset: Int)] = []

  /// The document with its language, a BCP 47 tag or empty, and well-formed dates.
  ///
  /// A file that is not laid out as cairo lays it out comes back as it was.
  static func completing(_ bytes: [UInt8], language: String, showsTitle: Bool) -> [UInt8] {
    guard let trailer = Trailer(of: bytes), let root = object(trailer.root, in: bytes),
      let info = object(trailer.info, in: bytes)
    else { return bytes }
    var update = PDFUpdate(bytes: bytes)
    var entries = ""
    if !language.isEmpty, language.utf8.allSatisfy({ isTagCharacter($0) }) { entries += "   /Lang (\(language))\n" }
    if showsTitle { entries += "   /ViewerPreferences << /DisplayDocTitle true >>\n" }
    update.add(trailer.root, replacing(">>\nendobj", by: entries + ">>\nendobj", in: root))
    if let number = root.number(after: "/Outlines ", from: 0), let outlines = object(number, in: bytes) {
      // cairo counts the entries of an outline downwards from 0.
      update.add(number, replacing("/Count -", by: "/Count ", in: outlines))
    }
    if let number = root.number(after: "/PageLabels ", from: 0), let labels = object(number, in: bytes),
      labels.range(of: "/Nums [\n   0 ", from: 0) == nil
    {
      // cairo leaves out a label that is the page's number, be it the first page's, which has to be there.
      update.add(number, replacing("/Nums [\n", by: "/Nums [\n   0 << /S /D >>\n", in: labels))
    }
    update.add(trailer.info, replacing("Date (", by: "Date (D:", in: info))
    for (number, resources) in resourcesNamingTwice(in: bytes) { update.add(number, resources) }
    update.end(trailer)
    return update.bytes
  }

  /// The resources of pages that name a picture as often as it stands there, each with its number, naming it once.
  private static func resourcesNamingTwice(in bytes: [UInt8]) -> [(number: Int, text: [UInt8])] {
    var found: [(number: Int, text: [UInt8])] = []
    var from = 0
    while let names = bytes.range(of: "\n   /XObject << ", from: from) {
      from = names.upperBound
      guard let end = bytes.range(of: " >>", from: from)?.lowerBound,
        let head = bytes[..<names.lowerBound].lastRange(of: " 0 obj\n"),
        let number = bytes[..<head.lowerBound].lastNumber, let object = object(number, in: bytes)
      else { continue }
      // "/x18 18 0 R", one after the other.
      let words = String(decoding: bytes[from..<end], as: UTF8.self).split(separator: " ")
      let entries = stride(from: 0, to: words.count, by: 4).map {
        words[$0..<min($0 + 4, words.count)].joined(separator: " ")
      }
      var seen: Set<String> = []
      let unique = entries.filter { seen.insert($0).inserted }
      guard unique.count < entries.count else { continue }
      found.append(
        (number, replacing(entries.joined(separator: " "), by: unique.joined(separator: " "), in: object)))
    }
    return found
  }

  private static func isTagCharacter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private mutating func add(_ object: Int, _ text: [UInt8]) {
    places.append((object, bytes.count))
    bytes += text
  }

  private mutating func end(_ trailer: Trailer) {
    let start = bytes.count
    var text = "xref\n"
    for place in places.sorted(by: { $0.object < $1.object }) {
      let digits = String(place.offset)
      text += "\(place.object) 1\n\(String(repeating: "0", count: 10 - digits.count))\(digits) 00000 n \n"
    }
    text += "trailer\n<< /Size \(trailer.size)\n   /Root \(trailer.root) 0 R\n   /Info \(trailer.info) 0 R\n"
    text += "   /Prev \(trailer.start)\n>>\nstartxref\n\(start)\n%%EOF\n"
    bytes += text.utf8
  }

  /// The text of an object near the file's end, from its number to `endobj` and the line's end.
  private static func object(_ number: Int, in bytes: [UInt8]) -> [UInt8]? {
    guard let start = bytes.lastRange(of: "\n\(number) 0 obj\n"),
      let end = bytes.range(of: "endobj\n", from: start.upperBound)
    else { return nil }
    return Array(bytes[start.lowerBound + 1..<end.upperBound])
  }

  private static func replacing(_ old: String, by new: String, in text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = 0
    while let found = text.range(of: old, from: rest) {
      result += text[rest..<found.lowerBound] + Array(new.utf8)
      rest = found.upperBound
    }
    return result + text[rest...]
  }
}

/// What the end of a PDF says about where things are.
private struct Trailer {
  var root: Int
  var info: Int
  var size: Int
  var start: Int

  init?(of bytes: [UInt8]) {
    guard let place = bytes.lastRange(of: "\ntrailer\n"),
      let root = bytes.number(after: "/Root ", from: place.upperBound),
      let info = bytes.number(after: "/Info ", from: place.upperBound),
      let size = bytes.number(after: "/Size ", from: place.upperBound),
      let start = bytes.number(after: "startxref\n", from: place.upperBound)
    else { return nil }
    (self.root, self.info, self.size, self.start) = (root, info, size, start)
  }
}

extension [UInt8] {
  /// The first place of an ASCII text at or after an offset.
  fileprivate func range(of text: String, from start: Int) -> Range<Int>? {
    let wanted = Array(text.utf8)
    guard start >= 0, count >= wanted.count, start <= count - wanted.count else { return nil }
    for offset in start...count - wanted.count where self[offset] == wanted[0] {
      if self[offset..<offset + wanted.count].elementsEqual(wanted) { return offset..<offset + wanted.count }
    }
    return nil
  }

  /// The whole number right after an ASCII text.
  fileprivate func number(after text: String, from start: Int) -> Int? {
    guard let place = range(of: text, from: start) else { return nil }
    let digits = self[place.upperBound...].prefix(10).prefix { (0x30...0x39).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// The whole number that the bytes end with.
  fileprivate var lastNumber: Int? {
    let digits = suffix(10).reversed().prefix { (0x30...0x39).contains($0) }
    return Int(String(decoding: digits.reversed(), as: UTF8.self))
  }

  /// The last place of an ASCII text.
  fileprivate func lastRange(of text: String) -> Range<Int>? {
    let wanted = Array(text.utf8)
    guard count >= wanted.count else { return nil }
    for offset in (startIndex...endIndex - wanted.count).reversed() where self[offset] == wanted[0] {
      if self[offset..<offset + wanted.count].elementsEqual(wanted) { return offset..<offset + wanted.count }
    }
    return nil
  }
}
