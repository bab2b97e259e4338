internal import TextLayout
internal import TypeSystem
internal import Typeface

/// Characters of samples that their cell's own face lacks, and the face that drew them.
public struct BorrowedCharacters: Hashable, Sendable {
  /// The PostScript name of the face that stepped in.
  public var postScriptName: String
  /// The characters, each once, in the order of the text.
  public var characters: [Character]

  /// Pairs characters with the face that drew them.
  public init(postScriptName: String, characters: [Character]) {
    self.postScriptName = postScriptName
    self.characters = characters
  }
}

/// Which characters of a sheet's samples were borrowed, are missing, or draw nothing.
struct CharacterReport {
  /// By face, in the order of the library.
  let borrowed: [BorrowedCharacters]
  /// Each once, in the order of the text.
  let missing: [Character]
  /// Each once, in the order of the text.
  let invisible: [Unicode.Scalar]
  /// The glyphs that are not drawn, by face and reason.
  let undrawn: [UndrawnGlyphs]

  /// A sample as it was set, and what its own face lacks of it.
  typealias Lacking = (text: String, lacks: LackedCharacters)

  init(_ cells: [SetCell], _ library: FontLibrary) {
    self.init(
      cells.compactMap { cell in cell.lacks.isEmpty ? nil : cell.sample.map { ($0.text, cell.lacks) } },
      marks: cells.flatMap(\.marks), library)
  }

  init(_ samples: [Lacking], marks: [Mark] = [], _ library: FontLibrary) {
    // Most cells of a sheet show one text: its places are gathered first, and turned into characters once.
    var byText: [(text: String, borrowed: [FaceID: Set<Int>], missing: Set<Int>)] = []
    for (text, lacks) in samples {
      if byText.last.map({ $0.text.utf8.elementsEqual(text.utf8) }) != true { byText.append((text, [:], [])) }
      byText[byText.count - 1].borrowed.merge(lacks.borrowed) { $0.union($1) }
      byText[byText.count - 1].missing.formUnion(lacks.missing)
    }
    var byFace: [FaceID: [Character]] = [:]
    for entry in byText {
      for (face, offsets) in entry.borrowed { byFace[face, default: []] += entry.text.characters(at: offsets) }
    }
    borrowed = byFace.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      BorrowedCharacters(postScriptName: library[$0.key].postScriptName, characters: Self.unique($0.value))
    }
    undrawn = UndrawnGlyphs.gathered(samples.flatMap(\.lacks.undrawn), library)
    missing = Self.unique(byText.flatMap { $0.text.characters(at: $0.missing) })
    invisible = Self.unique(
      marks.flatMap { mark in
        if case .invisible(let scalars) = mark { scalars } else { [] as [Unicode.Scalar] }
      })
  }

  /// The elements in their order, each once.
  static func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
    var seen: Set<Element> = []
    return elements.filter { seen.insert($0).inserted }
  }
}

extension String {
  /// The characters that begin at UTF-8 offsets, in their order.
  package func characters(at offsets: Set<Int>) -> [Character] {
    guard !offsets.isEmpty else { return [] }
    var offset = 0
    return filter { character in
      defer { offset += character.utf8.count }
      return offsets.contains(offset)
    }
  }
}
