#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A test face's file, changed in a few of its bytes: for the italics and names that no test face has.
package struct PatchedFont {
  /// The bytes of the file.
  package internal(set) var bytes: [UInt8]

  /// Reads a file of the folder `Fonts/test`.
  package init(_ file: String) {
    guard let stream = fopen("\(TestFaces.folder)/\(file)", "rb") else { preconditionFailure("no test face \(file)") }
    defer { fclose(stream) }
    bytes = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 { bytes += buffer[..<count] }
  }

  /// Writes another name of the same length over every one in the name table, be it in UTF-16 or in single bytes.
  package mutating func rename(_ name: String, to other: String) {
    precondition(name.utf8.count == other.utf8.count, "the names are not of one length")
    replace(Array(name.utf8), with: Array(other.utf8))
    replace(name.utf8.flatMap { [0, $0] }, with: other.utf8.flatMap { [0, $0] })
  }

  /// Gives the face another family, whose name is not longer than its own: name IDs 1 and 16.
  package mutating func setFamily(_ name: String) {
    guard let table = offset(of: "name") else { return }
    let storage = table + number(at: table + 4)
    for record in (0..<number(at: table + 2)).map({ table + 6 + $0 * 12 })
    where [1, 16].contains(number(at: record + 6)) {
      let text = number(at: record) == 1 ? Array(name.utf8) : name.utf8.flatMap { [0, $0] }
      precondition(text.count <= number(at: record + 8), "the name is longer than the old one")
      let start = storage + number(at: record + 10)
      bytes.replaceSubrange(start..<start + text.count, with: text)
      bytes[record + 8] = UInt8(text.count >> 8)
      bytes[record + 9] = UInt8(text.count & 0xFF)
    }
  }

  private func number(at offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }

  /// Sets the italic bit and clears the regular one of `OS/2`.
  package mutating func makeItalic() {
    guard let table = offset(of: "OS/2") else { return }
    bytes[table + 63] = bytes[table + 63] & ~0x40 | 0x01
  }

  /// Sets the weight of `OS/2`.
  package mutating func setWeight(_ weight: Int) {
    guard let table = offset(of: "OS/2") else { return }
    bytes[table + 4] = UInt8(weight >> 8)
    bytes[table + 5] = UInt8(weight & 0xFF)
  }

  /// Sets the ascender and the descender of `hhea`, in font units with y up.
  package mutating func setLine(ascender: Int, descender: Int) {
    guard let table = offset(of: "hhea") else { return }
    for (place, number) in [(4, ascender), (6, descender)] {
      bytes[table + place] = UInt8(truncatingIfNeeded: number >> 8)
      bytes[table + place + 1] = UInt8(truncatingIfNeeded: number)
    }
  }

  /// Moves a point of a glyph's outline, in a font with a `glyf` table: the last byte of its data that isn't padding.
  ///
  /// It moves by so many units, a power of two, to one side or the other.
  package mutating func movePoint(ofGlyph glyph: Int, by units: UInt8 = 1) {
    guard var last = outline(of: glyph)?.last else { return }
    while bytes[last] == 0 { last -= 1 }
    bytes[last] ^= units
  }

  /// Where the data of a glyph's outline lie in the file, in a font with a `glyf` table.
  func outline(of glyph: Int) -> Range<Int>? {
    guard let head = offset(of: "head"), let loca = offset(of: "loca"), let outlines = offset(of: "glyf") else {
      return nil
    }
    let isLong = number(at: head + 50) == 1
    let places = [glyph, glyph + 1].map { index in
      isLong
        ? number(at: loca + index * 4) << 16 | number(at: loca + index * 4 + 2) : number(at: loca + index * 2) * 2
    }
    precondition(places[1] > places[0] + 12, "the glyph has no outline")
    return outlines + places[0]..<outlines + places[1]
  }

  /// Makes an axis of the variations another one, from `minimum` to `maximum` with 0 in its place of default.
  package mutating func makeAxis(_ tag: String, _ other: String, from minimum: Int, to maximum: Int) {
    guard let table = offset(of: "fvar"), let axis = first(Array(tag.utf8), in: table..<bytes.count) else { return }
    let numbers = [minimum, 0, maximum].flatMap { number -> [UInt8] in
      [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number), 0, 0]
    }
    bytes.replaceSubrange(axis..<axis + 16, with: Array(other.utf8) + numbers)
  }

  func offset(of tag: String) -> Int? {
    (0..<Int(bytes[5])).lazy.map { 12 + $0 * 16 }.first { Array(bytes[$0..<$0 + 4]) == Array(tag.utf8) }
      .map { record in bytes[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) } }
  }

  private func first(_ pattern: [UInt8], in range: Range<Int>) -> Int? {
    guard range.count >= pattern.count else { return nil }
    return (range.lowerBound...range.upperBound - pattern.count).first {
      bytes[$0] == pattern[0] && bytes[$0..<$0 + pattern.count].elementsEqual(pattern)
    }
  }

  private mutating func replace(_ pattern: [UInt8], with other: [UInt8]) {
    guard var start = offset(of: "name") else { return }
    while let found = first(pattern, in: start..<bytes.count) {
      bytes.replaceSubrange(found..<found + pattern.count, with: other)
      start = found + pattern.count
    }
  }
}
