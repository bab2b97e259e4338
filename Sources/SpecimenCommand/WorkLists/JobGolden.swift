internal import DynamicType
internal import Files
internal import Golden
internal import Sheet
internal import Snapshot
internal import Specimen
internal import TypeSystem
internal import Typeface
internal import WorkList

/// The golden of a job, which lies under the job's id; each page of several has one of its own there.
struct JobGolden {
  let job: WorkJob
  /// The folder of all goldens.
  let folder: String
  let places: ResultPlaces

  /// Compares a sheet, and leaves pictures of what differs.
  ///
  /// - Throws: `notWritten` where they can't be left.
  func compare(
    _ sheet: SpecimenSheet, _ fonts: FontLibrary, _ request: SheetRequest, _ files: FileWriter
  ) throws(CommandError) -> GoldenRecord {
    var records: [GoldenRecord] = []
    for (name, drawing) in drawings(sheet, fonts, request) {
      let report = ReportFolder(path: "\(places.reports)/\(job.id)")
      let finding = GoldenVerification(store: store(name)).verify(drawing, name: job.id, pictureFolder: name)
      do throws(GoldenError) { try report.write(finding, in: name, with: files) } catch { throw Self.error(error) }
      records.append(GoldenRecord(finding, pictures: finding.drawn == nil ? nil : "report/\(job.id)/\(name)"))
    }
    return records.first { $0.standing != .same } ?? records.first
      ?? GoldenRecord(standing: .same, summary: "nothing is drawn")
  }

  /// Makes a sheet the golden.
  ///
  /// - Throws: `notWritten` where it can't be written.
  func record(
    _ sheet: SpecimenSheet, _ fonts: FontLibrary, _ request: SheetRequest, _ files: FileWriter
  ) throws(CommandError) {
    for (name, drawing) in drawings(sheet, fonts, request) {
      do throws(GoldenError) { _ = try store(name).record(drawing, as: nil, with: files) } catch {
        throw Self.error(error)
      }
    }
  }

  private func store(_ name: String) -> GoldenStore { GoldenStore(stem: "\(folder)/\(job.id)/\(name)") }

  private static func error(_ error: GoldenError) -> CommandError {
    guard case .notWritten(let path, let error) = error else { return CommandError(error) }
    return .notWritten(.file(path), error)
  }

  /// The pages by the names of their goldens.
  private func drawings(
    _ sheet: SpecimenSheet, _ fonts: FontLibrary, _ request: SheetRequest
  ) -> [(name: String, drawing: GoldenDrawing)] {
    let frames = sheet.frames()
    return frames.enumerated().map { index, frame in
      let drawing = GoldenDrawing(
        frame, fonts: fonts, makers: GoldenMakers(tool: SpecimenCommand.tool), document: record(of: request.source),
        table: TableRecord(.table(for: sheet.system.document.platform)), limits: request.limits.pictures)
      return (frames.count == 1 ? "grid" : "page-\(index + 1)", drawing)
    }
  }

  private func record(of source: SheetDocument) -> DocumentRecord {
    guard let path = source.path, let sha256 = source.sha256 else { return .embedded }
    return DocumentRecord(name: path.split(separator: "/").last.map(String.init) ?? path, sha256: sha256)
  }
}

extension GoldenRecord {
  /// The most lines that a record has of a sheet.
  private static let lineLimit = 20
  /// The most pictures that it names.
  private static let stripLimit = 9

  init(_ finding: GoldenFinding, pictures: String?) {
    let standing: Standing =
      switch finding.standing {
      case .same: .same
      case .different: .different
      case .missingOrStale: .missing
      case .unusable, .notDrawn: .unusable
      }
    let verdict = finding.report.verdict
    let strips = finding.report.pictures.compactMap(\.strip)
    // The page's is the last.
    let named = strips.count > Self.stripLimit ? strips.prefix(Self.stripLimit - 1) + strips.suffix(1) : strips[...]
    self.init(
      standing: standing, summary: finding.report.headline,
      lines: standing == .same
        ? [] : (verdict?.causes ?? []).map { "\($0)" } + (verdict?.cellLines(limit: Self.lineLimit) ?? []),
      pictures: pictures,
      strips: named.map { file in
        String(file.path[(file.path.lastIndex(of: "/").map(file.path.index(after:)) ?? file.path.startIndex)...])
      })
  }
}
