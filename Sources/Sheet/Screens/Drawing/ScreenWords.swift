internal import DynamicType
internal import TypeSystem

/// What a page of mock screens says in words, each with the sign that says the same without colour.
enum ScreenWords {
  /// An issue as a note says it: `+19.6 pt`, `−3 words`, `17, not 53`.
  static func piece(_ issue: LaidOutScreen.Issue.Kind, _ labels: LabelSetter) -> LabelSetter.Piece {
    switch issue {
    case .overflowsHeight(let points): sign(.outwards, labels.mark("+\(Decimals.short(points)) pt"))
    case .overflowsWidth(let points): sign(.outwards, labels.mark("+\(Decimals.short(points)) pt wide"))
    case .truncated(_, _, let words, let characters):
      sign(.dots, labels.mark(labels.minus + lost(words: words, characters: characters)))
    case .stale(let size, let newSize):
      sign(
        .hourglass,
        labels.mark(size == newSize ? "another face" : "\(Decimals.short(size)), not \(Decimals.short(newSize))"))
    }
  }

  /// That a text has one size at every category.
  static func fixed(_ size: Double, _ labels: LabelSetter) -> LabelSetter.Piece {
    sign(.padlock, labels.quiet("fixed \(Decimals.short(size))"))
  }

  /// What is lost, in words where any is.
  static func lost(words: Int, characters: Int) -> String {
    words > 0 ? Summary.counted(words, "word", "words") : Summary.counted(characters, "character", "characters")
  }

  private static func stale(_ counts: ScreenCounts) -> String {
    let shown = counts.stale - counts.hiddenStale
    guard counts.hiddenStale > 0 else { return "\(shown) stale" }
    return shown > 0
      ? "\(shown) stale and \(counts.hiddenStale) not shown" : "\(counts.hiddenStale) stale, not shown"
  }

  /// The characters that a text's own font doesn't show, or nobody sees.
  static func characters(
    _ characters: LaidOutScreen.Characters, _ labels: LabelSetter
  ) -> [LabelSetter.Piece] {
    var pieces: [LabelSetter.Piece] = []
    if !characters.missing.isEmpty {
      pieces.append(sign(.square, labels.mark("\(characters.missing.count) without glyph")))
    }
    let borrowed = characters.borrowed.reduce(0) { $0 + $1.characters.count }
    if borrowed > 0 { pieces.append(sign(.diamond, labels.quiet("\(borrowed) borrowed"))) }
    if !characters.invisible.isEmpty {
      pieces.append(sign(.beam, labels.quiet("\(characters.invisible.count) invisible")))
    }
    return pieces
  }

  /// What stands under a category's name.
  static func counts(_ counts: ScreenCounts, _ labels: LabelSetter) -> [LabelSetter.Piece] {
    var pieces: [LabelSetter.Piece] = []
    if counts.stale > 0 { pieces.append(sign(.hourglass, labels.mark(stale(counts)))) }
    if counts.overflows > 0 {
      let verb = counts.overflows == 1 ? "overflows by" : "overflow by up to"
      let points = Decimals.short(counts.largestOverflow)
      pieces.append(sign(.outwards, labels.mark("\(counts.overflows) \(verb) \(points) pt")))
    }
    if counts.truncated > 0 {
      let lost = lost(words: counts.lostWords, characters: counts.lostCharacters)
      pieces.append(sign(.dots, labels.mark("\(counts.truncated) cut, \(lost) lost")))
    }
    if counts.isClean { pieces.append(labels.quiet("nothing stale, nothing cut")) }
    if counts.fixed > 0 { pieces.append(sign(.padlock, labels.quiet("\(counts.fixed) fixed"))) }
    return pieces
  }

  /// What the signs mean that are on these screens, and what is not drawn.
  static func legend(_ screens: [LaidOutScreen], _ labels: LabelSetter) -> [[LabelSetter.Piece]] {
    let kinds = screens.flatMap { $0.issues.map(\.kind) }
    var entries: [[LabelSetter.Piece]] = []
    func add(_ kind: LaidOutScreen.Issue.Kind?, _ meaning: String) {
      guard let kind else { return }
      entries.append([piece(kind, labels), labels.quiet("   " + meaning)])
    }
    add(
      kinds.first { if case .stale = $0 { true } else { false } },
      "stale, on a tint: the change of size did not reach the text; a new screen has the second size, or another face")
    add(
      kinds.first { if case .overflowsHeight = $0 { true } else { false } },
      "outlined: taller than its room by so many points")
    add(
      kinds.first { if case .overflowsWidth = $0 { true } else { false } },
      "outlined: wider than its room by so many points")
    add(
      kinds.first { if case .truncated = $0 { true } else { false } },
      "outlined: words or characters that are not shown whole")
    let parts = screens.flatMap(\.parts)
    if let size = parts.first(where: \.isFixed)?.font?.pointSize {
      entries.append([fixed(size, labels), labels.quiet("   one size at every category")])
    }
    entries += self.characters(parts.map(\.characters), labels)
    entries += faces(parts, labels)
    entries.append([labels.quiet("grey lines, boxes and dots: the system's own controls, true to size")])
    return entries + leftOut(screens, labels)
  }

  private static func characters(
    _ all: [LaidOutScreen.Characters], _ labels: LabelSetter
  ) -> [[LabelSetter.Piece]] {
    var entries: [[LabelSetter.Piece]] = []
    if all.contains(where: { !$0.missing.isEmpty }) {
      entries.append([
        sign(.square, labels.mark("without glyph")), labels.quiet("   characters that no font has, a box for each"),
      ])
    }
    let lenders = CharacterReport.unique(all.flatMap(\.borrowed).map(\.postScriptName)).sorted()
    if !lenders.isEmpty {
      entries.append([
        sign(.diamond, labels.quiet("borrowed")),
        labels.quiet("   characters that the text's own font lacks, drawn from "),
        labels.name(listed(lenders), color: labels.palette.quiet),
      ])
    }
    if all.contains(where: { !$0.invisible.isEmpty }) {
      entries.append([sign(.beam, labels.quiet("invisible")), labels.quiet("   characters that show nothing")])
    }
    return entries
  }

  private static func faces(_ parts: [LaidOutScreen.Part], _ labels: LabelSetter) -> [[LabelSetter.Piece]] {
    let faces = CharacterReport.unique(parts.compactMap(\.replacedFace)).sorted()
    guard !faces.isEmpty else { return [] }
    return [
      [
        sign(.hatch, labels.ink("hatched")), labels.quiet("   another face is drawn in place of "),
        labels.name(listed(faces), color: labels.palette.quiet),
      ]
    ]
  }

  private static func leftOut(_ screens: [LaidOutScreen], _ labels: LabelSetter) -> [[LabelSetter.Piece]] {
    let paths = CharacterReport.unique(screens.flatMap(\.hiddenPaths).map(\.path))
    guard !paths.isEmpty else { return [] }
    return [
      [labels.ink("not drawn"), labels.quiet("   not loaded, not made yet, or not to be seen: \(listed(paths))")]
    ]
  }

  /// Names one after the other, no more than a reader takes in.
  private static func listed(_ names: [String]) -> String {
    let limit = 6
    let rest = names.count > limit ? ["\(names.count - limit) more"] : []
    return (names.prefix(limit) + rest).joined(separator: ", ")
  }

  private static func sign(_ shape: MarkShape, _ piece: LabelSetter.Piece) -> LabelSetter.Piece {
    var piece = piece
    piece.sign = .shape(shape)
    return piece
  }
}
