import Languages
import TestSupport
import TextLayout
import Testing
import Typeface

/// Paragraphs in the test faces, at 10 pt: a character of the box face is 6 pt wide, an ellipsis 5 (its .notdef).
struct ParagraphSample {
  let library = TestFaces.library()
  let shaper: TextShaper
  let breaker: LineBreaker

  init() throws {
    shaper = TextShaper(library: library)
    breaker = try LineBreaker.open()
  }

  func attributes(_ names: String..., direction: TextDirection? = nil) throws -> TextAttributes {
    let fonts = try names.map { try #require(library.match($0)).face.instance(weight: nil, opticalSize: nil) }
    return TextAttributes(cascade: fonts, pointSize: 10, direction: direction)
  }

  /// A paragraph in the box face; letters that it lacks are the Hebrew face's.
  func paragraph(_ text: String, _ options: ParagraphOptions, language: String = "en") throws -> Paragraph {
    try paragraph(text, options, attributes("SpecimenBox-Regular", "SpecimenHebrew-Regular"), language: language)
  }

  func paragraph(
    _ text: String, _ options: ParagraphOptions, _ attributes: TextAttributes, language: String = "en"
  ) throws -> Paragraph {
    try shaper.paragraph(text, attributes, options, breaks: breaker.breaks(of: text, language: language))
  }
}

extension Paragraph {
  /// The text of each line.
  var texts: [String] { lines.map(\.line.text) }
}
