package import Drawing

/// The options of `generate`, understood.
package struct GenerateOptions: Hashable, Sendable {
  /// Where the sheet goes.
  package var target: OutputTarget
  /// The format that it is drawn in.
  package var format: PictureFormat
  /// What it shows.
  package var choices: SheetChoices
  /// How a PNG is made, its scale 0.01 to 64; without meaning for the other formats.
  package var png: PNGOptions
}

extension GenerateOptions {
  /// Reads the options; the first thing wrong with them is thrown.
  package init(_ arguments: ParsedArguments) throws(CommandError) {
    guard let out = arguments.value(GenerateVerb.out) else {
      throw .missingOption("--out PATH", verb: "generate", example: "specimen generate --out sheet.pdf")
    }
    target = OutputTarget(out)
    format = try PictureFormat.choose(try arguments.word(GenerateVerb.format), for: target)
    choices = try SheetChoices(arguments)
    png = try PNGOptions(arguments, for: format)
  }
}

extension PNGOptions {
  /// Reads the options that are for PNG alone.
  fileprivate init(_ arguments: ParsedArguments, for format: PictureFormat) throws(CommandError) {
    self.init()
    if let scale = try arguments.number(GenerateVerb.scale, in: .scale) { self.scale = scale }
    if let compression: Compression = try arguments.word(GenerateVerb.compression) { self.compression = compression }
    if let raster: Raster = try arguments.word(GenerateVerb.raster) { self.raster = raster }
    guard format != .png else { return }
    let sheet = format == .pdf ? "a PDF" : "an SVG"
    let reasons = [
      (GenerateVerb.scale, "\(sheet) is true size and sharp at any"),
      (GenerateVerb.compression, "\(sheet) is as small as it is made anyway"),
      (GenerateVerb.raster, "\(sheet) has outlines in place of pixels"),
    ]
    for (option, hint) in reasons where arguments.value(option) != nil {
      throw .contradiction("\(option.flag) is for PNG, found the format \(format.rawValue)", hint: hint)
    }
  }
}
