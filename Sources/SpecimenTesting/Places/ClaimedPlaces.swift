internal import Synchronization

/// Which call of this process a golden belongs to, so that no two share one without being told.
///
/// Tests run in parallel, in one process: what they claim is kept under a lock.
package final class ClaimedPlaces: Sendable {
  /// A call that compares something with a golden.
  package struct Caller: Hashable, Sendable {
    /// The test, as its runner identifies it.
    package var test: String
    /// The line of the call.
    package var line: Int
    /// The column of the call; 0 where it isn't known.
    package var column: Int

    /// A call at a place of a test.
    package init(test: String, line: Int, column: Int) {
      self.test = test
      self.line = line
      self.column = column
    }
  }

  /// What came of a claim.
  package enum Outcome: Hashable, Sendable {
    /// The golden is the call's own, and nothing in this process was compared with it before.
    case first
    /// The same call came before, as in a loop, a test with arguments, or a test that is repeated.
    case again
    /// Another call has it.
    case taken(by: Caller)
  }

  /// The places of the whole process.
  package static let shared = ClaimedPlaces()

  /// Nothing is claimed yet.
  package init() {}

  private struct Ledger {
    var owners: [SnapshotPlace: Caller] = [:]
    var nameless: [String: [Caller]] = [:]
  }

  private let ledger = Mutex(Ledger())

  /// Claims a golden for a call.
  package func claim(_ place: SnapshotPlace, for caller: Caller) -> Outcome {
    ledger.withLock { ledger in
      guard let owner = ledger.owners[place] else {
        ledger.owners[place] = caller
        return .first
      }
      return owner == caller ? .again : .taken(by: owner)
    }
  }

  /// The number of a call without a name among those of its test, from 1, in the order in which they first came.
  package func number(of caller: Caller) -> Int {
    ledger.withLock { ledger in
      let known = ledger.nameless[caller.test] ?? []
      if let index = known.firstIndex(of: caller) { return index + 1 }
      ledger.nameless[caller.test] = known + [caller]
      return known.count + 1
    }
  }
}
