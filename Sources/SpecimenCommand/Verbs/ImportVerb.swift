internal import DocumentText
internal import Interchange
internal import TypeSystem
internal import YAML

/// `specimen import`: a document made of another program's file.
package enum ImportVerb {
  /// The kinds of files that are read.
  enum Kind: String, CaseIterable {
    case scaledfont, infoplist, tokens
  }

  static let kind = OptionDeclaration(
    "from", value: "KIND", values: .words(Kind.allCases.map(\.rawValue)),
    help:
      "'scaledfont' (style to fontName, fontSize), 'infoplist' (UIAppFonts) or 'tokens'; else by what the file holds")
  static let name = OptionDeclaration(
    "name", value: "NAME", help: "what the type system is called; the file's name unless told")
  static let out = OptionDeclaration(
    "out", value: "PATH", values: .file, help: "the document to write, in place of standard output")
  static let force = OptionDeclaration("force", help: "write over a file that is there")

  /// The most notes that are told.
  private static let noteLimit = 40

  /// The verb, declared.
  package static let verb = Verb(
    name: "import",
    summary: "makes a document of a ScaledFont list, an Info.plist or design tokens",
    usage: "FILE [--from KIND] [--out PATH] [options]",
    operands: .init(placeholder: "FILE", count: 1...1, values: .file),
    options: [kind, out, name, force],
    examples: [
      .init(
        command: "specimen import Noto.plist --out typesystem.yaml",
        purpose: "a document of the list, and on standard error what it can't hold"),
      .init(command: "specimen import tokens.json --from tokens", purpose: "the typography of design tokens"),
    ],
    run: { arguments, context throws(CommandError) in try run(arguments, in: context) })

  private static func run(_ arguments: ParsedArguments, in context: CommandContext) throws(CommandError) -> ExitCode {
    let path = arguments.operands[0]
    var kind: Kind?
    if let word = arguments.value(self.kind) {
      kind = Kind(rawValue: word.lowercased())
      guard kind != nil else {
        throw .unknownWord(word, kind: "kind of file", option: self.kind.flag, known: Kind.allCases.map(\.rawValue))
      }
    }
    let target = OutputTarget(arguments.value(out) ?? "-")
    if !arguments.isSet(force) { try context.checkIsFree(target) }
    let bytes = try InputFile.read(path, limit: context.limits.documents.yaml.bytes, of: "a file to import")
    guard isJSON(bytes) || isPropertyList(bytes) else { throw noneOfThem(path, bytes) }
    let imported: ImportedDocument
    do throws(InterchangeError) {
      let isJSON = isJSON(bytes)
      let value = try isJSON ? JSONReader.value(bytes) : PropertyListReader.value(bytes)
      imported = try document(value, kind ?? guess(value, isJSON: isJSON), name: arguments.value(name) ?? title(path))
        .withinLimits()
    } catch {
      // The first of them is in the error's own words.
      if case .nothingToImport(_, let notes) = error { tell(notes.dropFirst(), context) }
      throw .below("\(TerminalText.quoted(path)): \(error.description)", hint: error.hint, exitCode: .usage)
    }
    tell(imported.notes[...], context)
    let heading = ["Made by specimen from \(TerminalText.escaped(path))."]
    let text = DocumentWriter.text(of: imported.document, heading: heading)
    try context.checkTarget(target, isNone: arguments.operands)
    try context.deliver(Array(text.utf8), to: target)
    if imported.document.styles.isEmpty {
      context.messages.note(
        "the document has the sources of its fonts, and no family or style yet",
        hint: "add 'families' and 'styles', or let 'specimen init --fonts DIR' write them for the fonts of a folder")
    }
    return .done
  }

  private static func tell(_ notes: ArraySlice<ImportNote>, _ context: CommandContext) {
    for note in notes.prefix(noteLimit) { context.messages.warn(note.description) }
    if notes.count > noteLimit { context.messages.warn("and \(notes.count - noteLimit) more like these") }
  }

  private static func document(
    _ value: InterchangeValue, _ kind: Kind, name: String
  ) throws(InterchangeError) -> ImportedDocument {
    switch kind {
    case .scaledfont: try Importer.scaledFontPlist(value, name: name)
    case .infoplist: try Importer.infoPlist(value, name: name)
    case .tokens: try Importer.designTokens(value, name: name)
    }
  }

  /// JSON is taken for tokens, a list with UIAppFonts for an Info.plist, and any other for ScaledFont's.
  private static func guess(_ value: InterchangeValue, isJSON: Bool) -> Kind {
    if isJSON { return .tokens }
    if case .dictionary(let members) = value, members.keys.contains("UIAppFonts") { return .infoplist }
    return .scaledfont
  }

  /// Whether a file begins as JSON does; property lists begin with `<` or `bplist`.
  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// Whether a file begins as a property list does.
  private static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "bplist".utf8)
      || bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) } == UInt8(ascii: "<")
  }

  /// The error of a file that is nothing that is imported; a type system document needs no import.
  private static func noneOfThem(_ path: String, _ bytes: [UInt8]) -> CommandError {
    let isDocument = bytes.split(separator: 0x0A).contains { $0.starts(with: "format:".utf8) }
    return .below(
      "\(TerminalText.quoted(path)): this is no property list, Info.plist or design tokens",
      hint: isDocument
        ? "a type system document is read as it is: specimen generate \(TerminalText.escaped(path))"
        : "property lists begin with '<' or 'bplist', design tokens are JSON and begin with '{'",
      exitCode: .usage)
  }

  /// A file's name without its folder and its ending.
  private static func title(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
