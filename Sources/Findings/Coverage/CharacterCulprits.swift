internal import TextLayout
internal import Typeface
internal import TypeSystem

/// Names the code points for which characters are not drawn by a face.
enum CharacterCulprits {
  /// Those of a character that the face's character map lacks, or all of them.
  static func scalars(of character: Character, in face: Face) -> [Unicode.Scalar] {
    let lacked = character.unicodeScalars.filter { !$0.isInvisible && !face.contains($0) }
    return lacked.isEmpty ? Array(character.unicodeScalars) : Array(lacked)
  }

  /// Those of several characters, each once.
  static func unique(in characters: [Character], of face: Face) -> [Unicode.Scalar] {
    var seen: Set<Unicode.Scalar> = []
    return characters.flatMap { scalars(of: $0, in: face) }.filter { seen.insert($0).inserted }
  }
}
