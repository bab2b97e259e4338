/// How much a font file may ask for, since fonts are untrusted; each limit has its own reason when a file is refused.
public struct FontLimits: Hashable, Sendable {
  /// The largest file that is read, in bytes; 64 MiB by default.
  public var maximumFileSize: Int

  /// The most faces that one collection may hold; 64 by default.
  public var maximumFaces: Int

  /// The most bytes that a WOFF or WOFF2 file may unpack to; 64 MiB by default.
  public var maximumDecodedSize: Int

  /// Sets limits; what isn't given has its default.
  public init(
    maximumFileSize: Int = 64 << 20, maximumFaces: Int = 64, maximumDecodedSize: Int = 64 << 20
  ) {
    self.maximumFileSize = maximumFileSize
    self.maximumFaces = maximumFaces
    self.maximumDecodedSize = maximumDecodedSize
  }
}
