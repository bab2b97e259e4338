internal import DynamicType
internal import Revision
internal import TypeSystem

/// The sections that are lists of lines: findings, faces, the document, what is unchanged.
struct RevisionLists {
  let labels: LabelSetter
  let grid: RevisionGrid

  /// The left end of what a line says; its subject stands before it.
  private var textX: Double { grid.left + 148 }
  private var textWidth: Double { grid.right - textX }

  /// A section's head over a rule.
  func head(_ title: String, note: String = "") throws(SheetError) -> RevisionBlock {
    let label = try labels.set([labels.ink(title, .bold)], size: LabelSetter.Size.subtitle)
    let note = try labels.set([labels.quiet(note)])
    let palette = labels.palette
    return RevisionBlock(height: RevisionMetrics.sectionHead, keepsWithNext: true, running: title) { builder, top in
      let baseline = top + RevisionMetrics.sectionHead - 9
      builder.label(label, x: grid.left, baseline: baseline)
      builder.label(note, x: textX, baseline: baseline)
      builder.rectangle(
        x: grid.left, y: top + RevisionMetrics.sectionHead - 2, width: grid.width, height: 1, palette.ink)
    }
  }

  /// A line: its subject at the left, and what is said of it, on as many lines as it takes.
  func line(_ subject: [LabelSetter.Piece], _ text: [LabelSetter.Piece]) throws(SheetError) -> RevisionBlock {
    let subject = try labels.set(subject, maximumWidth: textX - grid.left - 12)
    let lines = try labels.wrapped(text, width: textWidth)
    return RevisionBlock(height: RevisionMetrics.pitch * Double(lines.count) + 3) { builder, top in
      builder.label(subject, x: grid.left, baseline: top + 12)
      for (index, line) in lines.enumerated() {
        builder.label(line, x: textX, baseline: top + 12 + RevisionMetrics.pitch * Double(index))
      }
    }
  }

  /// What was found in one revision and not in the other.
  func findings(_ findings: RevisionFindings) throws(SheetError) -> [RevisionBlock] {
    guard !findings.isEmpty else { return [] }
    var blocks = [try head("Findings")]
    for finding in findings.came { blocks.append(try line("came", finding, isMarked: true)) }
    for change in findings.changed {
      blocks.append(try line("changed", change.new, isMarked: true))
      blocks[blocks.count - 1].keepsWithNext = true
      blocks.append(try line([], [labels.quiet("was: \(change.old.message)")]))
    }
    for finding in findings.went { blocks.append(try line("went", finding, isMarked: false)) }
    return blocks
  }

  private func line(_ word: String, _ finding: FindingLine, isMarked: Bool) throws(SheetError) -> RevisionBlock {
    let place = [finding.style?.displayName, finding.column?.rawValue].compactMap { $0 }.joined(separator: ", ")
    let subject = place.isEmpty ? "document" : place
    let head = isMarked ? labels.mark("\(word)  ") : labels.quiet("\(word)  ")
    let rest = labels.quiet("  \(finding.level.rawValue), \(finding.rule)")
    return try line(
      [head, labels.ink(subject)], [isMarked ? labels.ink(finding.message) : labels.quiet(finding.message), rest])
  }

  /// The faces that were replaced or updated, with their measures.
  func faces(_ faces: [FaceRevision]) throws(SheetError) -> [RevisionBlock] {
    guard !faces.isEmpty else { return [] }
    var blocks = [try head("Faces", note: "name, version, beginning of the file's SHA-256; measures in em")]
    for face in faces {
      for (word, facts) in [("before", face.old), ("after", face.new)] {
        blocks.append(
          try line(
            [labels.quiet(word)],
            facts.map { facts in
              [
                labels.ink(facts.postScriptName, .medium),
                labels.quiet("  \(facts.version)  \(facts.sha256.prefix(8))  \(facts.glyphCount) glyphs"),
              ]
            } ?? [labels.quiet("none")]))
        blocks[blocks.count - 1].keepsWithNext = true
      }
      let metrics = face.metrics.map { change in
        "\(change.metric.words) \(Self.em(change.old)) → \(Self.em(change.new))"
      }
      if !metrics.isEmpty {
        blocks.append(try line([labels.quiet("measures")], [labels.ink(metrics.joined(separator: ",  "))]))
        blocks[blocks.count - 1].keepsWithNext = true
      }
      let features = face.featuresCame.map { "+\($0)" } + face.featuresWent.map { "−\($0)" }
      if face.isUpdate, !features.isEmpty {
        blocks.append(try line([labels.quiet("features")], [labels.ink(features.joined(separator: "  "))]))
        blocks[blocks.count - 1].keepsWithNext = true
      }
      blocks.append(try line([labels.quiet("in")], [labels.quiet(RevisionWords.places(face.places))]))
      blocks[blocks.count - 1].height += 6
    }
    return blocks
  }

  private static func em(_ value: Double?) -> String {
    value.map { RevisionNumber.text($0, decimals: RevisionNumber.ems) } ?? "none"
  }

  /// What differs in the documents beside their styles.
  func document(_ changes: [DocumentChange]) throws(SheetError) -> [RevisionBlock] {
    guard !changes.isEmpty else { return [] }
    var blocks = [try head("Document")]
    for change in changes { blocks.append(try line([labels.quiet(change.key)], [labels.ink(change.words)])) }
    return blocks
  }

  /// The styles in which nothing differs, on a line.
  func unchanged(_ styles: [StyleName]) throws(SheetError) -> [RevisionBlock] {
    guard !styles.isEmpty else { return [] }
    return [try head("Unchanged"), try line([], [labels.quiet(styles.map(\.displayName).joined(separator: ", "))])]
  }
}
