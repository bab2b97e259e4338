/// Finds the longest of some candidates whose line is not wider than asked, with few lines set.
struct LineFitter {
  /// The widest that a line may be, in points.
  let width: Double
  /// How far the measured widths may be off, in points: candidates beyond that are not tried.
  let tolerance: Double

  /// The last candidate that fits with its line; nil where not even the first does.
  ///
  /// - Parameters:
  ///   - count: how many candidates there are, each longer than the one before.
  ///   - measured: a candidate's width by the measured advances.
  ///   - line: a candidate's line.
  func fit(
    count: Int, measured: (Int) -> Double, line: (Int) -> TextLine
  ) -> (candidate: Int, line: TextLine)? {
    guard count > 0 else { return nil }
    var candidate = count - 1
    while candidate > 0, measured(candidate) > width + Self.rounding { candidate -= 1 }
    let set = line(candidate)
    if set.width <= width { return longer(from: candidate, set, count: count, line: line) }
    return shorter(than: candidate, line: line)
  }

  /// Sums of advances and widths of runs are rounded apart.
  private static let rounding = 1e-6

  /// The measured widths were too large, or right: goes on as long as the next fits too.
  private func longer(
    from candidate: Int, _ set: TextLine, count: Int, line: (Int) -> TextLine
  ) -> (candidate: Int, line: TextLine) {
    var best = (candidate: candidate, line: set)
    while best.candidate + 1 < count {
      let next = line(best.candidate + 1)
      guard next.width <= width else { break }
      best = (best.candidate + 1, next)
    }
    return best
  }

  /// The measured widths were too small: goes back in growing steps, then halves what is between.
  private func shorter(than candidate: Int, line: (Int) -> TextLine) -> (candidate: Int, line: TextLine)? {
    var tooLong = candidate
    var step = 1
    var best: (candidate: Int, line: TextLine)?
    while best == nil, tooLong > 0 {
      let next = max(0, tooLong - step)
      let set = line(next)
      if set.width <= width { best = (next, set) } else { tooLong = next }
      step *= 2
    }
    guard var found = best else { return nil }
    while tooLong - found.candidate > 1 {
      let middle = (tooLong + found.candidate) / 2
      let set = line(middle)
      if set.width <= width { found = (middle, set) } else { tooLong = middle }
    }
    return found
  }
}
