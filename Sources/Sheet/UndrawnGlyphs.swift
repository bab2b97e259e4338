public import TextLayout
package import Typeface

/// The glyphs of a face that samples ask for and that are not drawn, each once, for one reason.
public struct UndrawnGlyphs: Hashable, Sendable {
  /// The PostScript name of the face.
  public var postScriptName: String
  /// The face's file.
  public var path: String
  /// Why they are not drawn.
  public var reason: UndrawnReason
  /// The glyphs by their numbers in the face, in order.
  public var glyphs: [UInt32]

  /// Glyphs of a face for a reason.
  public init(postScriptName: String, path: String, reason: UndrawnReason, glyphs: [UInt32]) {
    self.postScriptName = postScriptName
    self.path = path
    self.reason = reason
    self.glyphs = glyphs
  }
}

extension UndrawnGlyphs {
  /// The glyphs of several texts by face, in the order of the library, and by reason.
  package static func gathered(_ glyphs: [UndrawableGlyph], _ library: FontLibrary) -> [UndrawnGlyphs] {
    guard !glyphs.isEmpty else { return [] }
    var byKind: [Kind: Set<UInt32>] = [:]
    for glyph in glyphs { byKind[Kind(face: glyph.face, reason: glyph.reason), default: []].insert(glyph.glyph) }
    return byKind.sorted { $0.key < $1.key }.map { kind, glyphs in
      let face = library[kind.face]
      return UndrawnGlyphs(
        postScriptName: face.postScriptName, path: face.path, reason: kind.reason, glyphs: glyphs.sorted())
    }
  }

  /// Those of several lists, each face and reason once.
  package static func joined(_ lists: [UndrawnGlyphs]) -> [UndrawnGlyphs] {
    var joined: [UndrawnGlyphs] = []
    for list in lists {
      guard let place = joined.firstIndex(where: { $0.path == list.path && $0.hasKind(of: list) }) else {
        joined.append(list)
        continue
      }
      joined[place].glyphs = Set(joined[place].glyphs + list.glyphs).sorted()
    }
    return joined
  }

  /// What to do about glyphs that are not drawn, each remedy once, as a hint; nil where there are none.
  package static func remedies(_ lists: [UndrawnGlyphs]) -> String? {
    let remedies = CharacterReport.unique(lists.map(\.reason.remedy))
    return remedies.isEmpty ? nil : remedies.joined(separator: "; ")
  }

  private func hasKind(of other: UndrawnGlyphs) -> Bool {
    postScriptName == other.postScriptName && reason == other.reason
  }

  private struct Kind: Hashable, Comparable {
    var face: FaceID
    var reason: UndrawnReason

    static func < (first: Kind, second: Kind) -> Bool {
      (first.face.rawValue, first.reason.rank) < (second.face.rawValue, second.reason.rank)
    }
  }
}
