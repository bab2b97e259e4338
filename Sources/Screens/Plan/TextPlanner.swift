internal import DynamicType
internal import Spelling
internal import TypeSystem
internal import Typeface

/// Works out what each text of a screen is set in when it is built.
struct TextPlanner {
  let system: ResolvedTypeSystem
  let resolver: Resolver
  let policy: UpdatePolicy
  let isStrict: Bool
  private(set) var giving = FontGiving()
  private var rows: [RowKey: FontRow] = [:]
  private var places: [StyleName: Int]

  init(_ system: ResolvedTypeSystem, _ fonts: FontLibrary, _ policy: UpdatePolicy, isStrict: Bool) {
    self.system = system
    resolver = Resolver(library: fonts)
    self.policy = policy
    self.isStrict = isStrict
    places = Dictionary(system.styles.enumerated().map { ($1.style, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private enum RowKey: Hashable {
    case style(StyleName)
    case uiKit(Double, FontWeight)
  }

  /// The text of a node, nil for one without; `bar` is the bar that it stands in.
  mutating func text(
    of node: ScreenNode, in bar: ScreenNode.Kind?, path: @autoclosure () -> String
  ) throws(ScreenError) -> PlannedText? {
    guard node.kind.isText || node.kind == .navigationBar || node.kind == .tabBar else { return nil }
    let style = node.hasFont ? style(of: node, in: bar) : nil
    let isPassed = policy == .appearanceManager && bar != .navigationBar && node.hasFont
    if style == nil, isPassed, node.kind.isRestyled, isStrict { throw .noStyle(path: path()) }
    let passed =
      style ?? (isPassed && (node.kind.isRestyled || node.kind == .navigationBar) ? node.kind.passStyle : nil)
    let row = try row(passed, node.kind, path: path())
    var text = PlannedText(
      style: row.style, cells: row.cells, isFixed: row.isFixed, adjusts: row.adjusts,
      update: update(of: node, row.style))
    if case .features(let features) = text.update {
      giving.learn(row.cells, from: resolver.library)
      // A new screen has had the first pass of the walk, which gives the features as any later one does.
      if isPassed { text.cells = row.cells.map { giving.give(features, to: $0) } }
    }
    return text
  }

  /// The style or role that a node is set in, nil for what UIKit has.
  private func style(of node: ScreenNode, in bar: ScreenNode.Kind?) -> StyleName? {
    if let style = node.style { return style }
    let roles: [String] =
      switch node.kind {
      case .navigationBar: ["navigationTitle"]
      case .tabBar: ["tabBarItem"]
      case .barButton: bar == .toolbar ? ["toolbarItem", "navigationItem"] : ["navigationItem"]
      default: [node.kind.rawValue]
      }
    return roles.first { system.document.roles[$0]?.rule != nil }.map { .role($0) }
  }

  private func update(of node: ScreenNode, _ style: StyleName?) -> PlannedText.Update {
    guard node.hasFont, node.kind != .barButton, node.kind != .tabBar else { return .nothing }
    var role: RoleRule?
    if case .role(let name) = style { role = system.document.roles[name] }
    switch role?.update {
    case .fixed: return .nothing
    case .features:
      let features = role?.rule?.features ?? []
      return .features(features.isEmpty ? [.smallCapitals] : features)
    case .restyle, nil:
      return policy == .appearanceManager && node.kind == .button ? .features([.smallCapitals]) : .restyle
    }
  }

  private mutating func row(
    _ style: StyleName?, _ kind: ScreenNode.Kind, path: @autoclosure () -> String
  ) throws(ScreenError) -> FontRow {
    let (size, weight) = kind.uiKitFont
    let key = style.map { RowKey.style($0) } ?? .uiKit(size, weight)
    if let row = rows[key] { return row }
    let row: FontRow
    if let style {
      row = try self.row(style, path: path())
    } else {
      do throws(ResolutionError) {
        let cells = try resolver.systemCells(pointSize: size, weight: weight, in: system)
        row = FontRow(cells: cells, adjusts: cells.map { _ in false })
      } catch {
        throw .resolution(error)
      }
    }
    rows[key] = row
    return row
  }

  private func row(_ style: StyleName, path: @autoclosure () -> String) throws(ScreenError) -> FontRow {
    let document = system.document
    guard let place = places[style] else {
      let names = system.styles.map(\.style).filter { $0.isRole == style.isRole }.map(\.name)
      throw .unknownStyle(style, path: path(), nearest: Spelling.nearest(to: style.name, in: names))
    }
    if document.undefinedStyles == .error, document.rule(of: style) == nil {
      throw .undefinedStyle(style, path: path())
    }
    let cells = system.styles[place].custom.cells
    guard cells.allSatisfy({ $0.pointSize != nil && $0.font != nil }) else { throw .noSize(style, path: path()) }
    return FontRow(style: style, cells: cells, adjusts: cells.map { document.adjusts(style, at: $0.category) })
  }
}

extension ScreenNode.Kind {
  /// Whether the walk over the screens sets a node of the kind in its style again, and in body where it has none.
  fileprivate var isRestyled: Bool { self == .label || self == .textField || self == .textView }

  /// The style that the walk gives a node of the kind that has none (Clifton's `AppearanceManager`).
  fileprivate var passStyle: StyleName { self == .navigationBar ? .headline : .body }

  /// What UIKit sets a node of the kind in where nobody says otherwise: the size in points, and the weight.
  ///
  /// Source: a new `UILabel`, `UIButton`, `UIBarButtonItem`, `UINavigationBar` and `UITabBar` of iOS.
  fileprivate var uiKitFont: (Double, FontWeight) {
    switch self {
    case .navigationBar: (17, .semibold)
    case .tabBar: (10, .medium)
    default: (17, .regular)
    }
  }
}

extension FontFeature {
  /// Small capitals in the place of small letters: Clifton's `smallCapsVariant`.
  fileprivate static let smallCapitals = FontFeature(tag: "smcp")
}
