internal import Drawing
internal import DynamicType
internal import Golden
internal import Sheet
internal import Snapshot
internal import Specimen
internal import TypeSystem

/// A sheet of a run over goldens, as values: what is drawn, and where its golden and its report lie.
struct GoldenJob: Sendable {
  let request: SheetRequest
  let store: GoldenStore
  /// The folder for the report.
  let reportFolder: ReportFolder
  /// The sheet's own folder in it.
  let sheetFolder: String

  /// A sheet with its places, which come from the name of `source`.
  init(_ request: SheetRequest, _ places: GoldenPlaces, for source: SheetDocument) {
    self.request = request
    store = places.store(of: source)
    reportFolder = places.reportFolder(of: source)
    sheetFolder = places.sheetFolder(of: source)
  }

  /// What messages and reports call the sheet.
  var name: String { request.label }

  /// Lays the sheet out, ready to be drawn; what is not as asked is told, and fonts that `cache` has are not read again.
  func drawing(_ cache: SheetCache, _ messages: Messages) throws(CommandError) -> GoldenDrawing {
    let (sheet, fonts, _) = try request.layOut(SheetOptions(), cache: cache, messages)
    let document = request.source.path.map { path in
      DocumentRecord(
        name: path.split(separator: "/").last.map(String.init) ?? path, sha256: request.source.sha256 ?? "-")
    }
    return GoldenDrawing(
      sheet.layout.frame, fonts: fonts, makers: GoldenMakers(tool: SpecimenCommand.tool),
      document: document ?? .embedded, table: TableRecord(.table(for: sheet.system.document.platform)),
      limits: request.limits.pictures)
  }
}

extension SpecimenCommand {
  /// What manifests and reports call the program.
  static let tool = "specimen \(version)"
}

extension CommandError {
  /// What an error about a golden means here: one that can't be read is wrong input, a file not written is 5.
  init(_ error: GoldenError) {
    let code: ExitCode =
      switch error {
      case .notWritten, .notDrawn, .foreignFile: .output
      case .noManifest: .golden
      case .notRead, .noRegularFile, .tooLarge, .manifest, .image, .imageOfAnother, .cellsMoved, .notApproved: .usage
      }
    self = .below(error.description, hint: error.hint, exitCode: code)
  }
}
