internal import Spelling

/// Which files of a folder a font library tries.
public struct DirectoryOptions: Hashable, Sendable {
  /// The file name extensions that are tried when no pattern is given; case does not matter.
  public static let fontExtensions = ["ttf", "otf", "otb", "ttc", "otc", "woff", "woff2"]

  /// Whether folders inside the folder are searched too; `false` by default.
  public var recursive: Bool

  /// Whether files and folders whose names begin with a full stop are tried; `false` by default.
  public var hidden: Bool

  /// Patterns for whole file names, in place of the font extensions; empty by default.
  ///
  /// `["*"]` tries every file.
  /// `*` stands for any characters, none included, and `?` for exactly one. Every other character stands for itself,
  /// brackets included.
  public var include: [String]

  /// What happens when a face's PostScript name is taken; the first face stays by default.
  public var onDuplicate: DuplicatePolicy

  /// Sets options; what isn't given has its default.
  public init(
    recursive: Bool = false, hidden: Bool = false, include: [String] = [], onDuplicate: DuplicatePolicy = .first
  ) {
    self.recursive = recursive
    self.hidden = hidden
    self.include = include
    self.onDuplicate = onDuplicate
  }

  /// Whether a file of this name is tried.
  package func accepts(_ fileName: String) -> Bool {
    if fileName.hasPrefix("."), !hidden { return false }
    guard include.isEmpty else { return include.contains { Wildcards.matches($0, fileName) } }
    return Self.fontExtensions.contains(FileName.fileExtension(of: fileName).lowercased())
  }
}
