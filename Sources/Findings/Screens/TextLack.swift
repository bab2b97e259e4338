internal import Sheet
internal import TextLayout
internal import TypeSystem
internal import Typeface

/// What the fonts of a screen's text lack, or have and don't draw.
struct TextLack: Hashable {
  /// The code points, each once, in the text's order.
  var scalars: [Unicode.Scalar]
  /// The PostScript name of the text's own font.
  var font: String
  /// The fonts that draw them unasked, by their PostScript names; empty where none does.
  var lenders: [String] = []
  /// Whether the font is the system font's stand-in: a device has fonts for every language.
  var isStandIn = false
  /// The glyphs that stand for them and are not drawn; empty where the fonts have none.
  var undrawn: [UndrawnGlyphs] = []

  /// What tells one lack of a text from another.
  var kind: Kind { !undrawn.isEmpty ? .undrawn : lenders.isEmpty ? .missing : .borrowed }

  /// A kind of lack.
  enum Kind: Hashable {
    case missing, borrowed, undrawn
  }
}

extension TextLack {
  /// What a measured text lacks: what no font has, what one draws that the document doesn't name for that, and what isn't drawn.
  static func found(in cell: MeasuredCell, _ library: FontLibrary) -> [TextLack] {
    // What is drawn in a missing face's place says nothing of what that face has.
    guard let set = cell.text, let font = cell.cell.font, !cell.cell.isFallbackForMissing, cell.cell.missingFace == nil
    else { return [] }
    let face = library[font.face]
    let culprits = { (places: Set<Int>) in
      CharacterCulprits.unique(in: set.cut.line.text.characters(at: places), of: face)
    }
    let declared = Set(cell.cell.cascade.map(\.face))
    let borrowed = set.lacks.borrowed.filter { !declared.contains($0.key) }
    let missing = TextLack(
      scalars: culprits(set.lacks.missing), font: face.postScriptName, isStandIn: cell.cell.hasForeignFace)
    let lent = TextLack(
      scalars: culprits(borrowed.values.reduce(into: Set()) { $0.formUnion($1) }), font: face.postScriptName,
      lenders: borrowed.keys.sorted { $0.rawValue < $1.rawValue }.map { library[$0].postScriptName })
    let undrawn = TextLack(
      scalars: culprits(Set(set.lacks.undrawn.map(\.cluster))), font: face.postScriptName,
      undrawn: UndrawnGlyphs.gathered(set.lacks.undrawn, library))
    return [missing, lent, undrawn].filter { !$0.scalars.isEmpty }
  }
}
