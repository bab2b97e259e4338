internal import DynamicType
internal import TypeSystem
internal import Typeface

extension CheckRun {
  /// Faces that aren't there, and styles without a rule where those are errors.
  func missingFaces() -> [Finding] {
    // The names are compared with every name of the library, once for each.
    var nearest: [String: [String]] = [:]
    return system.styles.flatMap { style in
      marks(style.custom) { if case .fallback = $0 { true } else { false } }.compactMap { found -> Finding? in
        guard case .fallback(let name) = found.mark else { return nil }
        let names = nearest[name] ?? library.nearestNames(to: name)
        nearest[name] = names
        return missingFace(name, nearest: names, style, found.categories)
      } + undefined(style)
    }
  }

  private func missingFace(
    _ name: String, nearest: [String], _ style: ResolvedStyle, _ categories: [ContentSizeCategory]
  ) -> Finding {
    let drawn = style.custom.cells.first { $0.category == categories.first }?.face?.postScriptName
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
          hint: "who has \(name) puts it into a folder that the document names, as in "
            + "'fonts: { sources: [{ directory: Fonts }] }'"))
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
    let cell = style.column(column).cells.first { $0.category == categories.first }
    let drawn = cell?.face?.postScriptName ?? "its family's stand-in"
    var place = ""
    for case .nearestWeight(let asked, let drawn) in cell?.marks ?? [] { place = " (\(drawn) for \(asked))" }
    return Finding(
      .standIn, level(.standIn), style: style.style, column: column, categories: categories,
      message:
        "'\(name)' is not among the fonts: \(drawn)\(place), the stand-in, is drawn and measured",
      hint: "add its file to fonts.sources to see the app's own")
  }

  /// Weights and slants that a family lacks; what a stand-in lacks is told with it.
  func nearestWeights() -> [Finding] {
    perMark(.nearestWeight) { style, column, mark in
      guard case .nearestWeight(let asked, let drawn) = mark else { return nil }
      let family = style.column(column).font?.family ?? "the family"
      let isWeight = asked.weight != drawn.weight
      return Content(
        value: isWeight ? Double(drawn.weight.rawValue) : nil, limit: isWeight ? Double(asked.weight.rawValue) : nil,
        unit: isWeight ? .weight : .none,
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
        marks(style.column(column).withoutStandIns) { content(style, column, $0) != nil }.compactMap { found in
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

extension ResolvedColumn {
  /// The column without the cells whose face stands in for a missing one.
  fileprivate var withoutStandIns: ResolvedColumn {
    var column = self
    column.cells = cells.filter { $0.missingFace == nil }
    return column
  }
}
