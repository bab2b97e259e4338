import CHarfBuzz
import Sheet
import TextLayout
import Typeface

/// The colour glyphs of one face, as far as a drawing has asked for them.
///
/// Layers come before pictures made of pixels, since they are sharp at every size. The palette is the font's first.
final class GlyphPictures {
  private struct Key: Hashable {
    var glyph: UInt32
    var pixelsPerEm: Int
  }

  private let face: Face
  private let costs: GlyphCosts
  private let hasSizes: Bool
  private let memory: PictureMemory
  private lazy var table = PictureTable(face)
  private lazy var palette = readPalette()
  private var known: [Key: GlyphPicture] = [:]
  private var strikes: [UInt: Strike] = [:]

  /// The glyphs drawn from layers so far.
  private(set) var layered: Set<UInt32> = []
  /// The glyphs drawn from pictures so far.
  private(set) var pictured: Set<UInt32> = []
  /// The glyphs drawn by their plain outlines, though the font has colours for them.
  private(set) var plain: [UndrawnReason: Set<UInt32>] = [:]
  /// The glyphs that are not drawn.
  private(set) var undrawn: [UndrawnReason: Set<UInt32>] = [:]

  /// Prepares to look up a face's glyphs; nil for a face of nothing but outlines.
  ///
  /// `costs` decide what each is drawn from; `memory` has the pixels of pictures, and those of the thread's other faces.
  init?(_ face: Face, costs: GlyphCosts, memory: PictureMemory) {
    let tables = ColourTables(face)
    if tables.isEmpty && face.isScalable { return nil }
    (self.face, self.costs, self.memory, hasSizes) = (face, costs, memory, tables.hasPictures)
  }

  /// What a glyph is drawn from.
  ///
  /// Of pictures of several sizes it is the smallest that has at least `pixelsPerEm`, or else the largest; 0 asks for the
  /// largest.
  func picture(of glyph: UInt32, pixelsPerEm: Int) -> GlyphPicture {
    let key = Key(glyph: glyph, pixelsPerEm: hasSizes ? min(max(pixelsPerEm, 0), 0xFFFF) : 0)
    if let picture = known[key] { return picture }
    let picture = find(glyph, key.pixelsPerEm)
    known[key] = picture
    return picture
  }

  /// The bytes of a glyph's largest picture, as they stand in the font; nil when it has none.
  func bytes(of glyph: UInt32) -> [UInt8]? {
    guard hasSizes, layers(of: glyph) == nil else { return nil }
    return table.picture(of: glyph, pixelsPerEm: 0).map { Array($0.bytes) }
  }

  private func find(_ glyph: UInt32, _ pixelsPerEm: Int) -> GlyphPicture {
    switch costs.drawing(of: glyph) {
    case .outline: return .outline
    case .plain(let reason):
      plain[reason, default: []].insert(glyph)
      return .outline
    case .layers:
      layered.insert(glyph)
      return .layers(layers(of: glyph) ?? [])
    case .picture:
      pictured.insert(glyph)
      // A font may lack the glyph in the nearest size, or have it damaged, and have it in the largest.
      guard let largest = strike(of: glyph, 0) else { break }
      guard let strike = strike(of: glyph, pixelsPerEm), strike !== largest, strike.isWhole else {
        return .bitmap(largest)
      }
      return .bitmap(strike)
    case .nothing(let reason): undrawn[reason, default: []].insert(glyph)
    }
    return .none
  }
}

extension GlyphPictures {
  private func layers(of glyph: UInt32) -> [GlyphPicture.Layer]? {
    let face = self.face.harfBuzzFace
    let total = hb_ot_color_glyph_get_layers(face, glyph, 0, nil, nil)
    guard total > 0 else { return nil }
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
    guard let picture = table.picture(of: glyph, pixelsPerEm: pixelsPerEm), let box = picture.box else { return nil }
    let address = UInt(bitPattern: picture.bytes.baseAddress)
    if let strike = strikes[address] { return strike }
    let strike = Strike(png: Array(picture.bytes), box: box, memory: memory)
    strikes[address] = strike
    return strike
  }
}
