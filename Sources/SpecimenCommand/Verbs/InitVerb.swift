internal import Files
internal import DocumentText
internal import TypeSystem
internal import Typeface

/// `specimen init`: a document to begin with.
package enum InitVerb {
  static let fonts = OptionDeclaration(
    "fonts", value: "DIR", values: .folder, help: "describe the fonts in this folder; without, the embedded default")
  static let out = OptionDeclaration(
    "out", value: "PATH", values: .file,
    help: "the document to write, typesystem.yaml unless told; '-' is standard output")
  private static let defaultPath = "typesystem.yaml"
  static let name = OptionDeclaration(
    "name", value: "NAME", help: "what the sheet is called; the family's name unless told")
  static let force = OptionDeclaration("force", help: "write over a file that is there")

  /// The verb, declared.
  package static let verb = Verb(
    name: "init",
    summary: "writes a commented type system document to begin with",
    usage: "[--fonts DIR] [--out PATH] [options]",
    operands: .none,
    options: [fonts, out, name, force],
    examples: [
      .init(command: "specimen init --fonts Fonts", purpose: "typesystem.yaml, with every family of the folder"),
      .init(command: "specimen init --out -", purpose: "the document that serves when none is given"),
    ],
    run: { arguments, context throws(CommandError) in try run(arguments, in: context) }, canBeIsolated: true,
    defaultOutput: defaultPath)

  private static func run(_ arguments: ParsedArguments, in context: CommandContext) throws(CommandError) -> ExitCode {
    let target = OutputTarget(arguments.value(out) ?? defaultPath)
    if !arguments.isSet(force) { try context.checkIsFree(target) }
    let text: String
    if let directory = arguments.value(fonts) {
      text = try document(of: directory, name: arguments.value(name), target, arguments, context)
    } else if let name = arguments.value(name) {
      var document = TypeSystemDocument.embeddedDefault
      document.name = name
      text = DocumentWriter.text(of: document, heading: heading(target), isCommented: true)
    } else {
      text = EmbeddedDefault.text
    }
    try context.deliver(Array(text.utf8), to: target)
    if case .file(let path) = target {
      context.messages.note(
        "wrote \(TerminalText.quoted(path))", hint: "specimen generate \(path) --out sheet.pdf draws it")
    }
    return .done
  }

  private static func document(
    of directory: String, name: String?, _ target: OutputTarget, _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(CommandError) -> String {
    let intake = FontIntake(
      messages: context.messages, isStrict: arguments.isSet(CommonOptions.strict), limits: context.limits.fonts)
    _ = try intake.loadUserFonts(directory)
    let first = FirstDocument(library: intake.library, directory: path(to: directory, from: target))
    let result = first.make(name: name)
    for note in result.leftOut { context.messages.note(note) }
    return DocumentWriter.text(of: result.document, heading: heading(target), isCommented: true)
  }

  private static func heading(_ target: OutputTarget) -> [String] {
    let name = if case .file(let path) = target { path } else { "typesystem.yaml" }
    return [
      "A type system: which face each text style has, and how its size follows the content size category.",
      "specimen generate \(name) --out sheet.pdf draws it, and specimen sizes \(name) prints its numbers.",
    ]
  }

  /// The folder of fonts as the document's own folder sees it; from the root where no relative path leads there surely.
  private static func path(to directory: String, from target: OutputTarget) -> String {
    guard case .file(let path) = target, !directory.hasPrefix("/") else { return directory }
    let folder = FileCalls.folder(of: path)
    var up = folder.split(separator: "/").filter { $0 != "." }
    var down = directory.split(separator: "/").filter { $0 != "." }
    // What lies above where the command runs has a name that it isn't told.
    guard !folder.hasPrefix("/"), !up.contains("..") else { return FileCalls.fullPath(directory) ?? directory }
    while let first = up.first, first == down.first {
      up.removeFirst()
      down.removeFirst()
    }
    let steps = up.map { _ in ".." } + down.map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
