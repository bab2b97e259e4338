/// What a run of `verify` found, for every format that reports it.
public struct VerificationReport: Hashable, Sendable {
  /// The program, such as "specimen 0.1.0".
  public var tool: String
  /// The libraries that drew the sheets; empty where they aren't told.
  public var libraries: [LibraryRecord]
  /// One entry for each sheet, in the order of the command line.
  public var sheets: [SheetReport]

  /// Collects sheets.
  public init(tool: String, libraries: [LibraryRecord] = [], sheets: [SheetReport]) {
    self.tool = tool
    self.libraries = libraries
    self.sheets = sheets
  }
}

/// What became of one sheet.
public struct SheetReport: Hashable, Sendable {
  /// What became of a sheet as a whole.
  public enum Outcome: Hashable, Sendable {
    /// It is its golden, or within the tolerance.
    case passed
    /// It differs; the verdict tells.
    case failed
    /// There is no golden.
    case missing
    /// The golden can't be used, or the sheet can't be drawn: the error and what to do.
    case unusable(String, hint: String?)
  }

  /// What the sheet is called: the path of its document as it was given.
  public var name: String
  /// The folder of its golden, as paths are given.
  public var goldenFolder: String
  /// What became of it.
  public var outcome: Outcome
  /// The comparison; nil where there was none.
  public var verdict: Verdict?
  /// The pictures that the run left of it, in the order of the verdict's cells; the page's last.
  public var pictures: [ReportPicture]
  /// How many seconds the sheet took; nil where it was not measured.
  public var seconds: Double?
  /// The folder of the golden where the command line named it, for commands that the report names; nil otherwise.
  public var namedGoldens: String?
  /// The folder of the report where the command line or the environment named it; nil otherwise.
  public var namedReport: String?

  /// Puts a sheet's report together.
  public init(
    name: String, goldenFolder: String, outcome: Outcome, verdict: Verdict? = nil, pictures: [ReportPicture] = [],
    seconds: Double? = nil
  ) {
    self.name = name
    self.goldenFolder = goldenFolder
    self.outcome = outcome
    self.verdict = verdict
    self.pictures = pictures
    self.seconds = seconds
  }
}

/// Pictures of one cell, or of the page: what was expected, what came, and where they differ.
public struct ReportPicture: Hashable, Sendable {
  /// A PNG with its name relative to the report's folder, and its bytes for pages that hold it within themselves.
  public struct File: Hashable, Sendable {
    /// The path in the report's folder, such as "museo/body@AX3.custom.actual.png".
    public var path: String
    /// The PNG.
    public var bytes: [UInt8]
    /// Pixels from left to right.
    public var width: Int
    /// Pixels from top to bottom.
    public var height: Int

    /// A PNG with its place and size.
    public init(path: String, bytes: [UInt8], width: Int, height: Int) {
      self.path = path
      self.bytes = bytes
      self.width = width
      self.height = height
    }
  }

  /// The cell; nil for the page as a whole.
  public var cell: CellName?
  /// What the golden has; nil where there is none.
  public var expected: File?
  /// What was drawn; nil for a stale cell.
  public var actual: File?
  /// Where they differ; nil where one is missing.
  public var difference: File?
  /// Expected, difference and actual side by side; nil where one is missing.
  public var strip: File?

  /// Collects the pictures of a cell.
  public init(
    cell: CellName?, expected: File? = nil, actual: File? = nil, difference: File? = nil, strip: File? = nil
  ) {
    self.cell = cell
    self.expected = expected
    self.actual = actual
    self.difference = difference
    self.strip = strip
  }
}
