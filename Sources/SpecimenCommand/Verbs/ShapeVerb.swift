internal import TextLayout

/// `specimen shape`: the glyphs that a text becomes, as HarfBuzz's own tool prints them.
package enum ShapeVerb {
  static let font = OptionDeclaration("font", value: "FILE", values: .file, help: "the font file")
  static let text = OptionDeclaration(
    "text", value: "TEXT", help: "what to shape, at most \(ChoiceOptions.sampleLimit) characters")
  static let index = OptionDeclaration("index", value: "N", help: "the face's place in a collection, from 0 (default)")
  static let features = OptionDeclaration(
    "features", value: "LIST", isRepeatable: true, help: "OpenType features, such as kern=0,+liga,aalt[3:5]=2")
  static let variations = OptionDeclaration(
    "variations", value: "LIST", isRepeatable: true, help: "places on variation axes, such as wght=700,opsz=20")
  static let direction = OptionDeclaration(
    "direction", value: "DIR", values: .words(TextDirection.words),
    help: "'ltr', 'rtl', 'ttb' or 'btt'; else by the text's script")
  static let script = OptionDeclaration(
    "script", value: "TAG", help: "an ISO 15924 script, such as Latn or Arab; else by the text")
  static let language = OptionDeclaration("language", value: "TAG", help: "a BCP 47 language, such as sr or zh-Hant")
  static let format = OptionDeclaration(
    "format", value: "FORMAT", values: .words(ShapeFormat.words),
    help: "'json' (default), hb-shape's lines; 'svg', a picture for Unicode's text-rendering-tests")
  static let testCase = OptionDeclaration(
    "testcase", value: "ID", help: "what the ids of the glyphs in SVG begin with; else 'text'")

  /// The verb, declared.
  package static let verb = Verb(
    name: "shape",
    summary: "prints the glyphs that a text becomes in a font, as hb-shape does",
    usage: "--font FILE --text TEXT [options]",
    operands: .none,
    options: [font, text, index, features, variations, direction, script, language, format, testCase],
    examples: [
      .init(command: "specimen shape --font Fonts/X.ttf --text office", purpose: "glyph, cluster, offsets, advances"),
      .init(
        command: "specimen shape --font Fonts/X.ttf --text office --features -liga --variations wght=700",
        purpose: "without ligatures, at weight 700"),
      .init(
        command: "specimen shape --font Fonts/X.ttf --text office --format svg --testcase LIGA-1/1",
        purpose: "the drawn line, to be compared with other programs'"),
    ],
    run: { arguments, context throws(CommandError) in
      try run(try ShapeOptions(arguments), in: context)
    }, canBeIsolated: true)
}
