package import TextLayout
package import Typeface

/// The options of `shape`, understood.
package struct ShapeOptions: Hashable, Sendable {
  /// The font file's path.
  package var font: String
  /// The face's place in the file, from 0.
  package var index: Int
  /// What is shaped, at most 4,096 characters.
  package var text: String
  /// Features in the order given; a later one wins.
  package var features: [FontFeature]
  /// Places on the face's axes; an axis not named has its default.
  package var variations: [AxisCoordinate]
  /// The direction; nil leaves it to the text's script.
  package var direction: TextDirection?
  /// The script as an ISO 15924 tag such as `Arab`; nil leaves it to the text.
  package var script: Tag?
  /// The language as a BCP 47 tag; nil for none.
  package var language: String?
  /// What is printed.
  package var format: ShapeFormat
  /// What the ids in SVG begin with.
  package var testCase: String
  /// Whether glyphs that can't be drawn are an error.
  package var isStrict = false
}

extension ShapeOptions {
  /// Reads the options; the first thing wrong with them is thrown.
  package init(_ arguments: ParsedArguments) throws(CommandError) {
    let example = "specimen shape --font Fonts/X.ttf --text office"
    guard let font = arguments.value(ShapeVerb.font) else {
      throw .missingOption("--font FILE", verb: "shape", example: example)
    }
    guard let text = try arguments.text(ShapeVerb.text) else {
      throw .missingOption("--text TEXT", verb: "shape", example: example)
    }
    self.font = font
    self.text = text
    format = try arguments.word(ShapeVerb.format) ?? .json
    testCase = arguments.value(ShapeVerb.testCase) ?? "text"
    isStrict = arguments.isSet(CommonOptions.strict)
    index = try arguments.wholeNumber(ShapeVerb.index, in: 0...65_535) ?? 0
    features = []
    for list in arguments.values(ShapeVerb.features) {
      features += try FontSettings.features(list, option: ShapeVerb.features.flag)
    }
    variations = []
    for list in arguments.values(ShapeVerb.variations) {
      variations += try FontSettings.variations(list, option: ShapeVerb.variations.flag)
    }
    direction = try arguments.word(ShapeVerb.direction)
    script = try Self.script(arguments.value(ShapeVerb.script))
    language = try arguments.languageTag(ShapeVerb.language)
  }

  /// ISO 15924 writes the first letter large and the other three small, as OpenType's script tags in HarfBuzz are.
  private static func script(_ text: String?) throws(CommandError) -> Tag? {
    guard let text else { return nil }
    guard text.utf8.count == 4, text.utf8.allSatisfy(ASCII.isLetter),
      let tag = Tag(text.prefix(1).uppercased() + text.dropFirst().lowercased())
    else {
      throw .malformed(
        kind: "ISO 15924 script", option: ShapeVerb.script.flag, found: text, example: "\(ShapeVerb.script.flag) Arab")
    }
    return tag
  }
}

/// What `shape` prints.
package enum ShapeFormat: String, CaseIterable, Sendable {
  /// The lines of `hb-shape`.
  case json
  /// A picture by the contract of Unicode's text-rendering-tests.
  case svg
}

extension ShapeFormat: NamedValue {
  static var kind: String { "format" }
  static var inOrder: [ShapeFormat] { allCases }
  var word: String { rawValue }
}

extension TextDirection: NamedValue {
  static var kind: String { "direction" }
  static var inOrder: [TextDirection] { [.leftToRight, .rightToLeft, .topToBottom, .bottomToTop] }
  var word: String {
    switch self {
    case .leftToRight: "ltr"
    case .rightToLeft: "rtl"
    case .topToBottom: "ttb"
    case .bottomToTop: "btt"
    }
  }
}
