internal import CHarfBuzz
internal import Typeface

/// What a face's glyphs are drawn from where it has more than outlines.
///
/// Layers come before pictures made of pixels, since they are sharp at every size, and a plain outline after both.
final class GlyphColours {
  /// The most layers that a glyph may have.
  static let maximumLayers = 1_024

  private let face: Face
  private let tables: ColourTables
  private let maximumBytes: Int
  private lazy var pictures = PictureTable(face)
  private lazy var blanks = BlankGlyphs(face)

  /// Prepares to look up a face's glyphs; nil for a face of nothing but outlines.
  init?(_ face: Face, limits: FontLimits) {
    let tables = ColourTables(face)
    if tables.isEmpty && face.isScalable { return nil }
    (self.face, self.tables, maximumBytes) = (face, tables, limits.maximumPictureMemory)
  }

  /// What a glyph is drawn from.
  ///
  /// - Parameters:
  ///   - glyph: a glyph that the face has.
  ///   - outlineFault: why its own outline can't be drawn, if so.
  ///   - hasOutline: whether it has an outline that can be drawn and isn't blank.
  ///   - isDrawn: whether the outline of another glyph can be drawn.
  func drawing(
    of glyph: UInt32, outlineFault: UndrawnReason?, hasOutline: Bool, isDrawn: (UInt32) -> Bool
  ) -> GlyphDrawing {
    var fault: UndrawnReason?
    if tables.hasLayers, let layers = layers(of: glyph) {
      guard !layers.isEmpty, layers.allSatisfy(isDrawn) else {
        return hasOutline ? .plain(.brokenLayers) : .nothing(.brokenLayers)
      }
      return .layers
    }
    // Every size is as good as the largest: which one is drawn depends on the format.
    if tables.hasPictures, let picture = pictures.picture(of: glyph, pixelsPerEm: 0) {
      fault = PictureCheck.fault(of: picture, maximumBytes: maximumBytes)
      if fault == nil { return .picture }
    }
    fault = fault ?? tables.undrawn(glyph)
    if hasOutline { return fault.map(GlyphDrawing.plain) ?? .outline }
    if let fault = fault ?? outlineFault { return .nothing(fault) }
    guard tables.hasOneColourBitmaps || !face.isScalable, !blanks.contains(glyph) else { return .outline }
    return .nothing(.bitmap)
  }

  /// The glyphs of a glyph's layers, none where they are too many; nil for a glyph without layers.
  private func layers(of glyph: UInt32) -> [UInt32]? {
    let total = hb_ot_color_glyph_get_layers(face.harfBuzzFace, glyph, 0, nil, nil)
    guard total > 0 else { return nil }
    guard total <= Self.maximumLayers else { return [] }
    var count = total
    var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(total))
    _ = hb_ot_color_glyph_get_layers(face.harfBuzzFace, glyph, 0, &count, &layers)
    return layers.prefix(Int(count)).map(\.glyph)
  }
}
