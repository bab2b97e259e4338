package import Files
package import Snapshot

/// Where a run of comparisons leaves its report, the pictures, and what was drawn for those who approve it.
///
/// It lists the files that it makes, and takes away those alone when a later run has no use for them.
package struct ReportFolder: Hashable, Sendable {
  /// The folder's path.
  package var path: String

  /// The folder at a path, which need not be there.
  package init(path: String) { self.path = path }

  /// Whether a report left a folder.
  package static func isReport(_ folder: String) -> Bool { FileCalls.exists("\(folder)/\(OwnedFolder.listName)") }

  /// What was drawn of a sheet, for those who approve it; `folder` is the sheet's own, such as "museo".
  package func run(of folder: String) -> GoldenStore { GoldenStore(folder: "\(path)/\(folder)") }

  /// Leaves a sheet's pictures and what was drawn in a folder of its own; of a sheet that passed, nothing stays.
  ///
  /// - Throws: ``GoldenError/notWritten(path:_:)``.
  package func write(
    _ finding: GoldenFinding, in folder: String, with writer: FileWriter = .direct
  ) throws(GoldenError) {
    var files: [(name: String, bytes: [UInt8])] = []
    if let drawn = finding.drawn {
      files += [("grid.png", drawn.image), ("grid.manifest", Array(drawn.manifest.text.utf8))]
    }
    for picture in finding.report.pictures {
      for file in [picture.expected, picture.actual, picture.difference, picture.strip].compactMap({ $0 }) {
        files.append((file.path.split(separator: "/").last.map(String.init) ?? file.path, file.bytes))
      }
    }
    let own = OwnedFolder(path: "\(path)/\(folder)", writer: writer)
    defer { writer.removeEmptyFolder(path) }
    try own.replace(with: files)
  }

  /// Leaves the report itself: a page for people when something failed, and the rest for programs.
  ///
  /// Of a run that passed nothing stays unless it is asked to speak.
  /// - Throws: ``GoldenError/notWritten(path:_:)``.
  package func write(
    _ report: VerificationReport, speaksWhenPassing: Bool, with writer: FileWriter = .direct
  ) throws(GoldenError) {
    var files: [(name: String, bytes: [UInt8])] = []
    if !report.passes { files.append((Self.page, Array(HTMLReport.text(report).utf8))) }
    if !report.passes || speaksWhenPassing {
      files += [
        ("report.json", Array(JSONReport.text(report).utf8)), ("junit.xml", Array(JUnitReport.text(report).utf8)),
        ("summary.md", Array(MarkdownSummary.text(report).utf8)),
      ]
    }
    try OwnedFolder(path: path, writer: writer).replace(with: files)
  }

  /// The name of the page for people.
  package static let page = "report.html"
  /// The path of the page for people.
  package var pagePath: String { "\(path)/\(Self.page)" }
}
