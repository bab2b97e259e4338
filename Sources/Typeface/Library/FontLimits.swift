/// How much a font file may ask for, since fonts are untrusted; each limit has its own reason when a file is refused.
public struct FontLimits: Hashable, Sendable {
  /// The largest file that is read, in bytes; 64 MiB by default.
  public var maximumFileSize: Int

  /// The most faces that one collection may hold; 64 by default.
  public var maximumFaces: Int

  /// The most bytes that a WOFF or WOFF2 file may unpack to; 64 MiB by default.
  public var maximumDecodedSize: Int

  /// The most memory that FreeType may hold while it opens one face, in bytes; 144 MiB by default.
  ///
  /// A WOFF2 file's header may lie about what it unpacks to. FreeType unpacks it in two steps, each the size of the
  /// whole font, so the default is twice `maximumDecodedSize`'s and some room for FreeType's own use.
  public var maximumOpeningMemory: Int

  /// Files that are refused unread, by their paths as they are named, and why: an earlier process came to its end with each.
  package var refusedFiles: [String: String] = [:]

  /// Sets limits; what isn't given has its default.
  public init(
    maximumFileSize: Int = 64 << 20, maximumFaces: Int = 64, maximumDecodedSize: Int = 64 << 20,
    maximumOpeningMemory: Int = 144 << 20
  ) {
    self.maximumFileSize = maximumFileSize
    self.maximumFaces = maximumFaces
    self.maximumDecodedSize = maximumDecodedSize
    self.maximumOpeningMemory = maximumOpeningMemory
  }
}
