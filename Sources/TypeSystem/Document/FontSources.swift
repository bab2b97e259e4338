public import Typeface

/// Where a document's fonts come from, and what happens to those that can't be had.
public struct FontSources: Hashable, Sendable {
  /// A place with fonts; paths are relative to the document's folder.
  public enum Source: Hashable, Sendable {
    /// Every font file of a folder.
    case directory(DirectorySource)
    /// One file, and one face of it by its index from 0, or all of them.
    case file(path: String, index: Int?, cipher: FontCipher?)
    /// The fonts that fontconfig knows; only those are loaded that the document names.
    case installed
  }

  /// What happens to a file that can't be read.
  public enum FilePolicy: String, Hashable, Sendable, CaseIterable {
    /// It is told, and passed over.
    case warn
    /// It is an error.
    case error
  }

  /// What happens to a face that isn't there and has no stand-in.
  public enum FacePolicy: String, Hashable, Sendable, CaseIterable {
    /// The fallback is drawn, and marked.
    case fallback
    /// It is an error.
    case error
  }

  /// The sources, the first one first; the default fonts come after all of them.
  public var sources: [Source]
  /// What happens to a file that can't be read.
  public var onFileError: FilePolicy
  /// What happens to a face that isn't there and has no stand-in.
  public var onMissingFace: FacePolicy
  /// Which of two files with the same PostScript name counts.
  public var onDuplicate: DuplicatePolicy

  /// Makes sources; without any, the default fonts are all.
  public init(
    sources: [Source] = [], onFileError: FilePolicy = .warn, onMissingFace: FacePolicy = .fallback,
    onDuplicate: DuplicatePolicy = .first
  ) {
    self.sources = sources
    self.onFileError = onFileError
    self.onMissingFace = onMissingFace
    self.onDuplicate = onDuplicate
  }
}

/// A folder of fonts.
public struct DirectorySource: Hashable, Sendable {
  /// The folder's path, relative to the document's own folder.
  public var path: String
  /// Whether folders within it are read too.
  public var recursive: Bool
  /// Whether hidden files are read too.
  public var hidden: Bool
  /// Patterns of names, such as `*.otf`; none is every file with a font's extension.
  public var include: [String]
  /// Whether the folder may be missing.
  public var optional: Bool
  /// How its files are disguised; nil for plain fonts.
  public var cipher: FontCipher?

  /// Makes a source.
  public init(
    path: String, recursive: Bool = false, hidden: Bool = false, include: [String] = [], optional: Bool = false,
    cipher: FontCipher? = nil
  ) {
    self.path = path
    self.recursive = recursive
    self.hidden = hidden
    self.include = include
    self.optional = optional
    self.cipher = cipher
  }
}
