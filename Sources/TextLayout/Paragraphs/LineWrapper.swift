/// Divides a measured text into lines, each as long as fits.
struct LineWrapper {
  let text: MeasuredText
  let fitter: LineFitter
  /// The size in points.
  let pointSize: Double
  /// Whether lines end between any two clusters (`byCharWrapping`), and not where words do.
  let breaksAnywhere: Bool
  /// Sets some clusters as a line.
  let line: (Range<Int>) -> TextLine

  /// A line of the text.
  struct Found {
    /// Its clusters, with the spaces that hang at its end.
    var clusters: Range<Int>
    var line: TextLine
    /// Whether it begins with a word, or what is left of one, that is wider than the line.
    var beginsWide = false
  }

  /// The first line of what is left of a stretch.
  func next(in rest: Range<Int>) -> Found {
    if let found = fit(ends(in: rest, anywhere: breaksAnywhere), in: rest) { return found }
    // A word that is wider than the line is broken between clusters, and never within one.
    let anywhere = breaksAnywhere ? nil : fit(ends(in: rest, anywhere: true), in: rest)
    var wide = anywhere ?? found(rest.lowerBound + 1, in: rest, set: nil)
    wide.beginsWide = !breaksAnywhere
    return wide
  }

  /// The word that begins at a boundary, without the spaces at its end.
  func word(at start: Int, before limit: Int) -> Range<Int> {
    var end = start + 1
    while end < limit, !text.mayBreak[end] { end += 1 }
    return text.withoutSpaces(start..<end)
  }

  private func fit(_ ends: [Int], in rest: Range<Int>) -> Found? {
    let fit = fitter.fit(count: ends.count) {
      measured(rest.lowerBound..<ends[$0])
    } line: {
      line(text.withoutSpaces(rest.lowerBound..<ends[$0]))
    }
    return fit.map { found(ends[$0.candidate], in: rest, set: $0.line) }
  }

  /// A line with the spaces that follow it, which hang there and don't begin the next.
  private func found(_ end: Int, in rest: Range<Int>, set: TextLine?) -> Found {
    let line = set ?? line(text.withoutSpaces(rest.lowerBound..<end))
    return Found(clusters: rest.lowerBound..<text.afterSpaces(end, before: rest.upperBound), line: line)
  }

  /// The boundaries at which the line may end, as far as it may reach.
  private func ends(in rest: Range<Int>, anywhere: Bool) -> [Int] {
    var ends: [Int] = []
    var visible = rest.lowerBound
    for boundary in rest.lowerBound + 1...rest.upperBound {
      if !text.isSpace[boundary - 1] { visible = boundary }
      guard text.width(rest.lowerBound..<visible) * pointSize <= fitter.width + fitter.tolerance else { break }
      if anywhere || text.mayBreak[boundary] || boundary == rest.upperBound { ends.append(boundary) }
    }
    return ends
  }

  private func measured(_ clusters: Range<Int>) -> Double { text.width(text.withoutSpaces(clusters)) * pointSize }
}
