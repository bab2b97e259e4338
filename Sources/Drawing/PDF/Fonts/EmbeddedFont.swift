import Snapshot
import Typeface

/// An instance's font in a document: how its glyphs are told, and how far each moves the reader's pen.
final class EmbeddedFont {
  /// The font's place among the document's fonts, which its name on pages ends in.
  let index: Int
  /// The codes of the face's glyphs.
  let codes: GlyphCodes
  private let advances: [Int]
  private let name: String
  private let format: FontProgram.Format
  private let face: Face
  private let file: Int

  /// Writes a font's program into a document.
  init(_ program: FontProgram, of face: Face, index: Int, codes: GlyphCodes, name: String, to document: inout PDFFile) {
    (self.index, self.codes, self.face) = (index, codes, face)
    (advances, format) = (program.advances, program.format)
    self.name = Self.tag(program.bytes) + "+" + name
    file = document.reserve()
    let entry = format == .glyf ? "/Length1 \(program.bytes.count)" : "/Subtype /CIDFontType0C"
    document.addStream(file, entry, program.bytes)
  }

  /// A glyph's code and its advance in em; nil for one that is not drawn in this font.
  func glyph(_ glyph: UInt32) -> (code: Int, advance: Double)? {
    guard let code = codes[glyph], advances[code] >= 0 else { return nil }
    return (code, Double(advances[code]) / 1_000)
  }

  /// Writes the font's dictionary, whose number is given, and those that it needs.
  func write(as number: Int, characterMap: Int, to document: inout PDFFile) {
    let (descendant, descriptor) = (document.reserve(), document.reserve())
    document.add(
      number,
      """
      << /Type /Font /Subtype /Type0 /BaseFont /\(name) /Encoding /Identity-H
         /DescendantFonts [ \(descendant) 0 R ] /ToUnicode \(characterMap) 0 R >>
      """)
    let (kind, map) = format == .glyf ? ("CIDFontType2", " /CIDToGIDMap /Identity") : ("CIDFontType0", "")
    document.add(
      descendant,
      """
      << /Type /Font /Subtype /\(kind) /BaseFont /\(name)\(map)
         /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>
         /FontDescriptor \(descriptor) 0 R /DW 0 /W [ \(widths) ] >>
      """)
    let em = Double(max(1, face.unitsPerEm))
    func thousandths(_ units: Int32) -> String { decimal((Double(units) / em * 1_000).rounded()) }
    let metrics = face.lineMetrics
    let capHeight = face.capHeight ?? metrics.ascender
    let box = "0 \(thousandths(metrics.descender)) 1000 \(thousandths(metrics.ascender))"
    document.add(
      descriptor,
      """
      << /Type /FontDescriptor /FontName /\(name) /Flags 4 /FontBBox [ \(box) ] /ItalicAngle 0
         /Ascent \(thousandths(metrics.ascender)) /Descent \(thousandths(metrics.descender))
         /CapHeight \(thousandths(capHeight)) /StemV 80 /\(format == .glyf ? "FontFile2" : "FontFile3") \(file) 0 R >>
      """)
  }

  /// The advances in thousandths of an em, a list for each row of codes that are used.
  private var widths: String {
    var text: [UInt8] = []
    var isOpen = false
    for (code, advance) in advances.enumerated() {
      if advance >= 0 {
        if !isOpen { text.add("\(code) [") } else { text.add(" ") }
        text.add("\(advance)")
      } else if isOpen {
        text.add("] ")
      }
      isOpen = advance >= 0
    }
    if isOpen { text.add("]") }
    return String(decoding: text, as: UTF8.self)
  }

  /// Six letters that tell parts of one font apart, from what is in them.
  private static func tag(_ program: [UInt8]) -> String {
    var bits = Fingerprint(of: program).bits
    return String(
      String.UnicodeScalarView(
        (0..<6).map { _ in
          defer { bits /= 26 }
          return Unicode.Scalar(UInt8(ascii: "A") + UInt8(bits % 26))
        }))
  }
}
