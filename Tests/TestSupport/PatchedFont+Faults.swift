/// What can be wrong with the data of one glyph in `glyf`, its advance being right.
package enum GlyphFault: Sendable {
  /// It ends before its points do.
  case cutShort
  /// It has 32,768 points, one more than a glyph may have.
  case tooManyPoints
  /// The points of its second contour end before those of its first.
  case unordered
  /// It is made of itself.
  case itself
  /// It is made of as many of the first of these glyphs as there is room for, that one of the next, and so on.
  case parts([Int])
}

extension PatchedFont {
  /// Breaks a glyph's outline, whose data keep their place and length.
  package mutating func breakGlyph(_ glyph: Int, _ fault: GlyphFault) {
    guard let data = outline(of: glyph) else { return }
    switch fault {
    case .cutShort: write([0x07, 0xD0], at: data.lowerBound + 10)
    case .tooManyPoints: write([0x7F, 0xFF], at: data.lowerBound + 10)
    case .unordered:
      write([0, 2] + bytes[data.lowerBound + 2..<data.lowerBound + 10] + [0, 5, 0, 5], at: data.lowerBound)
    case .itself: fill(data, with: [glyph])
    case .parts(let parts):
      for (whole, part) in zip([glyph] + parts, parts) {
        if let data = outline(of: whole) { fill(data, with: [Int](repeating: part, count: (data.count - 10) / 6)) }
      }
    }
  }

  /// Makes a glyph of others, each where it is by itself; its data keep their place and length.
  package mutating func compose(_ glyph: Int, of parts: [Int]) {
    if let data = outline(of: glyph) { fill(data, with: parts) }
  }

  private mutating func fill(_ data: Range<Int>, with parts: [Int]) {
    precondition(10 + 6 * parts.count <= data.count, "the glyph has no room for the parts")
    write([0xFF, 0xFF], at: data.lowerBound)
    for (index, part) in parts.enumerated() {
      // ARGS_ARE_XY_VALUES, and MORE_COMPONENTS before the last.
      let flags: UInt8 = index + 1 < parts.count ? 0x22 : 0x02
      write([0, flags, UInt8(part >> 8), UInt8(part & 0xFF), 0, 0], at: data.lowerBound + 10 + 6 * index)
    }
  }

  /// Has a glyph's data end earlier by so many bytes, an even number, in a font whose `loca` has 16 bits a glyph; the next glyph
  /// begins there.
  package mutating func shorten(glyph: Int, by count: Int) {
    guard let loca = offset(of: "loca") else { return }
    let place = loca + 2 * (glyph + 1)
    let words = (Int(bytes[place]) << 8 | Int(bytes[place + 1])) - count / 2
    write([UInt8(words >> 8), UInt8(words & 0xFF)], at: place)
  }

  /// Has a glyph's data begin, and those of the one before it end, beyond the table, in a font whose `loca` has 16 bits a glyph.
  package mutating func lose(glyph: Int) {
    write([0xFF, 0xFF], in: "loca", at: 2 * glyph)
  }

  /// Writes bytes over those of a table, from an offset in it on.
  package mutating func write(_ new: [UInt8], in tag: String, at start: Int) {
    guard let table = offset(of: tag) else { preconditionFailure("the font has no table \(tag)") }
    write(new, at: table + start)
  }

  /// How many bytes a table has.
  package func length(of tag: String) -> Int {
    guard
      let record = (0..<Int(bytes[5])).map({ 12 + $0 * 16 }).first(where: { bytes[$0..<$0 + 4].elementsEqual(tag.utf8) }
      )
    else { preconditionFailure("the font has no table \(tag)") }
    return bytes[record + 12..<record + 16].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Writes bytes over every occurrence of others of their number.
  package mutating func write(_ new: [UInt8], over old: [UInt8]) {
    for start in 0...bytes.count - old.count
    where bytes[start] == old[0] && bytes[start..<start + old.count].elementsEqual(old) {
      write(new, at: start)
    }
  }

  /// Leaves the file's first half.
  package mutating func cutInHalf() { bytes.removeLast(bytes.count / 2) }

  private mutating func write(_ new: [UInt8], at start: Int) {
    bytes.replaceSubrange(start..<start + new.count, with: new)
  }
}
