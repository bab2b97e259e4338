/// Font files that one worker keeps from one library to the next: each is read, opened and hashed once.
///
/// A file counts as unchanged while its device, number, length and both its times are. File systems know times only so
/// well, and a file may be written twice within one of their steps: one that was changed less than three seconds before it
/// was read is read again, and is the same if its bytes are. What a library refuses is not kept. The cache and the
/// libraries that use it belong to one worker and have the same limits.
///
/// A file is forgotten when none of the last few libraries has asked for it, however small it is: so it doesn't matter for
/// memory how many sheets with fonts of their own are drawn one after another.
///
/// Without it, 4.4 MB of default fonts are read, opened and hashed anew for each of many sheets.
package final class FontFileCache {
  /// The most bytes of files that are kept; more are forgotten, those first that were not asked for longest.
  ///
  /// What the newest library has asked for isn't counted out: it is in memory as long as that library is. 64 MiB are the
  /// default fonts fourteen times, or the largest file that a library takes.
  package static let byteLimit = 64 << 20

  /// How many libraries a file stays without being asked for: as many folders of fonts as a run may go through in turn
  /// for each of its documents.
  package static let libraryLimit = 8

  /// How long before its reading a file must have been left alone to be trusted, in nanoseconds.
  ///
  /// FAT knows times to two seconds, which is the coarsest step of those in use.
  private static let calm: Int64 = 3_000_000_000

  private struct Entry {
    var identity: FileIdentity
    var file: FontFile
    var known: [KnownDigest]
    var isCalm: Bool
    var use: Int
    /// The number of the last library that asked for it.
    var library: Int
  }

  private let now: () -> Int64
  private let byteLimit: Int
  private var entries: [[UInt8]: Entry] = [:]
  private var byteCount = 0
  private var uses = 0
  private var libraryCount = 0
  /// How many files are kept.
  package var fileCount: Int { entries.count }
  /// How many files were read so far.
  package private(set) var readCount = 0

  /// An empty cache; `now` tells the time in nanoseconds since 1970.
  package init(byteLimit: Int = byteLimit, now: @escaping () -> Int64) {
    self.byteLimit = byteLimit
    self.now = now
  }

  /// Says that a new library asks from now on: what none of the last ones asked for is forgotten.
  func beginLibrary() {
    libraryCount += 1
    for (path, entry) in entries where entry.library + Self.libraryLimit <= libraryCount { forget(path) }
  }

  /// The file at a path, kept or read; the path is bytes, since file names need not be UTF-8.
  ///
  /// `known` are files that it may be.
  func file(
    at rawPath: [UInt8], path: String, known: [KnownDigest] = [], limit: Int
  ) throws(Refusal) -> FontFile {
    uses += 1
    // Asked before the file is read: what is changed meanwhile is then found to have another identity.
    guard let identity = FileIdentity(of: rawPath) else {
      forget(rawPath)
      return FontFile(path: path, bytes: try FileReading.read(rawPath, limit: limit), known: known)
    }
    let kept = entries[rawPath]
    if let kept, kept.isCalm, kept.identity == identity, kept.known == known {
      entries[rawPath]?.use = uses
      entries[rawPath]?.library = libraryCount
      return kept.file
    }
    let isCalm = now() - identity.changed > Self.calm
    forget(rawPath)
    let bytes = try FileReading.read(rawPath, limit: limit)
    readCount += 1
    // The same object where the bytes are the same: what is known of it, its hash first, stays known.
    let file =
      kept.flatMap { $0.known == known && $0.file.bytes.isEqual(to: bytes) ? $0.file : nil }
      ?? FontFile(path: path, bytes: bytes, known: known)
    let entry = Entry(
      identity: identity, file: file, known: known, isCalm: isCalm, use: uses, library: libraryCount)
    keep(entry, at: rawPath)
    return file
  }

  private func keep(_ entry: Entry, at path: [UInt8]) {
    entries[path] = entry
    byteCount += entry.file.bytes.count
    while byteCount > byteLimit, let oldest = entries.min(by: { $0.value.use < $1.value.use }),
      oldest.value.library < libraryCount
    {
      forget(oldest.key)
    }
  }

  private func forget(_ path: [UInt8]) {
    if let entry = entries.removeValue(forKey: path) { byteCount -= entry.file.bytes.count }
  }
}
