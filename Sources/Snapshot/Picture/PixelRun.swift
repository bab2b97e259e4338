/// A run of pixels in a row of each of two pictures, for loops over both side by side.
///
/// The loops count up with a plain `while`, have no early end and no call: so the compiler drops the checks of every
/// index and turns each loop into a few vector instructions. What they wait for then is memory.
struct PixelRun {
  /// Where the run starts among the first picture's pixels.
  var first: Int
  /// Where the run starts among the second picture's pixels.
  var second: Int
  /// How many pixels it has in both.
  var count: Int

  /// `count` pixels of the run from the one at `offset` on.
  func part(at offset: Int, count: Int) -> PixelRun {
    PixelRun(first: first + offset, second: second + offset, count: count)
  }

  /// Whether all pixels are the same.
  func isEqual(_ a: [UInt32], _ b: [UInt32]) -> Bool {
    let a = a.span.extracting(first..<first + count)
    let b = b.span.extracting(second..<second + count)
    let end = min(a.count, b.count)
    var bits: UInt32 = 0
    var k = 0
    while k < end {
      bits |= a[k] ^ b[k]
      k &+= 1
    }
    return bits == 0
  }

  /// How many pixels are not the same.
  func unequal(_ a: [UInt32], _ b: [UInt32]) -> Int {
    let a = a.span.extracting(first..<first + count)
    let b = b.span.extracting(second..<second + count)
    let end = min(a.count, b.count)
    var sum: UInt32 = 0
    var k = 0
    while k < end {
      sum &+= a[k] == b[k] ? 0 : 1
      k &+= 1
    }
    return Int(sum)
  }

  /// In how many pixels a channel differs by more than a threshold.
  func exceeding(_ threshold: StepThreshold, _ a: [UInt32], _ b: [UInt32]) -> Int {
    let a = a.span.extracting(first..<first + count)
    let b = b.span.extracting(second..<second + count)
    let end = min(a.count, b.count)
    var sum: UInt32 = 0
    var k = 0
    while k < end {
      sum &+= threshold.isExceeded(a[k], b[k]) ? 1 : 0
      k &+= 1
    }
    return Int(sum)
  }

  /// The largest difference of any channel, 0 to 255.
  func largestStep(_ a: [UInt32], _ b: [UInt32]) -> Int {
    var largest = 0
    for k in 0..<count { largest = max(largest, StepThreshold.step(a[first + k], b[second + k])) }
    return largest
  }
}
