/// The options of `generate`, understood.
package struct GenerateOptions: Hashable, Sendable {
  /// Where the sheet goes.
  package var target: OutputTarget
  /// The format that it is drawn in.
  package var format: PictureFormat
  /// What it shows.
  package var choices: SheetChoices
  /// Pixels a point of a PNG, 0.01 to 64; 2 by default, and without meaning for the others.
  package var scale: Double
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
    let scale = try arguments.number(GenerateVerb.scale, in: .scale)
    if scale != nil, format != .png {
      let sharp = format == .pdf ? "a PDF" : "an SVG"
      throw .contradiction(
        "--scale is for PNG, found the format \(format.rawValue)", hint: "\(sharp) is true size and sharp at any")
    }
    self.scale = scale ?? 2
  }
}
