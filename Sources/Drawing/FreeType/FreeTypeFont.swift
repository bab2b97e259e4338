import CFreeType
import TextLayout
import Typeface

/// A font opened by FreeType once, for all the instances of it that a drawing asks for.
///
/// FreeType keeps one set of axes and one size at a time, so each instance sets its own before it loads a glyph, unless they
/// are set already. A sheet with optical sizes has an instance a size; with a handle each, FreeType would read the font's
/// HVAR table again for every one. One handle saves 24 M of 351 M instructions of the default sheet as SVG.
///
/// It belongs to its library, which closes it.
final class FreeTypeFont {
  /// FreeType's handle.
  let handle: FT_Face
  /// What the font's glyphs cost to unfold.
  let costs: GlyphCosts
  /// The face that it is of; the bytes that FreeType reads are the face's, or its own.
  let face: Face
  private let own: OutlineTables?
  private var instanceCount = 0
  private var instance = 0
  private var size = 0
  private var hasMoved = false

  /// Opens a font in a library.
  ///
  /// - Throws: ``DrawingError/freeType(step:code:)`` when FreeType can't.
  init(_ face: Face, in library: FreeTypeLibrary) throws(DrawingError) {
    let own = OutlineTables(of: face)
    var handle: FT_Face?
    let code =
      if let bytes = own?.bytes {
        library.open(bytes, index: 0, &handle)
      } else {
        face.withFontBytes { library.open($0, index: face.sfntIndex, &handle) }
      }
    guard code == 0, let handle else {
      throw .freeType(step: "open '\(face.postScriptName)'", code: code)
    }
    (self.face, self.own, self.handle) = (face, own, handle)
    costs = GlyphCosts(face, limits: library.limits)
  }

  /// The number of one more instance, above 0, which no other has.
  func newInstance() -> Int {
    instanceCount += 1
    return instanceCount
  }

  /// Sets the axes of an instance to coordinates of the font's own, in 1/65,536; returns FreeType's code.
  func select(_ instance: Int, _ coordinates: inout [FT_Fixed]) -> FT_Error {
    guard instance != self.instance else { return 0 }
    self.instance = instance
    // An instance without coordinates is the font as it is opened; no coordinates lead back there.
    guard hasMoved || !coordinates.isEmpty else { return 0 }
    hasMoved = true
    let code = FT_Set_Var_Design_Coordinates(handle, FT_UInt(coordinates.count), &coordinates)
    // Nobody knows what is set now, so the next glyph asks again.
    if code != 0 { self.instance = 0 }
    return code
  }

  /// Sets the size of an em in 1/64 pixels, unhinted and so at any fraction.
  func setSize(_ size: Int) {
    guard size != self.size else { return }
    FT_Set_Char_Size(handle, 0, FT_F26Dot6(size), 72, 72)
    self.size = size
  }
}
