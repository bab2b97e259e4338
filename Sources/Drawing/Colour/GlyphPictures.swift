import CHarfBuzz
import Sheet
import Typeface

/// The colour glyphs of one face, as far as a drawing has asked for them.
///
/// Layers come before pictures made of pixels, since they are sharp at every size. The palette is the font's first.
final class GlyphPictures {
  /// The most layers that a glyph may have.
  static let maximumLayers = 1_024
  private struct Key: Hashable {
    var glyph: UInt32
    var pixelsPerEm: Int
  }

  /// The face's name for the notes.
  private let face: Face
  private let tables: ColourTables
  private let maximumBytes: Int
  private let font: OpaquePointer
  private let unitsPerEm: Double
  private lazy var palette = readPalette()
  private lazy var blanks = readBlanks()
  private var known: [Key: GlyphPicture] = [:]
  private var strikes: [UInt: Strike] = [:]
  private var decodedBytes = 0
  private var damaged: Set<UInt32> = []

  /// The glyphs drawn from layers so far.
  private(set) var layered: Set<UInt32> = []
  /// The glyphs drawn from pictures so far.
  private(set) var pictured: Set<UInt32> = []
  /// The glyphs drawn by their plain outlines, though the font has colours for them.
  private(set) var plain: [UndrawnColour: Set<UInt32>] = [:]
  /// The glyphs that are not drawn.
  private(set) var undrawn: [UndrawnColour: Set<UInt32>] = [:]

  /// Prepares to look up a face's glyphs; nil for a face of nothing but outlines.
  ///
  /// All decoded pictures together may take `maximumBytes`.
  init?(_ face: Face, maximumBytes: Int) {
    let tables = ColourTables(face)
    if tables.isEmpty && face.isScalable { return nil }
    (self.face, self.tables, self.maximumBytes) = (face, tables, maximumBytes)
    font = hb_font_create(face.harfBuzzFace)
    unitsPerEm = Double(max(1, hb_face_get_upem(face.harfBuzzFace)))
  }

  deinit {
    hb_font_destroy(font)
  }

  /// What a glyph is drawn from.
  ///
  /// Of pictures of several sizes it is the smallest that has at least `pixelsPerEm`, or else the largest; 0 asks for the
  /// largest. `hasOutline` says whether the glyph has an outline that can be drawn.
  func picture(of glyph: UInt32, pixelsPerEm: Int, hasOutline: () -> Bool) -> GlyphPicture {
    let key = Key(glyph: glyph, pixelsPerEm: tables.hasPictures ? min(max(pixelsPerEm, 0), 0xFFFF) : 0)
    if let picture = known[key] { return picture }
    let picture = find(glyph, key.pixelsPerEm) ?? plainPicture(glyph, hasOutline: hasOutline())
    known[key] = picture
    return picture
  }

  /// The bytes of a glyph's largest picture, as they stand in the font; nil when it has none.
  func bytes(of glyph: UInt32) -> [UInt8]? {
    guard tables.hasPictures, layers(of: glyph) == nil else { return nil }
    hb_font_set_ppem(font, 0, 0)
    let blob = hb_ot_color_glyph_reference_png(font, glyph)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }

  private func find(_ glyph: UInt32, _ pixelsPerEm: Int) -> GlyphPicture? {
    if tables.hasLayers, let layers = layers(of: glyph) {
      layered.insert(glyph)
      return .layers(layers)
    }
    guard tables.hasPictures else { return nil }
    // A font may lack the glyph in the nearest size and have it in the largest.
    guard let strike = strike(of: glyph, pixelsPerEm) ?? (pixelsPerEm > 0 ? strike(of: glyph, 0) : nil) else {
      return nil
    }
    pictured.insert(glyph)
    return .bitmap(strike)
  }

