internal import TextLayout
internal import Typeface

extension ShapeVerb {
  /// Shapes the text and prints one line of glyphs.
  static func run(_ options: ShapeOptions, in context: CommandContext) throws(CommandError) -> ExitCode {
    guard (try? FileCalls.status(options.font)).flatMap({ $0 }) != nil else { throw .noSuchPath(options.font) }
    let library = FontLibrary()
    let report = library.load(file: options.font, index: options.index)
    guard let face = report.faces.first.map({ library[$0] }) else {
      throw .below(
        "cannot read font \(TerminalText.quoted(options.font)): \(report.refusal ?? "it has no face")", hint: nil,
        exitCode: .font)
    }
    var request = ShapeRequest(text: options.text, font: face.instance(at: options.variations))
    request.features = options.features
    request.direction = options.direction
    request.script = options.script
    request.language = options.language
    let glyphs = TextShaper(library: library).shape(request).map { glyph in
      ShapedGlyphLine.Glyph(
        id: glyph.id, cluster: glyph.cluster, xOffset: glyph.xOffset, yOffset: glyph.yOffset,
        xAdvance: glyph.xAdvance, yAdvance: glyph.yAdvance)
    }
    try context.print(ShapedGlyphLine.text(glyphs))
    return .done
  }
}
