/// `specimen watch`: draws the sheet again whenever its document or its fonts change.
package enum WatchVerb {
  static let name = "watch"

  static let out = OptionDeclaration(
    GenerateVerb.out.name, value: "PATH", values: .file,
    help:
      "the file to draw, in PDF, PNG, SVG or HTML by its ending; a page of HTML shows what is new by itself; a folder for "
      + "cards; '{name}' stands for the sheet's name; several pages as PNG or SVG are numbered")

  /// The options of `generate`, but for how many sheets are drawn at a time.
  private static let options =
    [out] + GenerateVerb.verb.options.filter { ![out.name, GenerateVerb.jobs.name].contains($0.name) }

  /// The verb, declared.
  package static let verb = Verb(
    name: name,
    summary: "draws the sheet again whenever its document or its fonts change",
    usage: "[DOCUMENT…] --out PATH [options]",
    operands: .init(placeholder: "[DOCUMENT…]", count: 0...10_000, values: .file),
    options: options,
    examples: [
      .init(
        command: "specimen watch museo.yaml --out sheet.html",
        purpose: "a page that follows the document as it is written"),
      .init(
        command: "specimen watch --fonts Fonts --out sheet.pdf",
        purpose: "the family in Fonts, for a viewer that loads files again"),
      .init(
        command: "specimen watch a.yaml b.yaml --out '{name}.png'",
        purpose: "two sheets, each drawn when its own document changes"),
    ],
    run: { arguments, context throws(CommandError) in
      try WatchRun(arguments, in: context).run()
      return .done
    }, isResident: true)
}
