extension Manifest {
  /// The manifest as text: UTF-8, lines that end with a line feed, the same for equal manifests.
  ///
  /// It is made for a code review: what changed in a cell changes that cell's line, the line of its shape and the last
  /// line, and no other. The article <doc:Manifests> tells what the lines say. Every number in a manifest has to be
  /// finite, or the text can't be read back.
  public var text: String {
    var writer = ManifestWriter(self)
    return writer.write()
  }

  /// Reads a manifest from a file's bytes; line endings may be a line feed, or a carriage return and one.
  ///
  /// - Throws: ``ManifestError`` for what isn't a whole manifest as it was written; nothing is repaired or left out.
  public init(bytes: [UInt8]) throws(ManifestError) {
    var parser = try ManifestParser(bytes)
    self = try parser.parse()
  }

  /// Reads a manifest from its text.
  ///
  /// - Throws: ``ManifestError`` for what isn't a whole manifest as it was written; nothing is repaired or left out.
  public init(text: String) throws(ManifestError) { try self.init(bytes: Array(text.utf8)) }

  /// The most bytes that a manifest's file may have: 64 MB.
  public static let largestFile = 64_000_000

  /// The number of the text's format, in its first line.
  static let format = 1
}
