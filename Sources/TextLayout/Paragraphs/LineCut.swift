/// Makes the last line of a paragraph that has not enough of them.
struct LineCut {
  let text: MeasuredText
  let fitter: LineFitter
  /// The size in points.
  let pointSize: Double
  /// The ellipsis's own advance in points.
  let ellipsisWidth: Double
  /// Sets a text as a line.
  let line: (String) -> TextLine

  /// The clusters that the line could show from its beginning: to the next break that must be.
  let beginning: Range<Int>
  /// The clusters that it could show at its end: the text's last, from the line or the last break that must be.
  let ending: Range<Int>

  /// A cut line: its clusters, and those of the text that neither it nor a line before it shows.
  struct Cut {
    var line: TextLine
    var shown: Range<Int>
    var hidden: Range<Int>
  }

  /// The line by a mode; nil for those that drop what has no line.
  func cut(_ truncation: ParagraphOptions.Truncation) -> Cut? {
    switch truncation {
    case .wordWrap, .characterWrap: nil
    case .clip: clip()
    case .tail: cut(count: beginning.count) { (Int($0), 0) }
    case .head: cut(count: ending.count) { (0, Int($0)) }
    case .middle: cut(count: isWhole ? beginning.count : beginning.count + ending.count, parts: middle)
    }
  }

  /// Whether beginning and ending are the same clusters.
  private var isWhole: Bool { beginning == ending }

  /// As many clusters from the beginning as from the end; what one lacks the other gets.
  private func middle(_ count: Int) -> (head: Int, tail: Int) {
    let tail = min(count / 2, ending.count)
    let head = min(count - tail, beginning.count)
    return (head, min(count - head, ending.count))
  }

  /// The longest line of a beginning, an ellipsis and an end.
  private func cut(count: Int, parts: (Int) -> (head: Int, tail: Int)) -> Cut {
    func ranges(_ count: Int) -> (Range<Int>, Range<Int>) {
      let (head, tail) = parts(count)
      let end = ending.upperBound
      return (
        text.withoutSpaces(beginning.prefix(head)), text.afterSpaces(end - tail, before: end)..<end
      )
    }
    func measured(_ count: Int) -> Double {
      let (head, tail) = ranges(count)
      return (text.width(head) + text.width(tail)) * pointSize + ellipsisWidth
    }
    var candidates = 1
    while candidates <= count, measured(candidates) <= fitter.width + fitter.tolerance { candidates += 1 }
    func set(_ count: Int) -> TextLine {
      let (head, tail) = ranges(count)
      return line(text.text(head) + "…" + text.text(tail))
    }
    let fit = fitter.fit(count: candidates, measured: measured, line: set) ?? (0, set(0))
    let (head, tail) = ranges(fit.candidate)
    let hidesBeginning = head.isEmpty && !tail.isEmpty
    return Cut(
      line: fit.line,
      shown: tail.isEmpty ? head : (hidesBeginning ? tail.lowerBound : head.lowerBound)..<tail.upperBound,
      hidden: head.upperBound..<(tail.isEmpty ? text.count : tail.lowerBound))
  }

  /// The line as far as its clusters don't cross the edge, and at least one of them.
  private func clip() -> Cut {
    var end = beginning.lowerBound
    while end < beginning.upperBound,
      text.width(beginning.lowerBound..<end + 1) * pointSize <= fitter.width + fitter.tolerance
    { end += 1 }
    let shown: (Int) -> Range<Int> = { beginning.prefix($0 + 1) }
    let fit = fitter.fit(count: end - beginning.lowerBound) {
      text.width(shown($0)) * pointSize
    } line: {
      line(text.text(text.withoutSpaces(shown($0))))
    }
    let clusters = beginning.isEmpty ? beginning : shown(fit?.candidate ?? 0)
    let visible = text.withoutSpaces(clusters)
    return Cut(
      line: fit?.line ?? line(text.text(visible)), shown: visible, hidden: clusters.upperBound..<text.count)
  }
}
