/// A verification as JSON, for programs: every member is always there, null where there is nothing to say.
///
/// The whole is an object with `format` ("specimen verification 1"), `tool`, `libraries` (`name`, `version`), `passes` and
/// `sheets`. A sheet has `name`, `goldens` (the folder), `outcome` ("passed", "failed", "missing" or "unusable"), `summary`,
/// `remedy`, `seconds`, `verdict` and `pictures`. A verdict has `basis` ("pixels", "glyphs" or "picture"), `counts` of
/// cells by outcome, `causes`, `pageDiffers`, `notes`, and those `cells` that are not the same. A cause has a `kind`
/// ("font", "library", "document", "table", "tool", "scale", "drawing" or "onlyPixels"), `name`, `old`, `new` and `text`. A
/// cell has `name`, `style`, `category`, `column`, `outcome`, `text`, `causes` (places in the verdict's), `expectedPlace`,
/// `actualPlace` and `changes`, each with a `kind` and its numbers. Pictures are paths in the report's folder. Lengths are
/// in pixels, sizes and advances in points.
public enum JSONReport {
  /// The whole file.
  public static func text(_ report: VerificationReport) -> String {
    JSONText.object([
      "format": .string("specimen verification 1"), "tool": .string(report.tool),
      "libraries": .array(
        report.libraries.map { .record(["name": .string($0.name), "version": .string($0.version)]) }),
      "passes": .bool(report.passes), "sheets": .array(report.sheets.map(sheet)),
    ]).text
  }

  private static func sheet(_ sheet: SheetReport) -> JSONText {
    let outcome =
      switch sheet.outcome {
      case .passed: "passed"
      case .failed: "failed"
      case .missing: "missing"
      case .unusable: "unusable"
      }
    return .object([
      "name": .string(sheet.name), "goldens": .string(sheet.goldenFolder), "outcome": .string(outcome),
      "summary": .string(sheet.headline), "remedy": .optional(sheet.remedy, JSONText.string),
      "seconds": .optional(sheet.seconds, JSONText.number), "verdict": .optional(sheet.verdict, verdict),
      "pictures": .array(sheet.pictures.map(picture)),
    ])
  }

  private static func verdict(_ verdict: Verdict) -> JSONText {
    let basis =
      switch verdict.basis {
      case .pixels: "pixels"
      case .glyphs: "glyphs"
      case .picture: "picture"
      }
    return .object([
      "basis": .string(basis), "counts": counts(verdict), "causes": .array(verdict.causes.map(cause)),
      "pageDiffers": .bool(verdict.pageDiffers), "notes": .array(verdict.notes.map(JSONText.string)),
      "cells": .array(verdict.cells.filter { $0.outcome != .same }.map { cell($0, verdict.causes) }),
    ])
  }

  private static func counts(_ verdict: Verdict) -> JSONText {
    .record([
      "cells": .integer(verdict.cells.count), "same": .integer(verdict.count(of: .same)),
      "tolerated": .integer(verdict.count(of: .tolerated)), "changed": .integer(verdict.count(of: .changed)),
      "new": .integer(verdict.count(of: .new)), "stale": .integer(verdict.count(of: .stale)),
    ])
  }

  private static func cause(_ cause: Cause) -> JSONText {
    func record(_ kind: String, name: String? = nil, _ old: JSONText = .null, _ new: JSONText = .null) -> JSONText {
      .record([
        "kind": .string(kind), "name": .optional(name, JSONText.string), "old": old, "new": new,
        "text": .string(cause.description),
      ])
    }
    func version(_ text: String) -> JSONText { text == Cause.absent ? .null : .string(text) }
    return switch cause {
    case .font(let name, let old, let new): record("font", name: name, version(old), version(new))
    case .library(let name, let old, let new): record("library", name: name, version(old), version(new))
    case .document(let name): record("document", name: name)
    case .table(let old, let new): record("table", version(old), version(new))
    case .tool(let old, let new): record("tool", version(old), version(new))
    case .scale(let old, let new): record("scale", .number(old), .number(new))
    case .drawing: record("drawing")
    case .onlyPixels: record("onlyPixels")
    }
  }

  private static func cell(_ cell: CellVerdict, _ causes: [Cause]) -> JSONText {
    let outcome =
      switch cell.outcome {
      case .same: "same"
      case .tolerated: "tolerated"
      case .changed: "changed"
      case .new: "new"
      case .stale: "stale"
      }
    return .object([
      "name": .string(cell.name.text), "style": .string(cell.name.style),
      "category": .optional(cell.name.category, JSONText.string),
      "column": .optional(cell.name.column, JSONText.string), "outcome": .string(outcome), "text": .string(cell.found),
      "causes": .array(cell.causes.compactMap { causes.firstIndex(of: $0).map(JSONText.integer) }),
      "expectedPlace": .optional(cell.expectedPlace, rect), "actualPlace": .optional(cell.actualPlace, rect),
      "changes": .array(cell.changes.map(change)),
    ])
  }

  private static func change(_ change: CellChange) -> JSONText {
    let kind = JSONText.string(change.kind.rawValue)
    return switch change {
    case .size(let old, let new):
      .record([
        "kind": kind, "old": .optional(old, JSONText.number), "new": .optional(new, JSONText.number),
      ])
    case .face(let old, let new), .text(let old, let new):
      .record(["kind": kind, "old": .string(old), "new": .string(new)])
    case .glyphs(let differing, let count):
      .record(["kind": kind, "differing": .integer(differing), "of": .integer(count)])
    case .advance(let old, let new): .record(["kind": kind, "old": .number(old), "new": .number(new)])
    case .positions, .outlines: .record(["kind": kind])
    case .pixels(let difference):
      .record([
        "kind": kind, "pixels": .integer(difference.pixels), "largestStep": .integer(difference.largestStep),
        "first": .optional(difference.first) { .record(["x": .integer($0.x), "y": .integer($0.y)]) },
        "bounds": .optional(difference.bounds, rect), "densest": .integer(difference.densest),
      ])
    case .pixelsUncounted:
      .record([
        "kind": kind, "pixels": .null, "largestStep": .null, "first": .null, "bounds": .null, "densest": .null,
      ])
    }
  }

  private static func rect(_ rect: PixelRect) -> JSONText {
    .record([
      "x": .integer(rect.x), "y": .integer(rect.y), "width": .integer(rect.width), "height": .integer(rect.height),
    ])
  }

  private static func picture(_ picture: ReportPicture) -> JSONText {
    func path(_ file: ReportPicture.File?) -> JSONText { .optional(file) { .string($0.path) } }
    return .object([
      "cell": .optional(picture.cell) { .string($0.text) }, "expected": path(picture.expected),
      "actual": path(picture.actual), "difference": path(picture.difference), "strip": path(picture.strip),
    ])
  }
}
