internal import Spelling

/// A manifest's file as lines, checked as far as a file can be before it is read: its size, first and last line.
struct ManifestLines {
  /// The lines without their endings; the last is the one with the checksum.
  let lines: [ArraySlice<UInt8>]
  /// The checksum of all lines but the last, each with a line feed.
  let checksum: Fingerprint

  /// Splits a file.
  init(_ bytes: [UInt8], limit: Int = Manifest.largestFile) throws(ManifestError) {
    guard bytes.count <= limit else { throw .tooLarge(bytes: bytes.count, limit: limit) }
    let count = bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    guard count <= Self.mostLines else { throw .tooManyLines(count, limit: Self.mostLines) }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    // A checkout on Windows may have given every line a carriage return.
    lines = lines.map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    let first = String(decoding: lines.first?.prefix(80) ?? [], as: UTF8.self)
    guard first.hasPrefix(Self.opening) || Self.isConflictMarker(lines.first ?? []) else {
      throw .notAManifest(firstLine: first)
    }
    if let line = lines.firstIndex(where: Self.isConflictMarker) { throw .mergeConflict(line: line + 1) }
    let format = String(first.dropFirst(Self.opening.count))
    guard format == String(Manifest.format) else { throw .otherFormat(found: format) }
    guard let last = lines.last, last.starts(with: "end ".utf8) else { throw .truncated(lines: lines.count) }
    var checksum = FNV1a()
    for line in lines.dropLast() {
      checksum.add(line)
      checksum.add(CollectionOfOne(UInt8(ascii: "\n")))
    }
    self.lines = lines
    self.checksum = Fingerprint(checksum.bits)
  }

  /// The most lines that a file may have.
  private static let mostLines = 1_000_000
  /// What the first line says before the number of the format.
  private static let opening = "specimen golden "

  /// Whether a line is one that git leaves between the sides of a conflict: seven marks, then a space or nothing.
  private static func isConflictMarker(_ line: ArraySlice<UInt8>) -> Bool {
    guard let mark = line.first, "<=>|".utf8.contains(mark) else { return false }
    let marks = line.prefix { $0 == mark }
    return marks.count == 7 && (line.count == 7 || line.dropFirst(7).first == UInt8(ascii: " "))
  }
}
