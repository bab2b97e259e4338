internal import Files
internal import Golden
internal import TypeSystem
internal import Typeface

/// Where the goldens and the reports of sheets lie.
struct GoldenPlaces: Sendable {
  /// The folder that `--goldens` names; nil for the one beside the document.
  let goldens: String?
  /// The folder that `--report` or SNAPSHOT_ARTIFACTS names; nil for the one beside the document.
  let report: String?

  /// The ending of a golden's folder.
  static let ending = ".goldens"
  /// The name of the report's folder beside a document.
  static let reportName = "specimen-report"

  /// Reads the options and the variable.
  init(_ arguments: ParsedArguments, in environment: CommandEnvironment) {
    goldens = arguments.value(GoldenOptions.goldens)
    let artifacts = environment.variables["SNAPSHOT_ARTIFACTS"] ?? ""
    report = arguments.value(GoldenOptions.report) ?? (artifacts.isEmpty ? nil : artifacts)
  }

  /// The golden of a sheet: `a/museo.yaml` has its own in `a/museo.goldens`; without a document the sheet's name counts.
  func store(of source: SheetDocument) -> GoldenStore {
    GoldenStore(folder: goldens ?? Self.prefix(source) + Self.stem(source) + Self.ending)
  }

  /// The folder for the report of a sheet.
  func reportFolder(of source: SheetDocument) -> ReportFolder {
    ReportFolder(path: report ?? Self.prefix(source) + Self.reportName)
  }

  /// The sheet's own folder in the report's: in one that several documents share, its name has their folders' too.
  func sheetFolder(of source: SheetDocument) -> String {
    guard report != nil, let path = source.path else { return Self.stem(source) }
    let parts = Self.prefix(source).split(separator: "/").filter { $0 != "." }
    let name = FileName.safe((parts.map(String.init) + [Self.stem(source)]).joined(separator: "-"))
    // A name that was cut could be another's, too.
    return path.utf8.count < FileName.longest ? name : "\(name)-\(SHA256.hexadecimal(of: Array(path.utf8)).prefix(8))"
  }

  /// The folder of goldens beside a document's file.
  static func folder(besides path: String) -> String { prefix(path) + stem(path) + ending }

  private static func prefix(_ source: SheetDocument) -> String { source.path.map(prefix) ?? "" }

  /// What stands before a document's name in its path, the last slash included.
  static func prefix(_ path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }

  /// A document's name without its ending; without a document, the sheet's name as a file's.
  private static func stem(_ source: SheetDocument) -> String {
    source.path.map(stem) ?? FileName.safe(source.document.name)
  }

  private static func stem(_ path: String) -> String {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The folders of goldens beside documents whose own document is gone, each once.
  ///
  /// A folder counts when a golden lies in it, and no document of its name beside it.
  static func orphans(besides documents: [SheetDocument]) -> [String] {
    var seen: Set<String> = []
    var orphans: [String] = []
    let named = Set(documents.map { prefix($0) + stem($0) })
    for document in documents where document.path != nil {
      let folder = prefix(document)
      guard seen.insert(folder).inserted else { continue }
      for name in (try? FileCalls.names(in: folder.isEmpty ? "." : folder)) ?? [] where name.hasSuffix(ending) {
        let stem = folder + name.dropLast(ending.count)
        let hasDocument =
          named.contains(stem) || ["yaml", "yml", "json"].contains { FileCalls.exists("\(stem).\($0)") }
        if !hasDocument, GoldenStore(folder: folder + name).kind != nil, !ReportFolder.isReport(folder + name) {
          orphans.append(folder + name)
        }
      }
    }
    return orphans
  }
}
