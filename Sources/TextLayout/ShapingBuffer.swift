internal import CHarfBuzz
internal import Typeface

/// The text that goes into HarfBuzz and the glyphs that come out, in one buffer.
struct ShapingBuffer: ~Copyable {
  private let handle: OpaquePointer

  /// A glyph as HarfBuzz gives it, in the font's scale.
  struct Output {
    var id: UInt32
    var cluster: UInt32
    var xAdvance, yAdvance, xOffset, yOffset: Int32
  }

  /// The names of the shapers as C has them, with a null at the end.
  private let shapers: UnsafeMutablePointer<UnsafePointer<CChar>?>

  init() {
    handle = hb_buffer_create()
    shapers = .allocate(capacity: Self.shaperNames.count + 1)
    for (index, name) in Self.shaperNames.enumerated() {
      (shapers + index).initialize(to: UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self))
    }
    (shapers + Self.shaperNames.count).initialize(to: nil)
  }

  deinit {
    hb_buffer_destroy(handle)
    shapers.deallocate()
  }

  /// Puts in a part of a text; what stands around it is context for joining scripts.
  mutating func fill(_ text: String, range: Range<Int>) {
    hb_buffer_clear_contents(handle)
    text.withBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        hb_buffer_add_utf8(
          handle, characters.baseAddress, Int32(characters.count), UInt32(range.lowerBound), Int32(range.count))
      }
    }
  }

  /// Leaves no glyph for Unicode's default ignorables, in whose place a blank would stand.
  mutating func dropInvisibles() { hb_buffer_set_flags(handle, HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES) }

  /// Names direction, script and language; a nil direction or script is guessed from the text.
  mutating func describe(direction: TextDirection?, script: UInt32?, language: String?) {
    if let direction { hb_buffer_set_direction(handle, direction.harfBuzz) }
    if let script { hb_buffer_set_script(handle, hb_script_t(rawValue: script)) }
    hb_buffer_guess_segment_properties(handle)
    // HarfBuzz has guessed the language from the locale.
    hb_buffer_set_language(handle, language.flatMap { hb_language_from_string($0, -1) })
  }

  /// Shapes the text in place.
  mutating func shape(with font: ShapingFont, features: [FontFeature]) {
    let list = features.map { feature in
      hb_feature_t(
        tag: feature.tag.rawValue, value: feature.value, start: UInt32(clamping: feature.start ?? 0),
        end: feature.end.map { UInt32(clamping: $0) } ?? UInt32.max)
    }
    let before = font.work.begin()
    defer { FontWork.end(before) }
    hb_shape_full(font.handle, handle, list, UInt32(list.count), shapers)
  }

  /// HarfBuzz's own order without Graphite, named because HarfBuzz would take another from the variable HB_SHAPER_LIST.
  ///
  /// Core Text doesn't follow a font's Graphite rules, so a sheet that did would show what no device draws; and they are
  /// programs, which a stranger's font would have run.
  private static let shaperNames: [StaticString] = ["ot", "fallback"]

  /// The glyphs in visual order.
  var output: [Output] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(handle, &count),
      let positions = hb_buffer_get_glyph_positions(handle, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      Output(
        id: infos[index].codepoint, cluster: infos[index].cluster, xAdvance: positions[index].x_advance,
        yAdvance: positions[index].y_advance, xOffset: positions[index].x_offset, yOffset: positions[index].y_offset)
    }
  }
}

extension TextDirection {
  fileprivate var harfBuzz: hb_direction_t {
    switch self {
    case .leftToRight: HB_DIRECTION_LTR
    case .rightToLeft: HB_DIRECTION_RTL
    case .topToBottom: HB_DIRECTION_TTB
    case .bottomToTop: HB_DIRECTION_BTT
    }
  }
}
