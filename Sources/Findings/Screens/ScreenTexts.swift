internal import Screens
internal import Sheet
internal import TextLayout
internal import TypeSystem
internal import Typeface

/// Finds what the fonts of screens' own texts lack; each text is set once in each face.
struct ScreenTexts {
  private let measurer: CellMeasurer
  private let library: FontLibrary
  private let system: ResolvedTypeSystem
  /// What draws the characters that a style's font lacks.
  private var steppingIn: [StyleName: [ResolvedFont]] = [:]
  private var known: [Key: [TextLack]] = [:]

  private struct Key: Hashable {
    /// Bytes, since canonically equal texts may be drawn by other fonts.
    var text: [UInt8]
    var style: StyleName?
    var face: FaceID
  }

  init(_ system: ResolvedTypeSystem, _ shaper: TextShaper) {
    var measurer = CellMeasurer(system, shaper)
    measurer.maximumWidth = .infinity
    self.measurer = measurer
    self.system = system
    library = shaper.library
    for style in system.styles {
      steppingIn[style.style] = system.fontsSteppingIn(for: .custom, of: style)
    }
  }

  /// What a node's text lacks, or those of a tab bar; a style's sample that stands there has a finding of its own.
  mutating func lacks(of state: NodeState, _ node: ScreenNode) throws(SheetError) -> [TextLack] {
    guard let cell = state.font else { return [] }
    var lacks: [TextLack] = []
    let texts = node.kind == .tabBar ? node.items : node.text == nil ? [] : [state.text]
    for text in texts.flatMap(Self.pieces) {
      for lack in try self.lacks(of: text, in: cell, state.style) {
        let same = lacks.firstIndex { $0.kind == lack.kind }
        if let same { lacks[same].join(lack) } else { lacks.append(lack) }
      }
    }
    return lacks
  }

  /// A text in pieces that can each be set as one line; a paragraph may be longer than those.
  private static func pieces(of text: String) -> [String] {
    let limit = 4000
    guard text.utf8.count > limit else { return [text] }
    var pieces: [String] = []
    var piece = String.UnicodeScalarView()
    var count = 0
    for character in text {
      count += character.unicodeScalars.count
      if !piece.isEmpty, count > limit {
        pieces.append(String(piece))
        piece.removeAll()
        count = character.unicodeScalars.count
      }
      piece.append(contentsOf: character.unicodeScalars)
    }
    return pieces + [String(piece)]
  }

  private mutating func lacks(
    of text: String, in cell: ResolvedCell, _ style: StyleName?
  ) throws(SheetError) -> [TextLack] {
    guard let font = cell.font else { return [] }
    let key = Key(text: Array(text.utf8), style: style, face: font.face)
    if let lacks = known[key] { return lacks }
    let others = style.flatMap { steppingIn[$0] } ?? [system.labelFonts.regular]
    let lacks = TextLack.found(in: try measurer.measure(text, in: cell, others: others), library)
    known[key] = lacks
    return lacks
  }
}

extension TextLack {
  /// Takes in what another text of the same font lacks.
  fileprivate mutating func join(_ other: TextLack) {
    scalars += other.scalars.filter { !scalars.contains($0) }
    undrawn = UndrawnGlyphs.joined(undrawn + other.undrawn)
    lenders += other.lenders.filter { !lenders.contains($0) }
  }
}
