import Sheet
import TextLayout
import Typeface

/// The font instances that frames use, each with the glyphs it is used for.
struct FontUses {
  /// The instances in the order in which they are first met, so that the same frames always give the same order.
  private(set) var order: [FontInstance] = []
  private(set) var glyphs: [FontInstance: Set<UInt32>] = [:]

  /// Collects from every text item of the frames.
  init(_ frames: [Frame]) {
    for frame in frames {
      for case .text(let text) in frame.items where text.clip?.isDrawable != false {
        for run in text.line.runs { add(run) }
      }
    }
  }

  private mutating func add(_ run: GlyphRun) {
    if glyphs[run.font] == nil { order.append(run.font) }
    for glyph in run.glyphs { glyphs[run.font, default: []].insert(glyph.id) }
  }
}
