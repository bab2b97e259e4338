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
  /// How many lines of one text no page break divides.
  private static let mostTogether = 4
  /// How many characters are set at once; a list of many names has more than the shaper takes.
  private static let longestPart = 400

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

  /// What is said of a subject, which stands at the left, on as many lines as it takes.
  ///
  /// A few lines stay together; a page may break between those of a longer text.
  func lines(
    _ subject: [LabelSetter.Piece], _ text: [LabelSetter.Piece], keepsWithNext: Bool = false
  ) throws(SheetError) -> [RevisionBlock] {
    let subject = try labels.set(subject, maximumWidth: textX - grid.left - 12)
    let lines = try labels.wrapped(text.flatMap(Self.parts), width: textWidth)
    let parts = lines.count <= Self.mostTogether ? [lines] : lines.map { [$0] }
    var blocks = parts.enumerated().map { index, lines in
      RevisionBlock(height: RevisionMetrics.pitch * Double(lines.count)) { builder, top in
        if index == 0 { builder.label(subject, x: grid.left, baseline: top + 12) }
        for (index, line) in lines.enumerated() {
          builder.label(line, x: textX, baseline: top + 12 + RevisionMetrics.pitch * Double(index))
        }
      }
    }
    blocks[blocks.count - 1].height += 3
    blocks[blocks.count - 1].keepsWithNext = keepsWithNext
    return blocks
  }

  /// A piece in parts that are short enough to be set, each but the first begun by the space that it was divided at.
  private static func parts(of piece: LabelSetter.Piece) -> [LabelSetter.Piece] {
    var parts: [LabelSetter.Piece] = []
    var rest = piece.text[...]
    while rest.count > longestPart, let end = rest.dropFirst(longestPart).firstIndex(of: " ") {
      var part = piece
      part.text = String(rest[..<end])
      parts.append(part)
      rest = rest[end...]
    }
    var last = piece
    last.text = String(rest)
    return parts + [last]
  }

  /// What was found in one revision and not in the other.
  func findings(_ findings: RevisionFindings) throws(SheetError) -> [RevisionBlock] {
    guard !findings.isEmpty else { return [] }
    var blocks = [try head("Findings")]
    for row in findings.rows {
      blocks += try lines(of: row)
      if let was = row.was { blocks += try lines([], [labels.quiet("was: \(was.message)")]) }
    }
    return blocks
  }

  /// A finding; what is gone is quiet, and styles beside the first, for which there is no room at the left, come last.
  private func lines(of row: RevisionFindings.Row) throws(SheetError) -> [RevisionBlock] {
    let (finding, isMarked) = (row.finding, row.change != .went)
    var first = row
    first.finding.alike = []
    let head = "\(row.change.rawValue)  "
    var text = [
      isMarked ? labels.ink(finding.message) : labels.quiet(finding.message),
      labels.quiet("  \(finding.level.rawValue), \(finding.rule)"),
    ]
    if !finding.alike.isEmpty {
      text.append(labels.quiet("; also \(finding.alike.map(\.displayName).joined(separator: ", "))"))
    }
    return try lines(
      [isMarked ? labels.mark(head) : labels.quiet(head), labels.ink(first.place(\.displayName))], text,
      keepsWithNext: row.was != nil)
  }

  /// The faces that were replaced or updated, with their measures.
  func faces(_ faces: [FaceRevision]) throws(SheetError) -> [RevisionBlock] {
    guard !faces.isEmpty else { return [] }
    var blocks = [try head("Faces", note: "name, version, beginning of the file's SHA-256; measures in em")]
    for face in faces {
      for (word, facts) in [("before", face.old), ("after", face.new)] {
        blocks += try lines([labels.quiet(word)], pieces(of: facts), keepsWithNext: true)
      }
      let metrics = face.metrics.map { change in
        "\(change.metric.words) \(Self.em(change.old)) → \(Self.em(change.new))"
      }
      if !metrics.isEmpty {
        blocks += try lines(
          [labels.quiet("measures")], [labels.ink(metrics.joined(separator: ",  "))], keepsWithNext: true)
      }
      let features = face.featuresCame.map { "+\($0)" } + face.featuresWent.map { "−\($0)" }
      if face.isUpdate, !features.isEmpty {
        blocks += try lines(
          [labels.quiet("features")], [labels.ink(features.joined(separator: "  "))], keepsWithNext: true)
      }
      blocks += try lines([labels.quiet("in")], [labels.quiet(RevisionWords.places(face.places))])
      blocks[blocks.count - 1].height += 6
    }
    return blocks
  }

  private func pieces(of facts: FaceFacts?) -> [LabelSetter.Piece] {
    guard let facts else { return [labels.quiet("none")] }
    return [
      labels.ink(facts.postScriptName, .medium),
      labels.quiet("  \(facts.version)  \(facts.sha256.prefix(8))  \(facts.glyphCount) glyphs"),
    ]
  }

  private static func em(_ value: Double?) -> String {
    value.map { RevisionNumber.text($0, decimals: RevisionNumber.ems) } ?? "none"
  }

  /// What differs in the documents beside their styles.
  func document(_ changes: [DocumentChange]) throws(SheetError) -> [RevisionBlock] {
    guard !changes.isEmpty else { return [] }
    var blocks = [try head("Document")]
    for change in changes { blocks += try lines([labels.quiet(change.key)], [labels.ink(change.words)]) }
    return blocks
  }

  /// What the mark of glyphs that can't be drawn means.
  func undrawn() throws(SheetError) -> [RevisionBlock] {
    let entry = MarkWords.legend(.undrawableGlyphs(1), minimum: nil)
    return try lines([labels.mark(.undrawableGlyphs(1), entry.word)], [labels.quiet(entry.meaning)])
  }

  /// The styles in which nothing differs, on a line.
  func unchanged(_ styles: [StyleName]) throws(SheetError) -> [RevisionBlock] {
    guard !styles.isEmpty else { return [] }
    let names = styles.map(\.displayName).joined(separator: ", ")
    return try [head("Unchanged")] + lines([], [labels.quiet(names)])
  }
}
