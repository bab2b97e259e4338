internal import Drawing
internal import Files
internal import Snapshot

/// Where a golden lies: an image and a manifest side by side, whose paths differ in their ending.
///
/// A value that holds nothing open. Several processes may read and write one golden at a time.
package struct GoldenStore: Hashable, Sendable {
  /// The files' path without an ending, such as "museo.goldens/grid".
  package var stem: String

  /// The golden at a path without an ending.
  package init(stem: String) { self.stem = stem }

  /// The golden of a sheet in a folder such as "museo.goldens".
  package init(folder: String) { stem = "\(folder)/grid" }

  /// The path of the image.
  package var imagePath: String { stem + ".png" }
  /// The path of the manifest.
  package var manifestPath: String { stem + ".manifest" }
  /// The file that is there while the golden is written.
  package var lockPath: String { stem + ".recording" }
  /// The folder that the files lie in.
  package var folder: String { FileCalls.folder(of: stem) }

  /// Reads the golden; waits while another process writes it.
  ///
  /// - Throws: ``GoldenError`` when a file is there and can't be read, or the manifest is none.
  package func read() throws(GoldenError) -> StoredGolden {
    var golden = try readOnce()
    // Files that don't fit may be halves of two goldens, when someone begins to write between them.
    for _ in 0..<3 where ![.missing, .whole].contains(golden.condition) {
      let again = try readOnce()
      if again == golden { break }
      golden = again
    }
    return golden
  }

  private func readOnce() throws(GoldenError) -> StoredGolden {
    let wasBrokenOff = FileLock.waitForOwner(of: lockPath)
    let manifest = try readManifest()
    let image = try Self.bytes(imagePath, limit: PNGLimits().bytes)
    let condition: StoredGolden.Condition =
      switch (manifest, image) {
      case (nil, nil): .missing
      case (nil, _?): .imageAlone
      case (let manifest?, nil): manifest.image == nil ? .whole : .imageGone
      case (let manifest?, let image?): manifest.image == ImageRecord(of: image) ? .whole : .notTogether
      }
    return StoredGolden(condition: condition, manifest: manifest, image: image, wasBrokenOff: wasBrokenOff)
  }

  private func readManifest() throws(GoldenError) -> Manifest? {
    guard let bytes = try Self.bytes(manifestPath, limit: Manifest.largestFile) else { return nil }
    do throws(ManifestError) { return try Manifest(bytes: bytes) } catch {
      throw .manifest(path: manifestPath, error)
    }
  }

  /// What kind of golden lies there, as far as that can be told; nil where there is none.
  ///
  /// An image alone is a whole golden of its kind, unless its writing was broken off.
  package var kind: GoldenKind? {
    switch (FileCalls.exists(imagePath), FileCalls.exists(manifestPath)) {
    case (false, false): return nil
    case (true, true): return .both
    case (true, false): return FileLock.waitForOwner(of: lockPath) ? .both : .image
    case (false, true):
      let manifest = (try? readManifest()).flatMap { $0 }
      return manifest?.image == nil ? .hash : .both
    }
  }

  /// A file's bytes; nil when nothing is there.
  static func bytes(_ path: String, limit: Int) throws(GoldenError) -> [UInt8]? {
    let bytes: [UInt8]?
    // A pipe in its place would be waited for without an end.
    if FileCalls.isDevice(path) { throw .noRegularFile(path: path) }
    do throws(SystemError) { bytes = try FileCalls.read(path, limit: limit) } catch {
      if error.isAboutAbsence { return nil }
      throw .notRead(path: path, error)
    }
    guard let bytes else { throw .tooLarge(path: path, limit: limit) }
    return bytes
  }
}

extension ImageRecord {
  /// The record of an image's file.
  init(of bytes: [UInt8]) { self.init(bytes: bytes.count, fingerprint: Fingerprint(of: bytes)) }
}
