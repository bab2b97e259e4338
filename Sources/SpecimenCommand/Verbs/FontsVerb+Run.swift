internal import Files
internal import Typeface

extension FontsVerb {
  /// Reads the files and prints the report; a path that is not there does not keep the others from being reported.
  static func run(_ options: FontsOptions, in context: CommandContext) throws(CommandError) -> ExitCode {
    var report = FontsReport()
    for path in options.paths {
      do throws(CommandError) {
        report.files += try files(at: path, options, context)
      } catch {
        context.messages.report(error)
      }
    }
    context.messages.detail("tried \(Words.counted(report.files.count, "file", "files"))")
    for file in report.files {
      guard let refusal = file.refusal else { continue }
      tell(context, options, "cannot read font \(TerminalText.quoted(file.path)): \(refusal)", hint: file.hint)
    }
    try context.print(report.text(as: options.format))
    return .done
  }

  private static func files(
    at path: String, _ options: FontsOptions, _ context: CommandContext
  ) throws(CommandError) -> [FontsReport.File] {
    guard FileCalls.exists(path) else { throw .noSuchPath(path) }
    guard FileCalls.isDirectory(path) else { return [alone(context) { $0.load(file: path) }] }
    let library = FontLibrary(limits: context.limits.fonts)
    let reports: [FontFileReport]
    do {
      reports = try library.load(directory: path, options: options.folderOptions)
    } catch {
      throw CommandError(error)
    }
    if reports.isEmpty {
      tell(
        context, options, "no font files in \(TerminalText.quoted(path))",
        hint: options.isRecursive ? "--include '*' tries every file" : "--recursive searches the folders in it too")
    }
    return reports.map { report in
      // A face whose name another file has already taken belongs to this report all the same.
      report.result == .alreadyLoaded || !report.duplicates.isEmpty
        ? alone(context) { $0.load(fileOf: report) } : .init(report, in: library)
    }
  }

  /// Reports one file by itself, without regard to any other.
  private static func alone(
    _ context: CommandContext, _ load: (FontLibrary) -> FontFileReport
  ) -> FontsReport.File {
    let library = FontLibrary(limits: context.limits.fonts)
    return .init(load(library), in: library)
  }

  /// Under --strict what is wrong with a font is an error, else a warning beside a complete report.
  private static func tell(_ context: CommandContext, _ options: FontsOptions, _ text: String, hint: String?) {
    if options.isStrict {
      context.messages.report(.below(text, hint: hint, exitCode: .font))
    } else {
      context.messages.warn(text, hint: hint)
    }
  }
}
