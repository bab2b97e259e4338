import CCairo
import Sheet

/// Glyphs that cairo is told of in one call, with the text that they stand for.
struct TextPiece {
  private var glyphs: [cairo_glyph_t] = []
  private var utf8: [UInt8] = []
  private var clusters: [cairo_text_cluster_t] = []

  /// Whether there is nothing to show.
  var isEmpty: Bool { glyphs.isEmpty }

  /// Adds a glyph to the cluster in progress.
  mutating func add(_ glyph: UInt32, at place: Frame.Point) {
    glyphs.append(cairo_glyph_t(index: UInt(glyph), x: place.x, y: place.y))
  }

  /// Ends a cluster: a text and the number of the glyphs, added just before, that stand for it.
  mutating func endCluster(_ text: ArraySlice<UInt8>, glyphCount: Int) {
    utf8 += text
    clusters.append(cairo_text_cluster_t(num_bytes: Int32(text.count), num_glyphs: Int32(glyphCount)))
  }

  /// Shows the glyphs at a size in points, in the context's font and colour; an empty piece shows nothing.
  func show(size: Double, in context: OpaquePointer) {
    guard !isEmpty else { return }
    cairo_set_font_size(context, size)
    guard !utf8.isEmpty else { return cairo_show_glyphs(context, glyphs, Int32(glyphs.count)) }
    utf8.withUnsafeBytes { bytes in
      cairo_show_text_glyphs(
        context, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), glyphs, Int32(glyphs.count),
        clusters, Int32(clusters.count), cairo_text_cluster_flags_t(rawValue: 0))
    }
  }

  /// Whether every glyph's place is on a page of a size.
  func isWithin(_ size: Frame.Size) -> Bool {
    glyphs.allSatisfy { (0...size.width).contains($0.x) && (0...size.height).contains($0.y) }
  }
}
