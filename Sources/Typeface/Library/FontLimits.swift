/// How much a font file may ask for, since fonts are untrusted; each limit has its own reason when a file is refused.
public struct FontLimits: Hashable, Sendable {
  /// The largest file that is read, in bytes; 64 MiB by default.
  public var maximumFileSize: Int

  /// The most faces that one collection may hold; 64 by default.
  public var maximumFaces: Int

  /// The most glyphs that a face may have; 65,535 by default, the most that a font can say (`maxp` counts with 16 bits).
  public var maximumGlyphs: Int

  /// The most bytes that a WOFF or WOFF2 file may unpack to; 64 MiB by default.
  public var maximumDecodedSize: Int

  /// The most memory that FreeType may hold while it opens one face, in bytes; 144 MiB by default.
  ///
  /// A WOFF2 file's header may lie about what it unpacks to. FreeType unpacks it in two steps, each the size of the
  /// whole font, so the default is twice `maximumDecodedSize`'s and some room for FreeType's own use.
  public var maximumOpeningMemory: Int

  /// The most points and components that a glyph's outline may have; 32,767 by default, since FreeType counts points with
  /// 16 bits.
  public var maximumGlyphPoints: Int

  /// The most bytes that the pictures decoded at a time may take in each thread, and so a single one, at 4 a pixel; 256 MiB by default.
  public var maximumPictureMemory: Int

  /// The most names that are looked at in a folder of fonts and the folders inside that are searched; 100,000 by default.
  public var maximumFolderNames: Int

  /// The most files of one folder, and the folders inside, that are read; 10,000 by default.
  public var maximumFolderFiles: Int

  /// The most memory that a font may need in these limits, in bytes: to be opened, and for its pictures.
  package var memoryNeed: Int { maximumOpeningMemory + maximumPictureMemory }

  /// Files that are refused unread, by their paths as they are named, and why: an earlier process came to its end with each.
  package var refusedFiles: [String: String] = [:]

  /// Sets limits; what isn't given has its default.
  public init(
    maximumFileSize: Int = 64 << 20, maximumFaces: Int = 64, maximumGlyphs: Int = 65_535,
    maximumDecodedSize: Int = 64 << 20, maximumOpeningMemory: Int = 144 << 20, maximumGlyphPoints: Int = 32_767,
    maximumPictureMemory: Int = 256 << 20, maximumFolderNames: Int = 100_000, maximumFolderFiles: Int = 10_000
  ) {
    self.maximumFileSize = maximumFileSize
    self.maximumFaces = maximumFaces
    self.maximumGlyphs = maximumGlyphs
    self.maximumDecodedSize = maximumDecodedSize
    self.maximumOpeningMemory = maximumOpeningMemory
    self.maximumGlyphPoints = maximumGlyphPoints
    self.maximumPictureMemory = maximumPictureMemory
    self.maximumFolderNames = maximumFolderNames
    self.maximumFolderFiles = maximumFolderFiles
  }
}
