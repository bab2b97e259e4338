/// `specimen generate`: draws the sheet.
package enum GenerateVerb {
  static let out = OptionDeclaration(
    "out", value: "PATH", help: "the file to write, in PDF, PNG or SVG by its ending; '-' is standard output")
  static let format = OptionDeclaration(
    "format", value: "FORMAT", help: "'pdf', 'png' or 'svg', where the file's name does not tell")
  static let scale = OptionDeclaration(
    "scale", value: "N", help: "pixels a point of a PNG, \(NumberRange.scale.text); 2 by default")
  static let compression = OptionDeclaration(
    "compression", value: "LEVEL", help: "what a PNG is made for: 'fast' to write (default), or 'small'")
  static let raster = OptionDeclaration(
    "raster", value: "WAY",
    help:
      "how a PNG's glyphs are drawn: by 'masks' at eighths of a pixel (default), or 'exact', slowly, where they stand")

  /// The verb, declared.
  package static let verb = Verb(
    name: "generate",
    summary: "draws the sheet: every text style at every content size category",
    usage: "--out PATH [options]",
    operands: .none,
    options: [out, format, scale, compression, raster] + ChoiceOptions.all,
    examples: [
      .init(command: "specimen generate --out sheet.pdf", purpose: "the default sheet, true to size"),
      .init(
        command: "specimen generate --fonts Fonts --out sheet.png --scale 1",
        purpose: "the family in Fonts, one pixel a point"),
      .init(
        command: "specimen generate --custom Inter --size body=16 --max body=28 --out - --format pdf",
        purpose: "body set from 16 pt and held at 28 pt, to standard output"),
      .init(
        command: "specimen generate --styles body,caption1 --categories large...AX3 --out part.pdf",
        purpose: "two styles at seven categories"),
    ],
    run: { arguments, context throws(CommandError) in
      try run(try GenerateOptions(arguments), in: context)
    })
}
