/// Tells pixels that differ in a channel by more than a step, all four channels at once.
///
/// Two channels at a time have 16 bits each, with 0x200 added so that a difference can't borrow from its neighbour:
/// `0x200 + a - b - (step + 1)` has the bit 0x200 exactly where `a - b` is more than the step.
struct StepThreshold {
  private let offset: UInt32

  /// The threshold of a step; one below 0 counts as 0, one above 255 as 255, which no difference exceeds.
  init(_ step: Int) {
    offset = 0x0200_0200 - (UInt32(min(max(step, 0), 255)) + 1) * 0x0001_0001
  }

  /// Whether a channel of two pixels differs by more than the step.
  @inline(__always)
  func isExceeded(_ a: UInt32, _ b: UInt32) -> Bool {
    let evenA = a & 0x00ff_00ff
    let evenB = b & 0x00ff_00ff
    let oddA = (a >> 8) & 0x00ff_00ff
    let oddB = (b >> 8) & 0x00ff_00ff
    let even = (offset &+ evenA &- evenB) | (offset &+ evenB &- evenA)
    let odd = (offset &+ oddA &- oddB) | (offset &+ oddB &- oddA)
    return (even | odd) & 0x0200_0200 != 0
  }

  /// The largest difference of any channel of two pixels, 0 to 255.
  static func step(_ a: UInt32, _ b: UInt32) -> Int {
    let alphaAndRed = max(step(a, b, shift: 24), step(a, b, shift: 16))
    return max(alphaAndRed, step(a, b, shift: 8), step(a, b, shift: 0))
  }

  @inline(__always)
  private static func step(_ a: UInt32, _ b: UInt32, shift: UInt32) -> Int {
    abs(Int((a &>> shift) & 0xff) &- Int((b &>> shift) & 0xff))
  }
}
