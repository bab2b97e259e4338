internal import DynamicType
internal import TypeSystem

/// What a page of mock screens says in words, each with the sign that says the same without colour.
enum ScreenWords {
  /// An issue as a note says it, with its sign: `+19.6 pt`, `−3 words`, `17, not 53`.
  static func words(_ issue: LaidOutScreen.Issue.Kind, minus: String) -> (shape: MarkShape, text: String) {
    switch issue {
    case .overflowsHeight(let points): (.outwards, "+\(Decimals.short(points)) pt")
    case .overflowsWidth(let points): (.sideways, "+\(Decimals.short(points)) pt wide")
    case .truncated(_, _, let words, let characters):
      (.dots, minus + ScreenCounts.lost(words: words, characters: characters))
    case .brokenWords(let count, _): (.slash, "\(Summary.counted(count, "word", "words")) broken")
    case .stale(let size, let newSize):
      (.hourglass, size == newSize ? "another face" : "\(Decimals.short(size)), not \(Decimals.short(newSize))")
    }
  }

  /// An issue as a note shows it.
  static func piece(_ issue: LaidOutScreen.Issue.Kind, _ labels: LabelSetter) -> LabelSetter.Piece {
    let words = words(issue, minus: labels.minus)
    return sign(words.shape, labels.mark(words.text))
  }

  /// That a text has one size at every category.
  static func fixed(_ size: Double) -> String { "fixed \(Decimals.short(size))" }

  /// The same as a note shows it.
  static func fixed(_ size: Double, _ labels: LabelSetter) -> LabelSetter.Piece {
    sign(.padlock, labels.quiet(fixed(size)))
  }

  /// Where the first view of a device so many points high ends.
  static func fold(_ height: Double) -> String { "fold \(Decimals.short(height)) pt" }

  /// The same as a note shows it.
  static func fold(_ height: Double, _ labels: LabelSetter) -> LabelSetter.Piece { labels.quiet(fold(height)) }

  /// The characters that a text's own font doesn't show or draw, or nobody sees.
  static func characters(
    _ characters: LaidOutScreen.Characters, _ labels: LabelSetter
  ) -> [LabelSetter.Piece] {
    var pieces: [LabelSetter.Piece] = []
    if !characters.missing.isEmpty {
      pieces.append(sign(.square, labels.mark("\(characters.missing.count) without glyph")))
    }
    if characters.undrawnCount > 0 {
      pieces.append(sign(MarkWords.shape(.undrawableGlyphs(1)), labels.mark("\(characters.undrawnCount) not drawn")))
    }
    let borrowed = characters.borrowed.reduce(0) { $0 + $1.characters.count }
    if borrowed > 0 { pieces.append(sign(.diamond, labels.quiet("\(borrowed) borrowed"))) }
    if !characters.invisible.isEmpty {
      pieces.append(sign(.beam, labels.quiet("\(characters.invisible.count) invisible")))
    }
    return pieces
  }

  /// What stands under a category's name.
  static func counts(_ screen: LaidOutScreen, _ labels: LabelSetter) -> [LabelSetter.Piece] {
    let counts = screen.counts
    // What is too high and what is too wide share a number; their sign is that of height where any is.
    let isHigh = screen.issues.contains { if case .overflowsHeight = $0.kind { true } else { false } }
    var pieces = [
      (MarkShape.hourglass, counts.staleWords), (isHigh ? .outwards : .sideways, counts.overflowWords),
      (.dots, counts.cutWords), (.slash, counts.breakWords),
    ].compactMap { shape, words in words.map { sign(shape, labels.mark($0)) } }
    if counts.isClean { pieces.append(labels.quiet(ScreenCounts.clean)) }
    if counts.fixed > 0 { pieces.append(sign(.padlock, labels.quiet("\(counts.fixed) fixed"))) }
    return pieces
  }

  /// What the signs mean that are on these screens, and what is not drawn.
  static func legend(_ screens: [LaidOutScreen], _ labels: LabelSetter) -> [[LabelSetter.Piece]] {
    ScreenLegend(screens, minus: labels.minus).entries.map { entry in
      let example = entry.isFault ? labels.mark(entry.example) : labels.ink(entry.example)
      return [entry.shape.map { sign($0, example) } ?? example, labels.quiet("   " + entry.meaning)]
    }
  }

  private static func sign(_ shape: MarkShape, _ piece: LabelSetter.Piece) -> LabelSetter.Piece {
    var piece = piece
    piece.sign = .shape(shape)
    return piece
  }
}
