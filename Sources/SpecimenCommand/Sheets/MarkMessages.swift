internal import Typeface
internal import DynamicType
internal import Sheet
internal import Spelling
internal import TypeSystem

/// Says what of a sheet is not as asked: nothing is substituted silently.
struct MarkMessages {
  let notices: CellNotices
  /// The fonts, which the nearest names come from.
  var library: FontLibrary?
  /// The document's file, where there is one.
  var documentPath: String?
  /// Whether the document makes a face that is missing, and has no stand-in, an error.
  var isMissingFaceError = false

  private var marks: [CellMark] { notices.marks }

  /// Tells each kind of substitution once, with the cells that it touches counted; under `isStrict` as errors.
  func tell(_ messages: Messages, isStrict: Bool) {
    for (text, hint) in faces {
      if isStrict || isMissingFaceError {
        messages.report(.below(text, hint: hint, exitCode: .font))
      } else {
        messages.warn(text, hint: hint)
      }
    }
    for (text, hint) in substitutions {
      if isStrict {
        messages.report(.below(text, hint: hint, exitCode: .font))
      } else {
        messages.warn(text, hint: hint)
      }
    }
    for text in absentFeatures { messages.warn(text) }
    let faint = marks.count { if case .faint = $0.mark { true } else { false } }
    if faint > 0 {
      messages.warn(
        "\(Words.counted(faint, "cell has", "cells have")) a colour that can hardly be told from its ground",
        hint: "a contrast of 3:1 is the least for large text; 'color' is drawn as it is in both themes")
    }
    let cut = marks.count { if case .cut = $0.mark { true } else { false } }
    guard cut > 0 else { return }
    let width = Int(notices.sampleWidth)
    messages.note("\(Words.counted(cut, "sample", "samples")) cut to fit \(width) pt, and marked")
  }

  private var substitutions: [(String, hint: String?)] { standIns + weights + glyphs }

  /// One sentence for all faces that are missing, with the nearest names and a way on.
  private var faces: [(String, hint: String?)] {
    var names: [String] = []
    var first: StyleName?
    for entry in marks {
      guard case .fallback(let name) = entry.mark else { continue }
      first = first ?? entry.style
      if !names.contains(name) { names.append(name) }
    }
    guard let first else { return [] }
    let cells = marks.count { if case .fallback = $0.mark { true } else { false } }
    let counted = Words.counted(cells, "cell", "cells")
    let end = isMissingFaceError ? ", in \(counted)" : ": the fallback is drawn in \(counted)"
    return [("no family and no face named \(Self.listed(names))" + end, hint(for: names, first))]
  }

  private func hint(for names: [String], _ style: StyleName) -> String? {
    var hints: [String] = []
    if let file = names.first(where: { Self.fontEndings.contains(FileEnding.of($0)) }) {
      hints.append("\(TerminalText.quoted(file)) is a file's name: a face goes by its PostScript name")
    }
    let nearest = names.prefix(1).flatMap { library?.nearestNames(to: $0) ?? [] }
    if !nearest.isEmpty { hints.append("did you mean \(Words.alternatives(nearest.map(TerminalText.quoted)))?") }
    if let documentPath { hints.append("'specimen doctor \(documentPath) \(style.name)' says why") }
    return hints.isEmpty ? nil : hints.joined(separator: "; ")
  }

  private static let fontEndings = ["ttf", "otf", "otb", "ttc", "otc", "woff", "woff2"]

  /// Names in quotes; of more than six the first five and how many more.
  private static func listed(_ names: [String]) -> String {
    Spelling.list(names.map(TerminalText.quoted), "or", limit: 6)
  }

  /// One sentence for all faces whose family has a stand-in.
  private var standIns: [(String, hint: String?)] {
    var names: [String] = []
    for case .faceStandIn(let name) in marks.map(\.mark) where !names.contains(name) { names.append(name) }
    guard !names.isEmpty else { return [] }
    let cells = marks.count { if case .faceStandIn = $0.mark { true } else { false } }
    return [
      (
        "no face named \(Self.listed(names)): the family's stand-in is drawn in "
          + Words.counted(cells, "cell", "cells"), nil
      )
    ]
  }

  /// One sentence for each feature that a face lacks; it is drawn plain, which no strict run refuses.
  private var absentFeatures: [String] {
    var tags: [String] = []
    for case .featureAbsent(let tag) in marks.map(\.mark) where !tags.contains(tag.description) {
      tags.append(tag.description)
    }
    return tags.map { tag in
      let cells = marks.count { if case .featureAbsent(let own) = $0.mark { own.description == tag } else { false } }
      return "the feature '\(tag)' is not in the face: \(Words.counted(cells, "cell is", "cells are")) drawn plain"
    }
  }

  /// One sentence for each column and pair of weights, with its styles: a family of one face lacks a weight in most.
  private var weights: [(String, hint: String?)] {
    var kinds: [(column: Column, mark: Mark, styles: [StyleName])] = []
    for entry in marks {
      guard case .nearestWeight = entry.mark else { continue }
      if let index = kinds.firstIndex(where: { $0.column == entry.column && $0.mark == entry.mark }) {
        if !kinds[index].styles.contains(entry.style) { kinds[index].styles.append(entry.style) }
      } else {
        kinds.append((entry.column, entry.mark, [entry.style]))
      }
    }
    return kinds.compactMap { kind in
      guard case .nearestWeight(let asked, let drawn) = kind.mark else { return nil }
      let styles = Words.alternatives(kind.styles.map(\.name), "and")
      let text =
        "\(styles), \(kind.column.rawValue): the family has no weight \(asked), \(drawn) is drawn"
      return (text, nil)
    }
  }

  private var glyphs: [(String, hint: String?)] {
    let fromOthers = marks.count { if case .fallbackGlyphs = $0.mark { true } else { false } }
    let missing = marks.count { if case .missingGlyphs = $0.mark { true } else { false } }
    var result: [(String, hint: String?)] = []
    if fromOthers > 0 {
      result.append(
        (
          "\(Words.counted(fromOthers, "cell has", "cells have")) characters that the face lacks, drawn from another: "
            + borrowed, nil
        ))
    }
    if missing > 0 {
      result.append(
        (
          "\(Words.counted(missing, "cell has", "cells have")) characters that no font has: "
            + Self.codePoints(notices.missingCharacters),
          "a font that has them, put in the folder of --fonts, steps in"
        ))
    }
    if let undrawn = UndrawnWords.sentence(notices) { result.append(undrawn) }
    if let labels = UndrawnWords.labels(notices) { result.append(labels) }
    return result
  }

  /// Which characters came from which face.
  private var borrowed: String {
    notices.borrowedCharacters
      .map { "\(Self.codePoints($0.characters)) from \(TerminalText.quoted($0.postScriptName))" }
      .joined(separator: "; ")
  }

  /// The code points of characters, the first eight of them.
  private static func codePoints(_ characters: [Character]) -> String {
    var seen: Set<UInt32> = []
    let points = characters.flatMap(\.unicodeScalars)
      .filter { !$0.properties.isDefaultIgnorableCodePoint && seen.insert($0.value).inserted }
      .map(CodePoints.name)
    let shown = points.prefix(8).joined(separator: " ")
    return points.count > 8 ? "\(shown) and \(points.count - 8) more" : shown
  }
}
