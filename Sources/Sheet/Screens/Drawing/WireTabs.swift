internal import Screens
internal import TextLayout
internal import TypeSystem

/// The tabs of a tab bar that don't show their texts whole; layout has one part for all of them.
struct WireTabs {
  /// A tab: its place among the bar's from 1, its room, and the text as it is shown.
  struct Tab {
    var number: Int
    var frame: Frame.Rect
    var text: String
  }

  /// The tabs with a fault, in their order; empty where it is the bar's own.
  let faulty: [Tab]

  /// The tabs of a part with its issues: those that are cut, and those that are wider than their room.
  init(_ part: LaidOutScreen.Part, _ issues: [LaidOutScreen.Issue.Kind]) {
    guard part.kind == .tabBar, !part.symbols.isEmpty else {
      faulty = []
      return
    }
    let isCut = issues.contains { if case .truncated = $0 { true } else { false } }
    let isWide = issues.contains { if case .overflowsWidth = $0 { true } else { false } }
    let width = part.frame.width / Double(part.symbols.count)
    faulty = part.lines.compactMap { line in
      let middle = line.origin.x + line.line.width / 2
      // A text stands below its icon, whichever way the screen runs.
      let tab = part.symbols.indices.min {
        abs(part.symbols[$0].middle.x - middle) < abs(part.symbols[$1].middle.x - middle)
      }
      let isFaulty =
        isCut && line.line.text.hasSuffix("…") || isWide && line.line.width > width + ScreenMetrics.tolerance
      guard isFaulty, let tab else { return nil }
      let frame = Frame.Rect(
        x: part.symbols[tab].middle.x - width / 2, y: part.frame.y, width: width, height: part.frame.height)
      return Tab(number: tab + 1, frame: frame, text: line.line.text)
    }
  }
}
