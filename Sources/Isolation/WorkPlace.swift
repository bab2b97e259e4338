internal import Spelling

/// What a thread was at when it could not go on.
package struct WorkPlace: Hashable, Sendable {
  /// The path of the font at work.
  package var font: String?
  /// What messages call the sheet.
  package var sheet: String?

  /// Says what it was at; nothing where that isn't known.
  package init(font: String? = nil, sheet: String? = nil) {
    self.font = font
    self.sheet = sheet
  }

  /// As the end of a sentence, such as ", while the font 'a.ttf' was at work (sheet 'b')".
  var words: String {
    (font.map { ", while the font \(Escapes.quoted($0)) was at work" } ?? "")
      + (sheet.map { " (sheet \(Escapes.quoted($0)))" } ?? "")
  }
}
