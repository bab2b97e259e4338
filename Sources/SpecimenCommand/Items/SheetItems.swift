package import Sheet
internal import TextLayout
package import Typeface

/// What a sheet's pages hold, as values for other programs: `generate --out items.json`.
///
/// It reads frames as the drawings do, and lays nothing out. Lengths are points, the origin of a page is its top left
/// corner, and y grows downwards.
package struct SheetItems {
  let frames: [Frame]
  let library: FontLibrary
  /// The fonts that draw a glyph, in the order in which they are met.
  let fonts: [FontInstance]
  /// The place of each in ``fonts``.
  let indices: [FontInstance: Int]

  /// Takes the pages and the library that they were shaped with.
  package init(_ frames: [Frame], fonts library: FontLibrary) {
    self.frames = frames
    self.library = library
    var fonts: [FontInstance] = []
    var indices: [FontInstance: Int] = [:]
    for frame in frames {
      for case .text(let text) in frame.items {
        for run in text.line.runs where indices[run.font] == nil {
          indices[run.font] = fonts.count
          fonts.append(run.font)
        }
      }
    }
    (self.fonts, self.indices) = (fonts, indices)
  }

  /// The file's bytes: JSON in UTF-8, with a line break at its end.
  package var bytes: [UInt8] { json.utf8 }
}
