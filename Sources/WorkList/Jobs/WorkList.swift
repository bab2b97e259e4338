internal import Typeface

/// A work list's bytes, and where each of its lines lies: a line is read when its job's turn comes.
package struct WorkList: Sendable {
  /// The list's bytes.
  package let bytes: [UInt8]
  /// Where each line lies, without its end.
  private let lines: [Range<Int>]

  /// Takes a list's bytes.
  ///
  /// - Throws: ``WorkListError`` for a list without jobs, and for one whose last line is cut off.
  package init(_ bytes: [UInt8]) throws(WorkListError) {
    var lines: [Range<Int>] = []
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(start..<end)
      start = end + 1
    }
    guard start == bytes.count else { throw .cutOff(line: lines.count + 1) }
    guard !lines.isEmpty else { throw .noJobs }
    self.bytes = bytes
    self.lines = lines
  }

  /// How many jobs it has.
  package var count: Int { lines.count }

  /// SHA-256 of the list, in hexadecimal.
  package var sha256: String { SHA256.hexadecimal(of: bytes) }

  /// The job of a line, counted from 0.
  package func job(_ index: Int) throws(WorkListError) -> WorkJob {
    try WorkJob(line: bytes[lines[index]], number: index + 1)
  }
}
