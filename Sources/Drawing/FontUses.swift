import Sheet
import TextLayout
import Typeface

/// The font instances that frames use, each with the glyphs it is used for.
struct FontUses {
  /// An instance and its glyphs.
  struct Use {
    let instance: FontInstance
    var glyphs = GlyphSet()
  }

  /// The instances in the order in which they are first met, so that the same frames always give the same order.
  private(set) var all: [Use] = []
  private var places: [FontInstance: Int] = [:]

  /// Collects from every text item of the frames.
  init(_ frames: [Frame]) {
    for frame in frames {
      for case .text(let text) in frame.items where text.clip?.isDrawable != false {
        for run in text.line.runs { add(run) }
      }
    }
  }

  private mutating func add(_ run: GlyphRun) {
    let place = place(of: run.font)
    for glyph in run.glyphs { all[place].glyphs.insert(glyph.id) }
  }

  private mutating func place(of instance: FontInstance) -> Int {
    if let place = places[instance] { return place }
    places[instance] = all.count
    all.append(Use(instance: instance))
    return all.count - 1
  }
}
