internal import DynamicType
internal import Screens
internal import TextLayout
internal import TypeSystem

/// A screen as it is being laid out: the parts so far, and what does not fit.
///
/// Each element is laid out with its top left corner at 0, 0 and then moved to its place by what holds it, from left to
/// right; a screen that runs from right to left is turned round at the end.
struct ScreenPass {
  let state: ScreenState
  let setter: ScreenTextSetter
  let tint: RoleRule.Tint?
  private(set) var parts: [LaidOutScreen.Part] = []
  /// The elements that are not laid out.
  var hidden: [Int] = []
  /// The presented screens that are still to be laid out below the others.
  var presented: [Int] = []
  /// The widths that elements can have in a row, by element, once they are asked for.
  var knownWidths: [Int: RowWidths.Span] = [:]
  /// The pictures on top of a collection's cells, which are as wide as those.
  var tilePictures: Set<Int> = []
  /// Whether each element shows where it stands.
  let shownInParent: [Bool]
  /// For each element that stands on a line of a text, that text's element.
  let alignmentTargets: [Int: Int]
  private var issues: [LaidOutScreen.Issue] = []

  /// A part that has been laid out, with all that is in it.
  struct Block {
    /// It and what is in it, among the parts.
    var parts: Range<Int>
    var size: Frame.Size
    /// How far the first line of text stands below its top, in points; nil without text.
    var firstBaseline: Double?
  }

  /// What lies in a part: how large it is, and where its first line stands.
  struct Content {
    var size: Frame.Size
    var firstBaseline: Double?
  }

  init(_ state: ScreenState, _ setter: ScreenTextSetter, _ tint: RoleRule.Tint?) {
    self.state = state
    self.setter = setter
    self.tint = tint
    shownInParent = state.screen.tree.shownInParent
    alignmentTargets = state.screen.tree.alignmentTargets
  }

  /// The issues in the order of the parts.
  var issuesInOrder: [LaidOutScreen.Issue] {
    issues.enumerated().sorted { ($0.element.part, $0.offset) < ($1.element.part, $1.offset) }.map(\.element)
  }

  /// What is not laid out, in the order of the screen's elements.
  var hiddenPaths: [LaidOutScreen.HiddenPath] {
    let loaded = state.screen.tree.loaded
    return hidden.sorted().map { element in
      let reason: LaidOutScreen.HiddenPath.Reason =
        !loaded[element] ? .notLoaded : node(element).isMadeLater ? .madeLater : .notShowing
      return LaidOutScreen.HiddenPath(path: state.nodes[element].path, reason: reason)
    }
  }

  /// The stale texts in what is not laid out.
  var hiddenStale: [LaidOutScreen.StaleText] {
    let drawn = Set(parts.map(\.element))
    return state.nodes.indices.filter { state.nodes[$0].standing == .stale && !drawn.contains($0) }
      .map { LaidOutScreen.StaleText(state, $0) }
  }

  func node(_ element: Int) -> ScreenNode { state.screen.tree.elements[element].node }

  var partCount: Int { parts.count }

  /// The space between an element's parts, in points.
  func spacing(of element: Int) -> Double {
    let isStackedRow = node(element).axis == .horizontal && isStacked(element)
    return node(element).spacing ?? (isStackedRow ? ScreenMetrics.stackedGap : ScreenMetrics.gap)
  }

  func children(of element: Int) -> [Int] { state.screen.tree.children(of: element) }

  /// Whether the screen stands at one of the five accessibility sizes.
  var isAtAccessibilitySize: Bool { state.category.isAccessibilityCategory }

  /// Whether a row becomes a column at the screen's category.
  func isStacked(_ element: Int) -> Bool { isAtAccessibilitySize && node(element).stacksAtAccessibilitySizes }

