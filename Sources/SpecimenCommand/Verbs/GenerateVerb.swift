internal import Drawing
internal import Sheet

/// `specimen generate`: draws the sheet.
package enum GenerateVerb {
  static let out = OptionDeclaration(
    "out", value: "PATH", values: .file,
    help:
      "the file to write, in PDF, PNG, SVG, HTML or JSON by its ending; a folder for cards; '-' is standard output; '{name}' "
      + "stands for the sheet's name; several pages as PNG or SVG are numbered, NAME-01.png and so on")
  static let format = OptionDeclaration(
    "format", value: "FORMAT", values: .words(PictureFormat.words),
    help:
      "'pdf', 'png', 'svg', 'html', an interactive page, or 'json', what would be drawn as values, where the file's name "
      + "does not tell; cards are 'png' unless told")
  static let scale = OptionDeclaration(
    "scale", value: "N", help: "pixels a point of a PNG, \(NumberRange.scale.text); 2 by default")
  static let compression = OptionDeclaration(
    "compression", value: "LEVEL", values: .words(PNGOptions.Compression.words),
    help: "what a PNG is made for: 'fast' to write (default), or 'small'")
  static let raster = OptionDeclaration(
    "raster", value: "WAY", values: .words(PNGOptions.Raster.words),
    help:
      "how a PNG's glyphs are drawn: by 'masks' at eighths of a pixel (default), or 'exact', slowly, where they stand")
  static let layout = OptionDeclaration(
    "layout", value: "LAYOUT", values: .words(Layout.words),
    help: "'grid', one poster (default), 'pages', each style on pages of its own, 'cards', each cell a picture of "
      + "its own, STYLE@CATEGORY.custom and STYLE@CATEGORY.fallback; the charts 'ranges', how far each style grows, "
      + "'hierarchy', all sizes over the categories, 'deviation', sizes against Apple's, and 'metrics', the faces' "
      + "heights; or 'report', a document of summary, charts, findings and every style")
  static let page = OptionDeclaration(
    "page", value: "PAPER", values: .words(Paper.words),
    help:
      "'a4', 'a3' or 'letter': the paper of --layout pages and report (a4 by default), or what the poster is cut up for"
  )
  static let theme = OptionDeclaration(
    "theme", value: "THEME", values: .words(Theme.words),
    help: "'light', black on white (default), or 'dark', white on black; a page follows the reader's own unless told")
  static let guides = OptionDeclaration(
    "guides", value: "LIST", values: .list(Guide.words + [Guide.allWord]),
    help: "lines through each sample, some of \(Guide.words.joined(separator: ", ")), or all")
  static let jobs = OptionDeclaration(
    "jobs", value: "N",
    help: "how many sheets are drawn at a time, \(GenerateOptions.jobsRange.lowerBound) to "
      + "\(GenerateOptions.jobsRange.upperBound); as many as there are processors unless told")
  static let fonts = OptionDeclaration(
    ChoiceOptions.fonts.name, value: "DIR", values: .folder, isRepeatable: true,
    help: "take the custom font from the font files in this folder; each folder makes a sheet")

  /// The verb, declared.
  package static let verb = Verb(
    name: "generate",
    summary: "draws the sheet: every text style at every content size category",
    usage: "[DOCUMENT…] --out PATH [options]",
    operands: .init(placeholder: "[DOCUMENT…]", count: 0...10_000, values: .file),
    options: [out, format, scale, compression, raster, layout, page, theme, guides, jobs, fonts]
      + ChoiceOptions.common,
    examples: [
      .init(command: "specimen generate --out sheet.pdf", purpose: "the default sheet, true to size"),
      .init(
        command: "specimen generate --fonts Fonts --out sheet.png --scale 1",
        purpose: "the family in Fonts, one pixel a point"),
      .init(
        command: "specimen generate --out sheet.html",
        purpose: "a page to work with: sizes, fonts, guides and zoom to choose"),
      .init(
        command: "specimen generate --out items.json",
        purpose: "every text, glyph and rectangle with its place, for another program"),
      .init(
        command: "specimen generate --layout pages --page letter --out pages.pdf",
        purpose: "each style on pages of its own, to be printed"),
      .init(
        command: "specimen generate --layout cards --styles body --theme dark --guides all --out cards",
        purpose: "a PNG for each cell of a style, in the folder 'cards'"),
      .init(
        command: "specimen generate --layout report --out report.pdf",
        purpose: "a document for a design review: summary, charts, findings, every style"),
      .init(
        command: "specimen generate --fonts Slab --fonts Sans --out '{name}.pdf'",
        purpose: "a sheet for each of two folders, named after its family"),
      .init(
        command: "specimen generate --custom Inter --size body=16 --max body=28 --out - --format pdf",
        purpose: "body set from 16 pt and held at 28 pt, to standard output"),
      .init(
        command: "specimen generate --styles body,caption1 --categories large...AX3 --out part.pdf",
        purpose: "two styles at seven categories"),
    ],
    run: { arguments, context throws(CommandError) in
      let documents = try context.chosenDocuments(arguments)
      guard !documents.isEmpty else { return .usage }
      return try run(try GenerateOptions(arguments, chosen: documents, verb: "generate"), in: context)
    }, canBeIsolated: true, countsSheets: true)
}