  private func plainPicture(_ glyph: UInt32, hasOutline: Bool) -> GlyphPicture {
    let reason = damaged.contains(glyph) ? .damaged : tables.undrawn(glyph)
    if hasOutline {
      if let reason { plain[reason, default: []].insert(glyph) }
      return .outline
    }
    if let reason {
      undrawn[reason, default: []].insert(glyph)
      return .none
    }
    guard tables.hasOneColourBitmaps || !face.isScalable, !isBlank(glyph) else { return .outline }
    undrawn[.bitmaps, default: []].insert(glyph)
    return .none
  }
}

extension GlyphPictures {
  private func layers(of glyph: UInt32) -> [GlyphPicture.Layer]? {
    let face = self.face.harfBuzzFace
    let total = hb_ot_color_glyph_get_layers(face, glyph, 0, nil, nil)
    guard total > 0 else { return nil }
    guard total <= Self.maximumLayers else {
      damaged.insert(glyph)
      return nil
    }
    var count = total
    var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(total))
    _ = hb_ot_color_glyph_get_layers(face, glyph, 0, &count, &layers)
    return layers.prefix(Int(count)).map { layer in
      // 0xFFFF stands for the text's colour, as does an entry that the palette lacks.
      let entry = palette.indices.contains(Int(layer.color_index)) ? palette[Int(layer.color_index)] : nil
      return GlyphPicture.Layer(glyph: layer.glyph, color: entry?.color, alpha: entry?.alpha ?? 255)
    }
  }

  private func readPalette() -> [(color: Frame.Color, alpha: UInt8)] {
    let face = self.face.harfBuzzFace
    var count = hb_ot_color_palette_get_colors(face, 0, 0, nil, nil)
    var colors = [hb_color_t](repeating: 0, count: Int(count))
    _ = hb_ot_color_palette_get_colors(face, 0, 0, &count, &colors)
    return colors.prefix(Int(count)).map { color in
      let channels = Frame.Color(
        red: hb_color_get_red(color), green: hb_color_get_green(color), blue: hb_color_get_blue(color))
      return (channels, hb_color_get_alpha(color))
    }
  }

  private func strike(of glyph: UInt32, _ pixelsPerEm: Int) -> Strike? {
    hb_font_set_ppem(font, UInt32(pixelsPerEm), UInt32(pixelsPerEm))
    let blob = hb_ot_color_glyph_reference_png(font, glyph)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    // The bytes stay where they are as long as the face: their address tells sizes that share a picture.
    let address = UInt(bitPattern: data)
    if let strike = strikes[address] { return strike }
    var extents = hb_glyph_extents_t()
    let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
    guard !damaged.contains(glyph), hb_font_get_glyph_extents(font, glyph, &extents) != 0,
      let strike = Strike(png: Array(bytes), box: box(extents)), decodedBytes + strike.size <= maximumBytes
    else {
      damaged.insert(glyph)
      return nil
    }
    decodedBytes += strike.size
    strikes[address] = strike
    return strike
  }

  private func box(_ extents: hb_glyph_extents_t) -> Strike.Box {
    Strike.Box(
      left: Double(extents.x_bearing) / unitsPerEm, top: Double(extents.y_bearing) / unitsPerEm,
      width: Double(extents.width) / unitsPerEm, height: -Double(extents.height) / unitsPerEm)
  }

  /// Whether a glyph that draws nothing is meant to: it moves no pen, or stands for a space or an invisible character.
  private func isBlank(_ glyph: UInt32) -> Bool {
    hb_font_get_glyph_h_advance(font, glyph) == 0 || blanks.contains(glyph)
  }

  private func readBlanks() -> Set<UInt32> {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x20, 0xA0...0xA0, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x2064, 0x3000...0x3000, 0xFE00...0xFE0F,
      0xFEFF...0xFEFF, 0xE0020...0xE007F,
    ]
    var blanks: Set<UInt32> = []
    for code in ranges.joined() {
      var glyph: hb_codepoint_t = 0
      if hb_font_get_nominal_glyph(font, code, &glyph) != 0, glyph != 0 { blanks.insert(glyph) }
    }
    return blanks
  }
}