  /// Lays an element out in a width; one with a width of its own takes that, and says what doesn't fit.
  mutating func layOut(_ element: Int, width: Double) throws(SheetError) -> Block {
    let node = node(element)
    let own = node.width ?? (node.kind == .image ? pictureWidth(element, in: width) : width)
    let index = parts.count
    begin(element, width: own)
    if own - width > ScreenMetrics.tolerance { note(.overflowsWidth(own - width), at: index, in: width) }
    let content: Content =
      switch node.kind {
      case .navigationController, .tabBarController, .screen, .tableScreen, .collectionScreen, .presented:
        try layOutController(element, width: own)
      case .navigationBar: try layOutNavigationBar(element, part: index, width: own)
      case .toolbar: try layOutToolbar(element, part: index, width: own)
      case .tabBar: try layOutTabBar(element, part: index, width: own)
      case .tableCell, .collectionCell: try layOutCell(element, part: index, width: own)
      case .view, .stack: try layOutContainer(element, part: index, width: own)
      case .label, .textView, .textField, .button, .barButton: try layOutText(element, part: index, width: own)
      case .pageControl: layOutPageControl(element, part: index, width: own)
      case .image:
        Content(
          size: Frame.Size(
            width: own, height: node.height ?? (isTilePicture(element) ? own / ScreenMetrics.tilePicture : own)))
      }
    return finish(element, part: index, content, width: own)
  }

  /// How wide a picture without a width of its own is: as a tile, as an icon, or as its column.
  private func pictureWidth(_ element: Int, in width: Double) -> Double {
    if isTilePicture(element) { return width }
    return node(element).height.map { min(width, $0 * ScreenMetrics.widestPicture) } ?? ScreenMetrics.image
  }

  private func isTilePicture(_ element: Int) -> Bool { node(element).width == nil && tilePictures.contains(element) }

  private mutating func begin(_ element: Int, width: Double) {
    let known = state.nodes[element]
    let index = parts.count
    parts.append(
      LaidOutScreen.Part(
        element: element, path: known.path, kind: node(element).kind,
        frame: Frame.Rect(x: 0, y: 0, width: width, height: 0), standing: known.standing, style: known.style,
        font: known.font, text: known.text))
    guard known.standing == .stale else { return }
    note(.stale(pointSize: known.font?.pointSize ?? 0, newPointSize: known.newFont?.pointSize ?? 0), at: index)
  }

  /// Gives a part its height: a fixed one, which clips what is higher, or that of what is in it.
  private mutating func finish(_ element: Int, part: Int, _ content: Content, width: Double) -> Block {
    let height = fixedHeight(of: element) ?? content.size.height
    if content.size.height - height > ScreenMetrics.tolerance {
      note(.overflowsHeight(content.size.height - height), at: part)
    }
    parts[part].frame.height = height
    return Block(
      parts: part..<parts.count, size: Frame.Size(width: width, height: height), firstBaseline: content.firstBaseline)
  }

  /// The height that a part has whatever is in it, in points: its own, or a bar's; nil for one that grows.
  func fixedHeight(of element: Int) -> Double? {
    let node = node(element)
    return switch node.kind {
    case .navigationBar, .toolbar: node.height ?? ScreenMetrics.barHeight
    case .tabBar: node.height ?? ScreenMetrics.tabBarHeight
    case .barButton: node.height ?? ScreenMetrics.barHeight
    default: node.height
    }
  }

  /// Says what is wrong with a part; `room` is the width that it is too wide for.
  mutating func note(_ kind: LaidOutScreen.Issue.Kind, at part: Int, in room: Double? = nil) {
    issues.append(LaidOutScreen.Issue(part: part, kind: kind, room: room))
  }

  mutating func move(_ block: Block, x: Double, y: Double) { move(block.parts, x: x, y: y) }

  mutating func move(_ range: Range<Int>, x: Double, y: Double) {
    for index in range {
      parts[index].frame.x += x
      parts[index].frame.y += y
      for line in parts[index].lines.indices {
        parts[index].lines[line].origin.x += x
        parts[index].lines[line].origin.y += y
      }
      for symbol in parts[index].symbols.indices {
        parts[index].symbols[symbol].x += x
        parts[index].symbols[symbol].y += y
      }
    }
  }

  /// Changes what a part shows, while it is laid out.
  mutating func setLines(_ lines: [LaidOutScreen.PlacedLine], at part: Int) { parts[part].lines = lines }

  mutating func setSymbols(_ symbols: [Frame.Rect], current: Int, at part: Int) {
    parts[part].symbols = symbols
    parts[part].pages = symbols.count
    parts[part].current = current
    if parts[part].kind == .pageControl { parts[part].tint = tint }
  }
}
