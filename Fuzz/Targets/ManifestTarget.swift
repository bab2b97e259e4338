internal import Snapshot

/// Takes a golden's manifest, with its checksum put right where only that keeps it from being read.
enum ManifestTarget {
  static func run(_ bytes: [UInt8]) -> FuzzTarget.Outcome {
    do throws(ManifestError) {
      let manifest = try read(bytes)
      readBack(manifest)
      let other = changed(manifest)
      compare(other, manifest)
      compare(manifest, other)
      compare(manifest, manifest)
      return .taken("\(manifest.cells.count) cells")
    } catch {
      return .refused(error.description)
    }
  }

  private static func read(_ bytes: [UInt8]) throws(ManifestError) -> Manifest {
    do throws(ManifestError) { return try Manifest(bytes: bytes) } catch {
      guard case .changedAfterWriting(let recorded, let found) = error else { throw error }
      let text = String(decoding: bytes, as: UTF8.self)
      return try Manifest(text: text.replacing(recorded.description, with: found.description))
    }
  }

  /// The manifest of a sheet on which other fonts drew, with a cell more and every other cell changed.
  private static func changed(_ manifest: Manifest) -> Manifest {
    var changed = manifest
    changed.cells = Array(manifest.cells.dropFirst())
    for index in stride(from: 0, to: changed.cells.count, by: 2) {
      changed.cells[index].pixels = Fingerprint(~changed.cells[index].pixels.bits)
      changed.cells[index].pointSize = 1
    }
    for index in changed.fonts.indices { changed.fonts[index].sha256 = String(manifest.fonts[index].sha256.reversed()) }
    return changed
  }

  /// A manifest is written as it was read, however its numbers were spelled.
  private static func readBack(_ manifest: Manifest) {
    let text = manifest.text
    do throws(ManifestError) {
      let again = try Manifest(text: text)
      promise(again == manifest, "a manifest does not read back equal:\n\(text)")
    } catch {
      fatalError("a written manifest is refused: \(error.description)\n\(text)")
    }
  }

  /// Compares two manifests and words what differs in every way there is.
  private static func compare(_ expected: Manifest, _ actual: Manifest) {
    let verdict = Verdict.compare(expected: expected, actual: actual)
    let isAlike = verdict.cells.allSatisfy { !$0.fails }
    promise(expected != actual || isAlike, "a manifest differs from itself")
    _ = (verdict.lines(limit: 20), verdict.summary)
    let sheet = SheetReport(name: "fuzz.yaml", goldenFolder: "fuzz.goldens", outcome: .failed, verdict: verdict)
    let report = VerificationReport(tool: "specimen", sheets: [sheet])
    _ = (HTMLReport.text(report), JSONReport.text(report), JUnitReport.text(report), MarkdownSummary.text(report))
    _ = GitHubAnnotations.text(report)
    for cell in expected.cells.prefix(2) {
      guard let filter = try? CellFilter("\(cell.name)") else { continue }
      _ = Verdict.compare(expected: expected, actual: actual, filter: filter)
      if let approved = try? expected.approving(filter, from: actual) { readBack(approved) }
    }
  }
}
