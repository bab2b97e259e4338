internal import DynamicType
internal import TypeSystem

/// What `doctor` says: the verdict, and the answers to its questions.
struct DoctorReport {
  let diagnosis: Diagnosis
  /// The style's custom column; nil where the document has none.
  let column: ResolvedColumn?
  /// How the style's sample is drawn.
  let sample: DrawnSample

  private var marks: [Mark] { column?.cells.first { $0.category == .large }?.marks ?? column?.cells.first?.marks ?? [] }

  /// Whether the style is drawn in the very face that it asks for, be that the system's own.
  var isDrawnInItsFace: Bool {
    !marks.contains { mark in
      switch mark {
      case .fallback, .faceStandIn, .nearestWeight, .undefined: true
      default: false
      }
    }
  }

  /// Whether the style is drawn in its face, and all of its sample is.
  var isDrawnWhole: Bool { isDrawnInItsFace && sample.undrawn.isEmpty }

  private var verdict: String {
    sample.undrawn.isEmpty ? face : "\(face); not all of its sample is drawn"
  }

  private var face: String {
    let name = diagnosis.style.name
    guard let drawn = column?.font?.postScriptName else { return "\(name) has no face of the document's" }
    if isDrawnInItsFace { return "\(name) is drawn in its own face, \(drawn)\(standingIn)" }
    for case .nearestWeight(let asked, let nearest) in marks where diagnosis.wantedName == drawn {
      return "\(name) is drawn in \(drawn), \(nearest) in place of \(asked)"
    }
    let wanted = diagnosis.wantedName.map { ", and not in '\($0)'" } ?? ""
    return "\(name) is drawn in \(drawn)\(wanted)"
  }

  /// The system font that the face stands in for.
  private var standingIn: String {
    for case .standIn(let system) in marks { return ", standing in for \(system)" }
    return ""
  }

  private var findings: [Diagnosis.Finding] { diagnosis.findings + (sample.finding.map { [$0] } ?? []) }

  /// The report for people.
  var text: String {
    var lines = [verdict]
    for (index, finding) in findings.enumerated() {
      let answer = finding.answer.map { $0 ? "yes" : "no" } ?? "-"
      lines.append("\(index + 1). \(finding.question) \(answer)")
      lines += finding.details.map { "   \($0)" }
    }
    return lines.map { TerminalText.escaped($0) + "\n" }.joined()
  }

  /// The report for programs.
  var json: JSON {
    .object([
      .init("schemaVersion", .integer(1)),
      .init("style", .string(diagnosis.style.name)),
      .init("isDrawnInItsFace", .bool(isDrawnInItsFace)),
      .init("wanted", .string(orNull: diagnosis.wantedName)),
      .init("drawn", .string(orNull: column?.font?.postScriptName)),
      .init("marks", .array((marks + sample.marks).map { .string($0.name) })),
      .init(
        "questions",
        .array(
          findings.map { finding in
            .object([
              .init("question", .string(finding.question)),
              .init("answer", finding.answer.map { .bool($0) } ?? .null),
              .init("details", .array(finding.details.map { .string($0) })),
            ])
          })),
    ])
  }
}
