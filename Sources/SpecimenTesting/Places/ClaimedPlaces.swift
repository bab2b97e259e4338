internal import Synchronization

/// Which call of this process a golden belongs to, so that two tests never share one without knowing.
///
/// Tests run in parallel, in one process: what they claim is kept under a lock.
final class ClaimedPlaces: Sendable {
  /// A call that compares something with a golden.
  struct Claim: Hashable, Sendable {
    /// The test, as its runner identifies it.
    var test: String
    /// The line of the call.
    var line: Int
  }

  /// The places of the whole process.
  static let shared = ClaimedPlaces()

  private struct Ledger {
    var owners: [SnapshotPlace: Claim] = [:]
    var counts: [String: Int] = [:]
  }

  private let ledger = Mutex(Ledger())

  /// Claims a golden for a call; answers the call that has it already, where that is another one.
  ///
  /// The same call may come again, as in a loop or a test that is repeated.
  func claim(_ place: SnapshotPlace, for claim: Claim) -> Claim? {
    ledger.withLock { ledger in
      if let owner = ledger.owners[place] { return owner == claim ? nil : owner }
      ledger.owners[place] = claim
      return nil
    }
  }

  /// The number of the next nameless golden of a run of a test, from 1.
  func nextNumber(of run: String) -> Int {
    ledger.withLock { ledger in
      ledger.counts[run, default: 0] += 1
      return ledger.counts[run, default: 1]
    }
  }
}
