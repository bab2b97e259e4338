internal import DynamicType
internal import Screens
internal import Spelling
internal import TextLayout
internal import TypeSystem

/// What the signs mean that are on some mock screens, and no others: in words, so that every format can set them.
package struct ScreenLegend {
  /// A sign with an example, and what it means.
  package struct Entry {
    /// What is drawn before the example; nil for nothing.
    var shape: MarkShape?
    /// What stands beside the sign on the screens, such as "+19.6 pt".
    package var example: String
    /// What it means.
    package var meaning: String
    /// Whether it tells of something wrong.
    package var isFault = false

    /// How wide the sign is, in heights; 0 for none.
    package var width: Double { shape?.width ?? 0 }

    /// The sign's polygons, 1 high, their lower left corner at 0, y downwards; empty for none.
    package var polygons: [[Frame.Point]] { shape?.polygons(x: 0, baseline: 0, height: 1) ?? [] }
  }

  /// The entries, the faults first.
  package private(set) var entries: [Entry] = []

  /// The legend of screens over their categories; `minus` is the sign before what is lost.
  package init(_ screens: [LaidOutScreen], minus: String = "\u{2212}") {
    addFaults(screens.flatMap { $0.issues.map(\.kind) }, minus)
    let parts = screens.flatMap(\.parts)
    if let size = parts.first(where: \.isFixed)?.font?.pointSize {
      entries.append(
        Entry(shape: .padlock, example: ScreenWords.fixed(size), meaning: "one size at every category"))
    }
    addCharacters(parts.map(\.characters))
    let faces = CharacterReport.unique(parts.compactMap(\.replacedFace)).sorted()
    if !faces.isEmpty {
      entries.append(
        Entry(
          shape: .hatch, example: "hatched",
          meaning: "another face is drawn in place of \(Spelling.list(faces, limit: Self.listed))"))
    }
    if let fold = screens.lazy.flatMap({ ScreenStand($0).folds }).first {
      entries.append(
        Entry(
          example: ScreenWords.fold(fold.height),
          meaning: "dashed: what stands lower is seen after scrolling on a device of this height"))
    }
    if parts.contains(where: \.kind.isDrawnBySystem) {
      entries.append(
        Entry(example: "grey", meaning: "lines, boxes and dots: the system's own controls, true to size"))
    }
    addLeftOut(screens)
  }

  /// The most names that an entry lists.
  private static let listed = 6

  /// What is not drawn, and why not: an entry a reason.
  private mutating func addLeftOut(_ screens: [LaidOutScreen]) {
    let hidden = CharacterReport.unique(screens.flatMap(\.hiddenPaths))
    for reason in LaidOutScreen.HiddenPath.Reason.allCases {
      let paths = hidden.filter { $0.reason == reason }.map(\.path)
      guard !paths.isEmpty else { continue }
      entries.append(
        Entry(example: "left out", meaning: "\(reason.words): \(Spelling.list(paths, limit: Self.listed))"))
    }
  }

  private mutating func addCharacters(_ all: [LaidOutScreen.Characters]) {
    if all.contains(where: { !$0.missing.isEmpty }) {
      entries.append(
        Entry(
          shape: .square, example: "without glyph", meaning: "characters that no font has, a box for each",
          isFault: true))
    }
    for undrawn in UndrawnGlyphs.joined(all.flatMap(\.undrawn)) {
      entries.append(
        Entry(
          shape: MarkWords.shape(.undrawableGlyphs(1)), example: "not drawn",
          meaning: "glyphs of \(undrawn.postScriptName), corners keep their places: \(undrawn.reason.words)",
          isFault: true))
    }
    let lenders = CharacterReport.unique(all.flatMap(\.borrowed).map(\.postScriptName)).sorted()
    if !lenders.isEmpty {
      entries.append(
        Entry(
          shape: .diamond, example: "borrowed",
          meaning:
            "characters that the text's own font lacks, drawn from \(Spelling.list(lenders, limit: Self.listed))"))
    }
    if all.contains(where: { !$0.invisible.isEmpty }) {
      entries.append(Entry(shape: .beam, example: "invisible", meaning: "characters that show nothing"))
    }
  }

  private mutating func addFaults(_ kinds: [LaidOutScreen.Issue.Kind], _ minus: String) {
    var met: Set<String> = []
    var faults: [(meaning: String, entry: Entry)] = []
    for kind in kinds {
      let meaning = Self.meaning(of: kind)
      guard met.insert(meaning).inserted else { continue }
      let words = ScreenWords.words(kind, minus: minus)
      faults.append((meaning, Entry(shape: words.shape, example: words.text, meaning: meaning, isFault: true)))
    }
    entries += Self.meanings.compactMap { meaning in faults.first { $0.meaning == meaning }?.entry }
  }

  private static func meaning(of kind: LaidOutScreen.Issue.Kind) -> String {
    switch kind {
    case .stale: meanings[0]
    case .overflowsHeight: meanings[1]
    case .overflowsWidth: meanings[2]
    case .truncated: meanings[3]
    case .brokenWords: meanings[4]
    }
  }

  /// What the kinds of issues mean, in the legend's order.
  private static let meanings = [
    "stale, on a tint: the change of size did not reach the text; a new screen has the second size, or another face",
    "outlined: taller than its room by so many points", "outlined: wider than its room by so many points",
    "outlined: words or characters that are not shown whole",
    "outlined: words that are wider than their line and broken between letters",
  ]
}

extension ScreenNode.Kind {
  /// Whether something of it is drawn that is no text.
  fileprivate var isDrawnBySystem: Bool {
    switch self {
    case .navigationBar, .toolbar, .tabBar, .tableCell, .collectionCell, .textField, .button, .pageControl, .image: true
    case .navigationController, .tabBarController, .screen, .tableScreen, .collectionScreen, .presented, .view, .stack,
      .label, .textView, .barButton:
      false
    }
  }
}

extension LaidOutScreen.HiddenPath.Reason {
  /// Why something is not drawn, in a few words.
  fileprivate var words: String {
    switch self {
    case .notLoaded: "not loaded"
    case .madeLater: "made after the change"
    case .notShowing: "not to be seen"
    }
  }
}
