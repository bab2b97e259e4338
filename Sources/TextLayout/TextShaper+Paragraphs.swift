public import Languages

extension TextShaper {
  /// Sets a text in lines that end where `breaks` allow it; a single word that is too wide is broken between characters.
  ///
  /// Nothing is hyphenated.
  public func paragraph(
    _ text: String, _ attributes: TextAttributes, _ options: ParagraphOptions, breaks: LineBreaks
  ) throws(TextError) -> Paragraph {
    let bytes = Array(text.utf8)
    var lines: [Paragraph.Line] = []
    var start = 0
    var end = 0
    func line(_ range: Range<Int>) throws(TextError) -> Paragraph.Line {
      var upper = range.upperBound
      while upper > range.lowerBound, bytes[upper - 1] == 0x20 { upper -= 1 }
      let set = try self.line(String(decoding: bytes[range.lowerBound..<upper], as: UTF8.self), attributes)
      return Paragraph.Line(
        line: set, utf8Range: range.lowerBound..<upper, overflow: max(0, set.width - options.width))
    }
    for offset in breaks.offsets {
      if end > start, try line(start..<offset).overflow > 0 {
        lines.append(try line(start..<end))
        start = end
      }
      end = offset
    }
    if end > start { lines.append(try line(start..<end)) }
    let limit = options.maximumLines == 0 ? lines.count : options.maximumLines
    let hidden = lines.dropFirst(limit)
    let characters = hidden.reduce(0) { $0 + $1.line.text.count }
    return Paragraph(
      lines: Array(lines.prefix(limit)), neededLines: lines.count, hiddenCharacters: characters,
      hiddenWords: hidden.reduce(0) { $0 + $1.line.text.split(separator: " ").count },
      direction: lines.first?.line.direction ?? .leftToRight)
  }
}
