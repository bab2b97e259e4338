extension SheetReport {
  /// Whether the sheet is its golden, or within the tolerance.
  public var passes: Bool { outcome == .passed }

  /// What became of the sheet, in one line without a full stop.
  public var headline: String {
    switch outcome {
    case .passed: return verdict?.summary ?? "as recorded"
    case .failed:
      guard let verdict else { return "differs" }
      return verdict.passes ? verdict.notes.first ?? "differs" : verdict.summary
    case .missing: return "there is no golden in \(ShownText.quoted(goldenFolder))"
    case .unusable(let error, _): return ShownText.escaped(error)
    }
  }

  /// What to do about it; nil where nothing is to be done.
  public var remedy: String? {
    switch outcome {
    case .passed: nil
    case .failed where verdict?.passes == true: "look at the sheet, and run '\(command("record"))'"
    case .failed: "look at the report's pictures; to take over what was drawn, run '\(command("approve"))'"
    case .missing: "run '\(command("record"))', look at what it draws, and commit \(ShownText.quoted(goldenFolder))"
    case .unusable(_, let hint): hint.map(ShownText.escaped)
    }
  }

  /// The verdict of each style by itself, in the order of the sheet; without a verdict, none.
  var rows: [(style: String, verdict: Verdict)] {
    guard let verdict else { return [] }
    var styles: [String] = []
    var cells: [String: [CellVerdict]] = [:]
    for cell in verdict.cells {
      if cells[cell.name.style] == nil { styles.append(cell.name.style) }
      cells[cell.name.style, default: []].append(cell)
    }
    let named = Set(verdict.cells.lazy.flatMap(\.causes))
    return styles.map { style in
      let row = cells[style] ?? []
      let concerned = Set(row.lazy.filter(\.fails).flatMap(\.causes))
      // A cause that no cell names may concern any of them.
      let causes = verdict.causes.filter { cause in
        concerned.contains(cause) || (!named.contains(cause) && row.contains(where: \.fails))
      }
      return (style, Verdict(basis: verdict.basis, causes: causes, cells: row))
    }
  }

  /// A command line about the sheet; a name that a shell would take apart is left out.
  func command(_ verb: String) -> String {
    "specimen \(verb)" + (Self.isPlain(name) && !name.hasPrefix("-") ? " \(name)" : "")
      + option("--goldens", namedGoldens) + (verb == "approve" ? option("--report", namedReport) : "")
  }

  private func option(_ flag: String, _ folder: String?) -> String {
    guard let folder else { return "" }
    return " \(flag) " + (Self.isPlain(folder) ? folder : "DIR")
  }

  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || "._/-".utf8.contains(byte)
      }
  }
}

extension VerificationReport {
  /// Whether every sheet is its golden, or within the tolerance.
  public var passes: Bool { sheets.allSatisfy(\.passes) }

  /// The whole in one line, such as "2 of 3 sheets are as recorded".
  public var headline: String {
    let passed = sheets.reduce(0) { $0 + ($1.passes ? 1 : 0) }
    if sheets.isEmpty { return "no sheet was verified" }
    if passed == sheets.count {
      return passed == 1 ? "the sheet is as recorded" : "all \(passed) sheets are as recorded"
    }
    return
      "\(passed) of \(counted(sheets.count, "sheet")) \(sheets.count == 1 || passed == 1 ? "is" : "are") as recorded"
  }
}
