internal import TextLayout
internal import TypeSystem
package import Typeface

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

/// The characters of a sample that its own face lacks, by their UTF-8 offsets.
package struct LackedCharacters {
  /// What another font of the cascade drew, by its face.
  package var borrowed: [FaceID: Set<Int>] = [:]
  /// What shows a .notdef: no font has it, or its font failed to form it.
  package var missing: Set<Int> = []

  /// Whether the face has all characters.
  var isEmpty: Bool { borrowed.isEmpty && missing.isEmpty }

  init() {}

  /// Finds them in a line; the ellipsis of a cut line is the sheet's own, and doesn't count.
  init(_ line: TextLine, isCut: Bool) {
    let end = isCut ? line.text.utf8.count - "…".utf8.count : line.text.utf8.count
    for run in line.runs {
      missing.formUnion(
        run.glyphs.lazy.filter { ($0.id == 0 || run.provenance == .missing) && $0.cluster < end }.map(\.cluster))
    }
    let fallbacks = line.runs.filter { if case .fallback = $0.provenance { true } else { false } }
    guard !fallbacks.isEmpty else { return }
    // Characters and not glyphs: a ligature is as many as it stands for.
    var offset = 0
    for character in line.text {
      defer { offset += character.utf8.count }
      guard offset < end, !missing.contains(offset),
        let run = fallbacks.first(where: { $0.utf8Range.contains(offset) })
      else { continue }
      borrowed[run.font.face, default: []].insert(offset)
    }
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
