internal import DynamicType
internal import Screens
internal import Sheet
internal import Specimen
internal import Spelling
internal import TypeSystem

/// What is wrong with mock screens, in the order in which every format prints it: screen by screen, smallest category
/// first.
struct ScreensReport {
  let screens: SpecimenScreens

  /// The version of the machine-readable form, raised when a member changes its meaning or goes.
  static let schemaVersion = 1

  init(_ screens: SpecimenScreens) {
    self.screens = screens
  }

  /// The report in a format, with a line break at its end.
  func text(as format: TableFormat) -> String {
    switch format {
    case .json: json.text
    case .csv: table(forPeople: false).csv
    case .markdown: table(forPeople: true).markdown + (note.map { "\n\($0)\n" } ?? "")
    case .text: table(forPeople: true).text + (note.map { "\n\($0)\n" } ?? "")
    }
  }

  /// Which screens have glyphs that are not drawn; nil for none.
  private var note: String? {
    let undrawn = screens.laidOut.filter { $0.contains { $0.parts.contains { $0.characters.undrawnCount > 0 } } }
    let names = undrawn.compactMap { $0.first.map { TerminalText.escaped($0.name) } }
    guard !names.isEmpty else { return nil }
    return "\(Spelling.list(names, "and")): some glyphs are not drawn; their places count as they are, and are empty"
  }

  /// A row a screen and category; people read "overflows by 19.6" and a note of glyphs that aren't drawn, machines columns
  /// of numbers.
  private func table(forPeople: Bool) -> TextTable {
    var table = TextTable(
      header: ["screen", "category", "stale", "overflows", "points", "truncated", "words", "broken", "fixed"],
      alignment: [.left, .left] + Array(repeating: .right, count: 7))
    if !forPeople { table.header.append("glyphsNotDrawn") }
    for screen in screens.laidOut.joined() {
      let counts = screen.counts
      let points = JSON.digits(forPeople ? (counts.largestOverflow * 10).rounded() / 10 : counts.largestOverflow)
      let undrawn = screen.parts.reduce(0) { $0 + $1.characters.undrawnCount }
      table.rows.append(
        [
          screen.name, screen.category.name, "\(counts.stale)", "\(counts.overflows)", points, "\(counts.truncated)",
          "\(counts.lostWords)", "\(counts.brokenWords)", "\(counts.fixed)",
        ] + (forPeople ? [] : ["\(undrawn)"]))
    }
    return table
  }

  /// The documented form: the screens over the categories, with every issue.
  private var json: JSON {
    .object([
      .init("schemaVersion", .integer(Self.schemaVersion)),
      .init("document", .string(screens.system.document.name)),
      .init("policy", .string(screens.policy.rawValue)),
      .init("from", .string(screens.options.from.name)),
      .init("width", .number(screens.options.width)),
      .init("screens", .array(screens.laidOut.joined().map(Self.screen))),
    ])
  }

  private static func screen(_ screen: LaidOutScreen) -> JSON {
    let counts = screen.counts
    return .object([
      .init("screen", .string(screen.name)),
      .init("category", .string(screen.category.name)),
      .init("height", .number(screen.size.height)),
      .init("direction", .string(screen.isRightToLeft ? "rightToLeft" : "leftToRight")),
      .init("stale", .integer(counts.stale)),
      .init("hiddenStale", .integer(counts.hiddenStale)),
      .init("fixed", .integer(counts.fixed)),
      .init("overflows", .integer(counts.overflows)),
      .init("largestOverflow", .number(counts.largestOverflow)),
      .init("truncated", .integer(counts.truncated)),
      .init("lostWords", .integer(counts.lostWords)),
      .init("lostCharacters", .integer(counts.lostCharacters)),
      .init("brokenWords", .integer(counts.brokenWords)),
      .init(
        "issues",
        .array(
          screen.issues.map { issue($0.kind, of: Subject(screen.parts[$0.part], $0.kind)) }
            + screen.hiddenStale.map {
              issue(.stale(pointSize: $0.pointSize, newPointSize: $0.newPointSize), of: Subject($0))
            })),
      .init("characters", .array(screen.parts.filter { !$0.characters.isEmpty }.map(characters))),
      .init(
        "notDrawn",
        .array(
          screen.hiddenPaths.map {
            .record([.init("path", .string($0.path)), .init("reason", .string($0.reason.rawValue))])
          })),
    ])
  }

  /// What an issue is of.
  private struct Subject {
    var path: String
    var kind: ScreenNode.Kind
    var style: StyleName?
    var pointSize: Double?
    var isDrawn: Bool

    /// A part; what is wrong with the title of a navigation bar has the title's path.
    init(_ part: LaidOutScreen.Part, _ issue: LaidOutScreen.Issue.Kind) {
      switch issue {
      case .overflowsHeight, .overflowsWidth: path = part.path
      default: path = part.textPath
      }
      (kind, style, pointSize, isDrawn) = (part.kind, part.style, part.font?.pointSize, true)
    }

    init(_ text: LaidOutScreen.StaleText) {
      (path, kind, style, pointSize, isDrawn) = (text.path, text.kind, text.style, text.pointSize, false)
    }
  }

  /// The characters of a text that its own font doesn't show, or nobody sees.
  private static func characters(_ part: LaidOutScreen.Part) -> JSON {
    .record([
      .init("path", .string(part.textPath)),
      .init("missingCharacters", .string(String(part.characters.missing))),
      .init("glyphsNotDrawn", .integer(part.characters.undrawnCount)),
      .init("borrowedCharacters", .string(String(part.characters.borrowed.flatMap(\.characters)))),
      .init("fonts", .array(part.characters.borrowed.map { .string($0.postScriptName) })),
      .init(
        "invisibleCharacters",
        .array(part.characters.invisible.map { .string(CodePoints.name($0)) })),
    ])
  }

  /// An issue with what it is of; what its kind has no number for is null.
  private static func issue(_ issue: LaidOutScreen.Issue.Kind, of subject: Subject) -> JSON {
    var points: Double?
    var truncation: (needed: Int, shown: Int, words: Int, characters: Int)?
    var broken: (count: Int, first: String)?
    var newSize: Double?
    let kind: String
    switch issue {
    case .overflowsHeight(let over): (kind, points) = ("overflowsHeight", over)
    case .overflowsWidth(let over): (kind, points) = ("overflowsWidth", over)
    case .truncated(let needed, let shown, let words, let characters):
      (kind, truncation) = ("truncated", (needed, shown, words, characters))
    case .brokenWords(let count, let first): (kind, broken) = ("brokenWords", (count, first))
    case .stale(_, let size): (kind, newSize) = ("stale", size)
    }
    return .record([
      .init("path", .string(subject.path)),
      .init("element", .string(subject.kind.rawValue)),
      .init("drawn", .bool(subject.isDrawn)),
      .init("kind", .string(kind)),
      .init("style", .string(orNull: subject.style?.name)),
      .init("pointSize", .number(orNull: subject.pointSize)),
      .init("newPointSize", .number(orNull: newSize)),
      .init("points", .number(orNull: points)),
      .init("neededLines", .integer(orNull: truncation?.needed)),
      .init("shownLines", .integer(orNull: truncation?.shown)),
      .init("lostWords", .integer(orNull: truncation?.words)),
      .init("lostCharacters", .integer(orNull: truncation?.characters)),
      .init("brokenWords", .integer(orNull: broken?.count)),
      .init("firstBrokenWord", .string(orNull: broken?.first)),
    ])
  }
}
