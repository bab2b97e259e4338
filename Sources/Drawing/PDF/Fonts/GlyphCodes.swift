/// The numbers by which a document's texts name a face's glyphs, and what each stands for.
///
/// All instances of a face share them, so that they share one account of what the codes mean, too: sixty instances of a
/// variable face have one table in place of sixty.
final class GlyphCodes {
  /// How many codes there are; 0 is `.notdef`'s.
  let count: Int
  private let codes: [UInt16]
  private var texts: [UInt8] = []
  private var places: [Range<Int>?]

  /// Numbers glyphs in their order.
  init(_ glyphs: GlyphSet) {
    // A font has at most 65,535 glyphs, so what lies beyond is none.
    let sorted = glyphs.sorted.filter { $0 > 0 && $0 < 0xFFFF }
    var codes = [UInt16](repeating: 0, count: Int(sorted.last ?? 0) + 1)
    for (index, glyph) in sorted.enumerated() { codes[Int(glyph)] = UInt16(index + 1) }
    self.codes = codes
    count = sorted.count + 1
    places = Array(repeating: nil, count: count)
  }

  /// Whether a font can have so many glyphs.
  var canBeWritten: Bool { count < 0xFFFF }

  /// A glyph's code; nil for one that has none.
  subscript(glyph: UInt32) -> Int? {
    if glyph == 0 { return 0 }
    guard Int(glyph) < codes.count, codes[Int(glyph)] != 0 else { return nil }
    return Int(codes[Int(glyph)])
  }

  /// Whether a code stands for a part of a text: the first that it is met with is the one; `.notdef`'s stands for none.
  func stands(_ code: Int, for part: Range<Int>, of text: ArraySlice<UInt8>) -> Bool {
    guard code > 0 else { return false }
    guard let place = places[code] else {
      places[code] = texts.count..<texts.count + part.count
      texts += text[part]
      return true
    }
    // Slices would be made for a comparison of one byte, in nearly all cases.
    guard place.count == part.count else { return false }
    if place.count == 1 { return texts[place.lowerBound] == text[part.lowerBound] }
    return texts[place].elementsEqual(text[part])
  }

  /// The account of what the codes stand for, as a PDF has it.
  var characterMap: [UInt8] {
    var map = Array(
      """
      /CIDInit /ProcSet findresource begin
      12 dict begin
      begincmap
      /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
      /CMapName /Adobe-Identity-UCS def
      /CMapType 2 def
      1 begincodespacerange
      <0000> <ffff>
      endcodespacerange

      """.utf8)
    let known = places.indices.filter { places[$0] != nil }
    // A section has at most 100 lines.
    for start in stride(from: 0, to: known.count, by: 100) {
      let section = known[start..<min(start + 100, known.count)]
      map.add("\(section.count) beginbfchar\n")
      for code in section {
        map.add("<")
        map.add(hexadecimal: UInt16(code))
        map.add("> <")
        if let place = places[code] { map.add(utf16: String(decoding: texts[place], as: UTF8.self)) }
        map.add(">\n")
      }
      map.add("endbfchar\n")
    }
    map.add("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n")
    return map
  }
}
