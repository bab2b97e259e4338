internal import Golden
internal import Snapshot

/// The options that the verbs about goldens share, declared once.
enum GoldenOptions {
  static let goldens = OptionDeclaration(
    "goldens", value: "DIR", values: .folder,
    help: "the folder of the golden, for one document; NAME.goldens beside the document unless told")
  static let report = OptionDeclaration(
    "report", value: "DIR", values: .folder,
    help: "the folder for the report; else the one that SNAPSHOT_ARTIFACTS names, else specimen-report beside the "
      + "document")
  static let filter = OptionDeclaration(
    "filter", value: "LIST",
    help: "the cells that it is about, as STYLE, STYLE@CATEGORY or STYLE@CATEGORY.COLUMN, with * and ?")
  static let step = OptionDeclaration(
    "step", value: "N", help: "the largest difference of a channel that is none, 0 (default) to 255")
  static let pixelsPerCell = OptionDeclaration(
    "pixels-per-cell", value: "N", help: "the most pixels of a cell that may differ, 0 unless told")
  static let density = OptionDeclaration(
    "density", value: "N/SIDE", help: "the most pixels that may differ in any square of SIDE x SIDE, such as 3/8")
  static let pixels = OptionDeclaration(
    "pixels", help: "compare pixels although other library versions drew the golden")
  static let format = OptionDeclaration(
    "format", value: "FORMAT", values: .words(ReportFormat.words),
    help: "what is printed: \(Words.alternatives(ReportFormat.words.map { "'\($0)'" })); text unless told")
  static let mode = OptionDeclaration(
    "mode", value: "MODE", values: .words(RecordMode.words),
    help: "which sheets are recorded: 'all' (default), those whose golden is 'missing', those that have 'failed', or "
      + "'never' any; else as SNAPSHOT_TESTING_RECORD says")
  static let store = OptionDeclaration(
    "store", value: "KIND", values: .words(GoldenKind.words),
    help: "what is kept: the 'image', its 'hash' and words alone, or 'both', which a first recording takes")

  /// How many pixels, or windows' sides, may be named.
  private static let countRange = 0...1_000_000

  /// The tolerance that the options name; exact without them.
  static func tolerance(_ arguments: ParsedArguments) throws(CommandError) -> Tolerance {
    var tolerance = Tolerance()
    if let step = try arguments.wholeNumber(step, in: 0...255) { tolerance.step = step }
    if let pixels = try arguments.wholeNumber(pixelsPerCell, in: countRange) { tolerance.pixels = pixels }
    if let text = arguments.value(density) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { $0.utf8.allSatisfy(ASCII.isDigit) ? Int($0) : nil }
      guard parts.count == 2, numbers.count == 2, countRange.contains(numbers[0]), (1...1000).contains(numbers[1])
      else {
        throw .malformed(kind: "density", option: density.flag, found: text, example: "\(density.flag) 3/8")
      }
      tolerance.density = Tolerance.Density(pixels: numbers[0], side: numbers[1])
      if tolerance.pixels == 0 {
        throw .contradiction(
          "\(density.flag) needs \(pixelsPerCell.flag), without which no pixel may differ",
          hint: "for example \(pixelsPerCell.flag) 20 \(density.flag) \(text)")
      }
    }
    return tolerance
  }

  /// The cells that the options name; nil for all.
  static func cells(_ arguments: ParsedArguments) throws(CommandError) -> CellFilter? {
    guard let text = arguments.value(filter) else { return nil }
    do throws(CellFilterError) { return try CellFilter(text) } catch {
      throw .below("\(error) (\(filter.flag))", hint: error.hint, exitCode: .usage)
    }
  }
}

extension GoldenKind: NamedValue {
  static var kind: String { "kind of golden" }
  static var inOrder: [GoldenKind] { allCases }
  var word: String { rawValue }
}

extension RecordMode: NamedValue {
  static var kind: String { "mode" }
  static var inOrder: [RecordMode] { allCases }
  var word: String { rawValue }
}

/// The formats that a verification is printed in.
enum ReportFormat: String, CaseIterable, Sendable, NamedValue {
  case text, json, junit, github, markdown

  static var kind: String { "format" }
  static var inOrder: [ReportFormat] { allCases }
  var word: String { rawValue }
}
