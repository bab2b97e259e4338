import TestSupport
import Testing

/// A way in which one font of a sheet fails, beside the same font as it should be.
struct CellFault: Sendable, CustomTestStringConvertible {
  /// What is wrong.
  var name: String
  /// The face that `body` asks for, by its PostScript name.
  var face: String
  /// The sample.
  var text = "Hanin"
  /// The sound font; nil where there is none, so that the fallback is drawn.
  var sound: PatchedFont?
  /// The broken one.
  var broken: PatchedFont
  /// The mark that the cells get, by its name; nil where nothing but a drawing can tell.
  var mark: String?
  /// How many glyphs of the sample are not drawn.
  var count = 0
  var testDescription: String { name }

  /// A fault of the glyph n, which stands twice in the sample.
  private static func glyph(_ name: String, _ fault: GlyphFault) -> CellFault {
    let sound = PatchedFont("SpecimenSans-Medium.ttf")
    var broken = sound
    broken.breakGlyph(42, fault)
    return CellFault(name: name, face: "SpecimenSans-Medium", sound: sound, broken: broken, mark: "notDrawn", count: 2)
  }

  /// A fault of a table, from an offset on.
  private static func table(
    _ tag: String, _ bytes: [UInt8], at offset: Int, of sound: PatchedFont, face: String, text: String = "Hanin"
  ) -> CellFault {
    var broken = sound
    broken.write(bytes, in: tag, at: offset)
    return CellFault(name: "a broken '\(tag)'", face: face, text: text, sound: sound, broken: broken)
  }

  private static let nothing = [UInt8](repeating: 0xFF, count: 8)

  /// Faults of single glyphs.
  static let ofGlyphs: [CellFault] = [
    glyph("a glyph that is cut short", .cutShort),
    glyph("a glyph of 32,768 points", .tooManyPoints),
    glyph("a glyph whose contours end in no order", .unordered),
    glyph("a glyph of itself", .itself),
    // 12 at signs, each of 37 percent signs, each of 28 ampersands, each of 29 eights: 360,528 components.
    glyph("a glyph of parts without end", .parts([109, 107, 106, 67])),
  ]

  /// Faults of pictures and colours.
  static let ofColours: [CellFault] = [
    sbix, table("COLR", nothing, at: 4, of: layers, face: "SpecimenLayers-Regular", text: "AB"),
    table("CPAL", nothing, at: 4, of: layers, face: "SpecimenLayers-Regular", text: "AB"),
    table(
      "SVG ", nothing, at: 2, of: PatchedFont("colour/SpecimenSVG-Regular.ttf"), face: "SpecimenSVG-Regular",
      text: "\u{1F601}"),
  ]

  private static let layers = PatchedFont("colour/SpecimenLayers-Regular.ttf")

  private static var sbix: CellFault {
    let sound = PatchedFont("colour/SpecimenSbix-Regular.ttf")
    var broken = sound
    broken.write([0x89, 0x50, 0x4E, 0x48], over: [0x89, 0x50, 0x4E, 0x47])
    return CellFault(
      name: "a broken picture", face: "SpecimenSbix-Regular", text: "\u{1F600}", sound: sound, broken: broken,
      mark: "notDrawn", count: 1)
  }

  /// Faults of a font's axes.
  static let ofAxes: [CellFault] = [
    table("fvar", nothing, at: 4, of: flux, face: "SpecimenFlux-Regular"),
    table("gvar", nothing, at: 8, of: flux, face: "SpecimenFlux-Regular"),
    table("HVAR", nothing, at: 4, of: flux, face: "SpecimenFlux-Regular"),
  ]

  private static var flux: PatchedFont {
    var font = PatchedFont("SpecimenFlex[opsz,wght].ttf")
    font.rename("SpecimenFlex", to: "SpecimenFlux")
    font.setFamily("Specimen Flux")
    return font
  }

  /// Faults of a whole file.
  static let ofFiles: [CellFault] = [refused, metrics, unbuildable]

  private static var refused: CellFault {
    var broken = PatchedFont("SpecimenSans-Medium.ttf")
    broken.cutInHalf()
    return CellFault(name: "a file cut in half", face: "SpecimenSans-Medium", broken: broken, mark: "fallback")
  }

  private static var metrics: CellFault {
    let sound = PatchedFont("SpecimenSans-Medium.ttf")
    var broken = sound
    broken.setLine(ascender: 32_767, descender: -32_768)
    return CellFault(name: "heights out of all measure", face: "SpecimenSans-Medium", sound: sound, broken: broken)
  }

  private static var unbuildable: CellFault {
    CellFault(
      name: "outlines that no program can hold", face: "SpecimenFarSteps-Regular",
      sound: nil, broken: PatchedFont("broken/far-steps.otf"))
  }

  static let all = ofGlyphs + ofColours + ofAxes + ofFiles

  /// All but the last, whose lines are wider than those of the fallback that it is held against: how a label's words stand
  /// depends on its column's width.
  static let ofOneWidth = Array(all.dropLast())
}
