import DynamicType
import Screens
import Sheet
import TestSupport
import TextLayout
import TypeSystem

/// Mock screens put together by hand, in the test faces, and the pages that they make.
struct ScreenPagePress {
  let press = SheetPress()
  let system: ResolvedTypeSystem
  let shaper: TextShaper

  init() throws {
    system = try Resolver(library: press.library).resolve(press.document { $0.name = "App" })
    shaper = TextShaper(library: press.library)
  }

  func sheet(_ theme: Theme = .light) -> ScreensSheet {
    ScreensSheet(system, theme: theme, colophon: Colophon(renderers: ["specimen 0.0.0"]))
  }

  func page(_ screens: [LaidOutScreen], theme: Theme = .light) throws -> LaidOutSheet {
    try sheet(theme).layOut([screens], with: shaper)
  }

  /// A part with a line of text from its left edge, in the cell of a style.
  func part(
    _ kind: ScreenNode.Kind, _ path: String, _ frame: Frame.Rect, _ text: String? = nil, style: StyleName = .body,
    standing: NodeState.Standing = .current, at category: ContentSizeCategory, mark: Mark? = nil
  ) throws -> LaidOutScreen.Part {
    guard let text else {
      return LaidOutScreen.Part(element: 0, path: path, kind: kind, frame: frame)
    }
    var cell = system.styles.first { $0.style == style }?.custom.cells.first { $0.category == category }
    if let mark { cell?.marks.append(mark) }
    var part = LaidOutScreen.Part(
      element: 0, path: path, kind: kind, frame: frame, standing: standing, style: style, font: cell, text: text)
    if let cell, let font = cell.font, let size = cell.pointSize {
      let line = try shaper.line(text, TextAttributes(cascade: [font], pointSize: size))
      part.lines = [.init(line: line, origin: Frame.Point(x: frame.x, y: frame.y + size))]
    }
    return part
  }

  /// A bar whose title is too tall, a cell of a stale and a cut label, a fixed button, dots and tabs.
  func screen(
    _ category: ContentSizeCategory, name: String = "nav", isFaulty: Bool = true, width: Double = 320
  ) throws -> LaidOutScreen {
    var dots = try part(
      .pageControl, "\(name)/dots", Frame.Rect(x: 16, y: 204, width: 288, height: 26), at: category)
    dots.pages = 3
    dots.current = 1
    dots.symbols = [136.5, 152.5, 168.5].map { Frame.Rect(x: $0, y: 213.5, width: 7, height: 7) }
    let standing: NodeState.Standing = isFaulty ? .stale : .current
    let parts = [
      try part(.screen, name, Frame.Rect(x: 0, y: 0, width: width, height: 240), at: category),
      try part(
        .navigationBar, "\(name)/navigationBar", Frame.Rect(x: 0, y: 0, width: width, height: 44), "Goals", at: category
      ),
      try part(.tableCell, "\(name)/cell[0]", Frame.Rect(x: 0, y: 44, width: width, height: 110), at: category),
      try part(
        .label, "\(name)/cell[0]/title", Frame.Rect(x: 16, y: 55, width: 288, height: 22), "Save a little",
        standing: standing, at: category, mark: isFaulty ? .faceStandIn(missing: "Museo-700") : nil),
      try part(
        .button, "\(name)/cell[0]/button", Frame.Rect(x: 16, y: 80, width: 100, height: 44), "Done", style: .callout,
        standing: .fixed, at: category),
      try part(.image, "\(name)/picture", Frame.Rect(x: 16, y: 160, width: 40, height: 40), at: category), dots,
    ]
    let issues: [LaidOutScreen.Issue] = [
      .init(part: 1, kind: .overflowsHeight(19.58)), .init(part: 3, kind: .stale(pointSize: 17, newPointSize: 53)),
      .init(part: 3, kind: .truncated(needed: 3, shown: 1, words: 1, characters: 6)),
    ]
    return LaidOutScreen(
      name: name, category: category, policy: .adjusts, size: Frame.Size(width: width, height: 240), parts: parts,
      issues: isFaulty ? issues : [], hiddenPaths: isFaulty ? [.init(path: "\(name)/settings", reason: .notLoaded)] : []
    )
  }
}
