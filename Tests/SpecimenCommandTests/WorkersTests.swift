#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import SpecimenCommand
import Testing

@Suite("Workers")
struct WorkersTests {
  @Test("Outcomes come in the order of the pieces, whichever ends first", arguments: [1, 2, 3, 8, 64])
  func order(_ threads: Int) {
    var order: [Int] = []
    Workers.run(8, threads: threads) { index, _ in
      usleep(UInt32((8 - index) * 2_000))
      return index * index
    } finished: { index, outcome in
      #expect(outcome == index * index)
      order.append(index)
    }
    #expect(order == Array(0..<8))
  }

  @Test("Each report of a piece arrives, in its own order and before its outcome", arguments: [1, 2, 8])
  func reports(_ threads: Int) {
    let seen = Seen()
    Workers.run(5, threads: threads) { index, report in
      for step in 1...40 { report(WorkSteps(done: step, count: 40 + index)) }
      return index
    } progressed: { index, steps in
      #expect(steps.count == 40 + index)
      seen.steps[index].append(steps.done)
    } finished: { index, _ in
      #expect(seen.steps[index] == Array(1...40))
    }
  }

  @Test("No pieces are no work, and one is done by the caller itself")
  func few() {
    Workers.run(0, threads: 4) { _, _ in
      0
    } finished: { _, _ in
      Issue.record("there is nothing to finish")
    }
    let caller = UInt(bitPattern: pthread_self().hashValue)
    Workers.run(1, threads: 4) { _, _ in
      UInt(bitPattern: pthread_self().hashValue)
    } finished: {
      #expect($1 == caller)
    }
  }

  @Test("Each thread makes what it keeps once, and keeps it from piece to piece", arguments: [1, 2, 4])
  func kept(_ threads: Int) {
    var counts: [ObjectIdentifier: Int] = [:]
    Workers.run(40, threads: threads) {
      Counter()
    } work: { counter, _, _ in
      counter.count += 1
      usleep(500)
      return (ObjectIdentifier(counter), counter.count)
    } finished: { _, outcome in
      counts[outcome.0] = max(counts[outcome.0] ?? 0, outcome.1)
    }
    #expect(counts.count <= threads)
    #expect(counts.values.reduce(0, +) == 40)
  }

  private final class Counter {
    var count = 0
  }

  private final class Seen {
    var steps: [[Int]] = Array(repeating: [], count: 5)
  }
}
