/// A sheet's pages: one about the sheet, and one about each cell that there is something to say of.
struct ReportPage {
  /// What the run found.
  let sheet: SheetReport
  /// The place of the sheet's page.
  let anchor: String
  /// The sheet's cells, those that fail first.
  let cells: [ReportCell]
  /// The libraries that drew the sheet.
  let libraries: [LibraryRecord]
  /// Pictures of the page as a whole.
  let picture: ReportPicture?

  /// The pages of every sheet; those that fail come first, in the order of the report.
  static func sheets(of report: VerificationReport) -> [ReportPage] {
    var anchors = ReportAnchors()
    let failing = report.sheets.filter { !$0.passes }
    let passing = report.sheets.filter(\.passes)
    return (failing + passing).map { ReportPage($0, report.libraries, &anchors) }
  }

  private init(_ sheet: SheetReport, _ libraries: [LibraryRecord], _ anchors: inout ReportAnchors) {
    self.sheet = sheet
    self.libraries = libraries
    let anchor = anchors.sheet(sheet.name)
    self.anchor = anchor
    picture = sheet.pictures.last { $0.cell == nil }
    var pictures: [CellName: ReportPicture] = [:]
    for picture in sheet.pictures {
      if let cell = picture.cell, pictures[cell] == nil { pictures[cell] = picture }
    }
    // Without a verdict there was no golden: then every cell that there is a picture of is new.
    let verdicts =
      sheet.verdict?.cells
      ?? sheet.pictures.compactMap(\.cell).map { CellVerdict(name: $0, outcome: .new) }
    let cells = verdicts.map { verdict in
      ReportCell(
        verdict: verdict, anchor: anchors.cell(verdict.name, on: anchor), picture: pictures[verdict.name])
    }
    self.cells = CellVerdict.Outcome.inOrderOfTelling.flatMap { outcome in
      cells.filter { $0.verdict.outcome == outcome }
    }
  }

  /// What became of the sheet, in a word.
  var status: (kind: String, word: String) {
    switch sheet.outcome {
    case .passed: ("same", "as recorded")
    case .failed: ("changed", "differs")
    case .missing: ("new", "no golden")
    case .unusable: ("stale", "not compared")
    }
  }

  /// Whether the sheet is a document's, so that commands can be told for it.
  var isDocument: Bool {
    [".yaml", ".yml", ".json"].contains { sheet.name.hasSuffix($0) } && !sheet.name.hasPrefix("-")
      && sheet.name.utf8.allSatisfy(Self.isPlain)
  }

  /// Whether a byte stands for itself in a shell.
  static func isPlain(_ unit: UInt8) -> Bool {
    switch unit {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "@"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "/"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

extension CellVerdict.Outcome {
  /// Every outcome, those that fail first.
  static let inOrderOfTelling: [CellVerdict.Outcome] = [.changed, .new, .stale, .tolerated, .same]

  /// The outcome in a word, and the name of its look.
  var status: (kind: String, word: String) {
    switch self {
    case .same: ("same", "as recorded")
    case .tolerated: ("tolerated", "tolerated")
    case .changed: ("changed", "changed")
    case .new: ("new", "new")
    case .stale: ("stale", "stale")
    }
  }
}
