internal import Typeface

/// Takes a work list in pieces and keeps the jobs of one shard, so that nobody holds the list.
package struct ShardLines {
  /// The most bytes of a line; no plan writes one of so many.
  package static let lineLimit = 16 << 20

  private let shard: Shard
  private var hash = SHA256.Stream()
  private var jobs: [WorkJob] = []
  /// How many lines have ended.
  private var count = 0
  /// What has come of the line that has not ended; of another shard's, only how long it is.
  private var begun: [UInt8] = []
  private var begunLength = 0

  /// Begins a list of which a shard's jobs are wanted.
  package init(_ shard: Shard) { self.shard = shard }

  /// Takes the next piece of the list.
  ///
  /// - Throws: ``WorkListError`` for a line of the shard that no plan has written.
  package mutating func take(_ piece: [UInt8]) throws(WorkListError) {
    hash.take(piece)
    var rest = piece[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      try take(part: rest[..<end])
      if isWanted { jobs.append(try WorkJob(line: begun[...], number: count + 1)) }
      begun.removeAll(keepingCapacity: true)
      begunLength = 0
      count += 1
      rest = rest[(end + 1)...]
    }
    try take(part: rest)
  }

  private var isWanted: Bool { count % shard.count == shard.index }

  private mutating func take(part: ArraySlice<UInt8>) throws(WorkListError) {
    begunLength += part.count
    guard begunLength <= Self.lineLimit else {
      throw .malformedLine(count + 1, why: "it has more than \(Self.lineLimit) bytes")
    }
    if isWanted { begun += part }
  }

  /// The shard's jobs in the order of the list, and SHA-256 of the whole list, in hexadecimal.
  ///
  /// - Throws: ``WorkListError`` for a list without jobs, and for one whose last line is cut off.
  package mutating func finish() throws(WorkListError) -> (jobs: [WorkJob], sha256: String) {
    guard begunLength == 0 else { throw .cutOff(line: count + 1) }
    guard count > 0 else { throw .noJobs }
    return (jobs, hash.hexadecimal())
  }
}
