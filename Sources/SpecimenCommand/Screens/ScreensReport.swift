internal import DynamicType
internal import Screens
internal import Sheet
internal import Specimen
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
    case .markdown: table(forPeople: true).markdown
    case .text: table(forPeople: true).text
    }
  }

  /// A row a screen and category; people read "overflows by 19.6", machines two columns of numbers.
  private func table(forPeople: Bool) -> TextTable {
    var table = TextTable(
      header: ["screen", "category", "stale", "overflows", "points", "truncated", "words", "fixed"],
      alignment: [.left, .left] + Array(repeating: .right, count: 6))
    for screen in screens.laidOut.joined() {
      let counts = screen.counts
      let points = JSON.digits(forPeople ? (counts.largestOverflow * 10).rounded() / 10 : counts.largestOverflow)
      table.rows.append([
        screen.name, screen.category.name, "\(counts.stale)", "\(counts.overflows)", points, "\(counts.truncated)",
        "\(counts.lostWords)", "\(counts.fixed)",
      ])
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
      .init("fixed", .integer(counts.fixed)),
      .init("overflows", .integer(counts.overflows)),
      .init("largestOverflow", .number(counts.largestOverflow)),
      .init("truncated", .integer(counts.truncated)),
      .init("lostWords", .integer(counts.lostWords)),
      .init("lostCharacters", .integer(counts.lostCharacters)),
      .init("issues", .array(screen.issues.map { issue($0, of: screen.parts[$0.part]) })),
      .init("notDrawn", .array(screen.hiddenPaths.map { .string($0) })),
    ])
  }

  /// An issue with its part; what its kind has no number for is null.
  private static func issue(_ issue: LaidOutScreen.Issue, of part: LaidOutScreen.Part) -> JSON {
    var points: Double?
    var truncation: (needed: Int, shown: Int, words: Int, characters: Int)?
    var newSize: Double?
    let kind: String
    switch issue.kind {
    case .overflowsHeight(let over): (kind, points) = ("overflowsHeight", over)
    case .overflowsWidth(let over): (kind, points) = ("overflowsWidth", over)
    case .truncated(let needed, let shown, let words, let characters):
      (kind, truncation) = ("truncated", (needed, shown, words, characters))
    case .brokenWords: kind = "brokenWords"
    case .stale(_, let size): (kind, newSize) = ("stale", size)
    }
    return .record([
      .init("path", .string(part.path)),
      .init("element", .string(part.kind.rawValue)),
      .init("kind", .string(kind)),
      .init("style", .string(orNull: part.style?.name)),
      .init("pointSize", .number(orNull: part.font?.pointSize)),
      .init("newPointSize", .number(orNull: newSize)),
      .init("points", .number(orNull: points)),
      .init("neededLines", .integer(orNull: truncation?.needed)),
      .init("shownLines", .integer(orNull: truncation?.shown)),
      .init("lostWords", .integer(orNull: truncation?.words)),
      .init("lostCharacters", .integer(orNull: truncation?.characters)),
    ])
  }
}
