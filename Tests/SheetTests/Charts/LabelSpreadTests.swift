import Sheet
import Testing

@Suite("Labels kept apart")
struct LabelSpreadTests {
  @Test("Labels that have room stay where they belong")
  func roomy() {
    #expect(LabelSpread.places([10, 50, 30], distance: 11, within: 0...100) == [10, 50, 30])
  }

  @Test("Two at one place move apart equally, in the order in which they were given")
  func pair() {
    #expect(LabelSpread.places([50, 50], distance: 10, within: 0...100) == [45, 55])
    #expect(LabelSpread.places([50, 20, 50], distance: 10, within: 0...100) == [45, 20, 55])
  }

  @Test("A push is shared by all that it reaches")
  func chain() {
    #expect(LabelSpread.places([20, 28, 30], distance: 10, within: 0...100) == [16, 26, 36])
  }

  @Test("Labels stay within the bounds where there is room, and run on beyond the upper one where there is none")
  func bounds() {
    #expect(LabelSpread.places([0, 1], distance: 10, within: 0...100) == [0, 10])
    #expect(LabelSpread.places([99, 100], distance: 10, within: 0...100) == [90, 100])
    #expect(LabelSpread.places([5, 6, 7], distance: 10, within: 0...15) == [0, 10, 20])
    #expect(LabelSpread.places([], distance: 10, within: 0...15) == [])
  }

  @Test("Whatever is wanted: the distance is kept, the order too", arguments: 0..<40 as Range<UInt64>)
  func random(seed: UInt64) {
    var generator = ChartRandom(seed: seed)
    let wanted = (0..<Int.random(in: 1...60, using: &generator)).map { _ in
      Double(Int.random(in: 0...400, using: &generator))
    }
    let places = LabelSpread.places(wanted, distance: 11, within: 0...700)
    let sorted = places.sorted()
    for (first, second) in zip(sorted, sorted.dropFirst()) { #expect(second - first >= 11 - 1e-9) }
    for first in wanted.indices {
      for second in wanted.indices where wanted[first] < wanted[second] { #expect(places[first] < places[second]) }
    }
    #expect(places.allSatisfy { $0 >= -1e-9 && $0 <= 700 + 1e-9 })
  }
}

/// Numbers that look random and are the same on every run (xorshift64*).
struct ChartRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
