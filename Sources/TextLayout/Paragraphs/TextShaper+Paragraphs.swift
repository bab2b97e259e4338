public import Languages

extension TextShaper {
  /// The most Unicode scalars that a paragraph may have.
  public static let paragraphLimit = 100_000

  /// Sets a text in lines that are as long as fits and end where `breaks` allow it.
  ///
  /// A line is what shaping its own text gives: what stood beyond its ends has no part in kerning, joining or direction. White
  /// space at a line's end hangs there and has no width. A break that must be ends a line, two in a row have an empty line
  /// between them, and one at the end of the text begins no line. A word that is wider than the line begins a line of its own
  /// and is broken between grapheme clusters, of which each line has at least one. Nothing is hyphenated: a soft hyphen is a
  /// place to break, and shows nothing there. The language is the attributes'. Time is linear in the text:
  /// of more than 4,096 scalars, no more than 512 marks, or characters that draw nothing, are shaped in one go.
  ///
  /// `breaks` are those of the same text; what lies within a grapheme cluster or outside of the text doesn't count.
  /// - Throws: ``TextError/paragraphTooLong(characters:limit:)`` for more than ``paragraphLimit`` scalars, and
  ///   ``TextError/noFont`` for an empty cascade.
  public func paragraph(
    _ text: String, _ attributes: TextAttributes, _ options: ParagraphOptions, breaks: LineBreaks
  ) throws(TextError) -> Paragraph {
    guard !attributes.cascade.isEmpty else { throw .noFont }
    if text.utf8.count > Self.paragraphLimit, text.unicodeScalars.count > Self.paragraphLimit {
      throw .paragraphTooLong(characters: text.unicodeScalars.count, limit: Self.paragraphLimit)
    }
    var attributes = attributes
    let direction = direction(of: text, options.direction ?? attributes.direction)
    attributes.direction = direction
    var measured = MeasuredText(text, breaks: breaks)
    let stretches = measured.stretches()
    measured.measure(stretches, spacing: attributes.letterSpacing / attributes.pointSize) { part in
      emLine(Self.oneLine(part), attributes)
    }
    return ParagraphSetter(
      shaper: self, attributes: attributes, options: options, text: measured, stretches: stretches,
      direction: direction
    ).paragraph()
  }

  private func direction(of text: String, _ asked: TextDirection?) -> TextDirection {
    switch asked {
    case .leftToRight, .rightToLeft: asked ?? .leftToRight
    case .topToBottom, .bottomToTop, nil: BidiLevels(Array(text.unicodeScalars)).direction
    }
  }
}
