/// Sets one measured text in lines.
struct ParagraphSetter {
  let shaper: TextShaper
  /// The attributes, with the direction of the whole.
  let attributes: TextAttributes
  let options: ParagraphOptions
  let text: MeasuredText
  /// The stretches between the breaks that must be.
  let stretches: [Range<Int>]
  let direction: TextDirection

  /// The lines, with what becomes of those that are too many.
  func paragraph() -> Paragraph {
    let limit = options.maximumLines > 0 ? options.maximumLines : Int.max
    let wrapper = LineWrapper(
      text: text, fitter: fitter, pointSize: attributes.pointSize,
      breaksAnywhere: options.truncation == .characterWrap, line: { line(text.text($0)) })
    var paragraph = Paragraph(lines: [], neededLines: 0, direction: direction)
    var last: LineWrapper.Found?
    // A word of several lines is named once.
    var wideEnd = 0
    for stretch in stretches {
      var rest = stretch
      while !rest.isEmpty {
        let found = wrapper.next(in: rest)
        rest = found.clusters.upperBound..<stretch.upperBound
        if found.beginsWide, found.clusters.lowerBound >= wideEnd {
          let word = wrapper.word(at: found.clusters.lowerBound, before: stretch.upperBound)
          wideEnd = word.upperBound
          paragraph.wideWords.append(.init(utf8Range: utf8Range(word), line: paragraph.neededLines))
        }
        paragraph.neededLines += 1
        guard paragraph.neededLines <= limit else { continue }
        last = found
        paragraph.lines.append(placed(found.line, text.withoutSpaces(found.clusters)))
      }
    }
    if paragraph.neededLines > limit, let last { cut(&paragraph, after: last) }
    return paragraph
  }

  /// Makes the last line anew, and counts what has no line.
  private func cut(_ paragraph: inout Paragraph, after last: LineWrapper.Found) {
    var hidden = last.clusters.upperBound..<text.count
    if let cut = lineCut(last.clusters.lowerBound).cut(options.truncation) {
      paragraph.lines[paragraph.lines.count - 1] = placed(cut.line, cut.shown)
      hidden = cut.hidden
    }
    let counted = HiddenText(hidden, of: text)
    paragraph.hiddenCharacters = counted.characters
    paragraph.hiddenWords = counted.words
  }

  private func lineCut(_ start: Int) -> LineCut {
    let end = text.withoutSpaces(start..<text.count).upperBound
    let own = stretches.first { $0.contains(start) } ?? start..<text.count
    let final = stretches.first { $0.contains(end - 1) } ?? own
    return LineCut(
      text: text, fitter: fitter, pointSize: attributes.pointSize, ellipsisWidth: line("…").width, line: line,
      beginning: text.withoutSpaces(start..<own.upperBound), ending: max(start, final.lowerBound)..<max(start, end))
  }

  /// A width that is no number, or below 0, is none: each line has one cluster.
  private var fitter: LineFitter {
    LineFitter(width: max(0, options.width.isNaN ? 0 : options.width), tolerance: attributes.pointSize / 2)
  }

  private func line(_ text: String) -> TextLine { shaper.unlimitedLine(text, attributes) }

  private func placed(_ line: TextLine, _ clusters: Range<Int>) -> Paragraph.Line {
    Paragraph.Line(
      line: line, utf8Range: utf8Range(clusters), overflow: max(0, line.width - fitter.width))
  }

  private func utf8Range(_ clusters: Range<Int>) -> Range<Int> {
    text.offsets[clusters.lowerBound]..<text.offsets[clusters.upperBound]
  }
}
