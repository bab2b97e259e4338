internal import DynamicType
internal import TypeSystem
internal import Typeface

extension CheckRun {
  /// Faces that aren't there, and styles without a rule where those are errors.
  func missingFaces() -> [Finding] {
    system.styles.flatMap { style in
      marks(style.custom) { if case .fallback = $0 { true } else { false } }.map { found in
        missingFace(style, found.mark, found.categories)
      } + undefined(style)
    }
  }

  private func missingFace(_ style: ResolvedStyle, _ mark: Mark, _ categories: [ContentSizeCategory]) -> Finding {
    guard case .fallback(let name) = mark else { preconditionFailure("only the fallback's mark is asked for") }
    let drawn = style.custom.cells.first { $0.category == categories.first }?.face?.postScriptName
    let nearest = library.nearestNames(to: name)
    return Finding(
      .faceMissing, level(.faceMissing), style: style.style, column: .custom, categories: categories,
      message: "'\(name)' is not among the fonts: \(drawn.map { "the fallback \($0)" } ?? "the fallback") is drawn",
      hint: nearest.isEmpty
        ? "add its file to fonts.sources, or give the family a standIn"
        : "did you mean \(nearest.map { "'\($0)'" }.joined(separator: " or "))?")
  }

  /// A style that the document lacks has nothing at all, where it says that such styles are errors.
  private func undefined(_ style: ResolvedStyle) -> [Finding] {
    guard document.undefinedStyles == .error, document.rule(of: style.style) == nil else { return [] }
    return [
      Finding(
        .faceMissing, level(.faceMissing), style: style.style, column: .custom,
        message: "the document has no rule for the style, and undefinedStyles is error: it has neither face nor size",
        hint: "give it a rule under styles, or set undefinedStyles to system or body")
    ]
  }

  /// What stands in: for the system font, told once, and for the faces of the document's families.
  func standIns() -> [Finding] {
    var findings: [Finding] = []
    if let (font, name) = systemStandIn {
      findings.append(
        Finding(
          .standIn, level(.standIn), message: "\(font) stands in for \(name), which may not be shipped",
          hint: "who has \(name) puts it into a folder that the document's sources name"))
    }
    for style in system.styles {
      for column in Column.allCases {
        let found = marks(style.column(column)) { if case .faceStandIn = $0 { true } else { false } }
        findings += found.map { standIn(style, column, $0.mark, $0.categories) }
      }
    }
    return findings
  }

  /// The family that stands in for the system font, and that font's name, where any cell shows it.
  private var systemStandIn: (font: String, name: String)? {
    for style in system.styles {
      for cell in style.custom.cells + style.fallback.cells {
        for case .standIn(let name) in cell.marks { return (cell.face?.family ?? document.systemStandIn, name) }
      }
    }
    return nil
  }

  private func standIn(
    _ style: ResolvedStyle, _ column: Column, _ mark: Mark, _ categories: [ContentSizeCategory]
  ) -> Finding {
    guard case .faceStandIn(let name) = mark else { preconditionFailure("only stand-ins are asked for") }
    let drawn = style.column(column).cells.first { $0.category == categories.first }?.face?.postScriptName
    return Finding(
      .standIn, level(.standIn), style: style.style, column: column, categories: categories,
      message:
        "'\(name)' is not among the fonts: \(drawn ?? "its family's stand-in"), the stand-in, is drawn and measured",
      hint: "add its file to fonts.sources to see the app's own")
  }

  /// Weights and slants that a family lacks.
  func nearestWeights() -> [Finding] {
    perMark(.nearestWeight) { style, column, mark in
      guard case .nearestWeight(let asked, let drawn) = mark else { return nil }
      let family = style.column(column).font?.family ?? "the family"
      return Content(
        value: Double(drawn.weight.rawValue), limit: Double(asked.weight.rawValue), unit: .weight,
        message: "\(family) has no \(asked): \(drawn) is drawn",
        hint:
          "add the face, or ask for \(drawn.slant == .italic ? "weight \(drawn.weight.rawValue), italic" : "weight \(drawn.weight.rawValue)")"
      )
    }
  }

  /// Features that a face lacks.
  func absentFeatures() -> [Finding] {
    perMark(.featureAbsent) { style, column, mark in
      guard case .featureAbsent(let tag) = mark else { return nil }
      return Content(
        message: "\(style.column(column).font?.postScriptName ?? "the face") has no '\(tag)': the text is drawn plain",
        hint: "take a face that has '\(tag)', or leave the feature out")
    }
  }

  /// What a finding says of a mark.
  private struct Content {
    var value: Double?
    var limit: Double?
    var unit = Finding.Unit.none
    var message: String
    var hint: String
  }

  /// A finding for each mark of each column that `content` says something of.
  private func perMark(
    _ rule: Rule, _ content: (ResolvedStyle, Column, Mark) -> Content?
  ) -> [Finding] {
    system.styles.flatMap { style in
      Column.allCases.flatMap { column in
        marks(style.column(column)) { content(style, column, $0) != nil }.compactMap { found in
          content(style, column, found.mark).map { said in
            Finding(
              rule, level(rule), style: style.style, column: column, categories: found.categories, value: said.value,
              limit: said.limit, unit: said.unit, message: said.message, hint: said.hint)
          }
        }
      }
    }
  }
}
