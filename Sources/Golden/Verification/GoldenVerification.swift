internal import Drawing
package import Snapshot

/// Compares a drawing with its golden: fingerprints first, pixels only where something differs.
package struct GoldenVerification: Hashable, Sendable {
  /// The golden.
  package var store: GoldenStore
  /// How much a cell may differ.
  package var tolerance: Tolerance
  /// Which cells are compared; nil for all.
  package var filter: CellFilter?
  /// Whether pixels decide whatever libraries drew the golden.
  package var comparesPixelsAnyway: Bool
  /// How many cells get pictures; the page always does.
  package var pictureLimit: Int

  /// A comparison with a golden, exact unless told otherwise.
  package init(
    store: GoldenStore, tolerance: Tolerance = .exact, filter: CellFilter? = nil, comparesPixelsAnyway: Bool = false,
    pictureLimit: Int = 64
  ) {
    self.store = store
    self.tolerance = tolerance
    self.filter = filter
    self.comparesPixelsAnyway = comparesPixelsAnyway
    self.pictureLimit = pictureLimit
  }

  /// Compares a drawing; nothing is written.
  ///
  /// - Parameters:
  ///   - drawing: what is compared with the golden.
  ///   - name: what the report calls the sheet.
  ///   - pictureFolder: what the paths of its pictures begin with, such as "museo".
  package func verify(_ drawing: GoldenDrawing, name: String, pictureFolder: String) -> GoldenFinding {
    var report = SheetReport(name: name, goldenFolder: store.folder, outcome: .passed)
    var comparison: GoldenComparison
    do throws(GoldenError) { comparison = GoldenComparison(self, drawing, try drawing.manifest()) } catch {
      report.outcome = .unusable(error.description, hint: error.hint)
      return GoldenFinding(report: report, standing: .notDrawn)
    }
    let standing: GoldenFinding.Standing
    do throws(GoldenError) {
      standing = try comparison.compare()
      report.verdict = comparison.verdict
      report.outcome = standing == .same ? .passed : comparison.isMissing ? .missing : .failed
    } catch {
      standing = .unusable
      report.outcome = .unusable(error.description, hint: error.hint)
    }
    guard standing != .same else {
      return GoldenFinding(report: report, standing: standing, filterError: comparison.filterError)
    }
    do throws(GoldenError) {
      let drawn = try comparison.drawn()
      report.pictures = try comparison.pictures(folder: pictureFolder, drawn)
      return GoldenFinding(report: report, standing: standing, drawn: drawn)
    } catch {
      report.outcome = .unusable(error.description, hint: error.hint)
      return GoldenFinding(report: report, standing: .notDrawn)
    }
  }
}
