internal import TypeSystem
internal import YAML

extension DocumentDecoder {
  /// The most nodes of all screens together, entries written out wherever they are held.
  static let maximumScreenNodes = 100_000
  /// The most characters of all screens' texts together, likewise.
  static let maximumScreenCharacters = 4 << 20

  /// The screens: the entries that no other one holds.
  func readScreens(_ node: YAMLNode, of document: TypeSystemDocument) -> [MockScreen] {
    let entries = entries(node, "'screens'") ?? []
    orderedScreenNames = entries.map(\.name)
    screenNames = Set(orderedScreenNames)
    fontlessRoles = Set(document.roles.filter { $0.value.rule == nil }.map(\.key))
    hasUndefinedStyles = document.undefinedStyles != .error
    var screens = ScreenEntries(entries.map { declaredScreen($0) })
    screens.workOut(reporting: &reports)
    guard areSmallEnough(screens, at: node.place) else { return [] }
    return screens.roots.compactMap { screen($0, among: screens) }
  }

  private func declaredScreen(_ entry: YAMLEntry) -> DeclaredScreen {
    let before = reports.errorCount
    if entry.name.isEmpty { report(.emptyScreenName, at: entry.key.place) }
    let root = declaredNode(entry.value, "the screen \(Quoting.quoted(entry.name))")
    let isBroken = reports.errorCount > before
    return DeclaredScreen(name: entry.name, place: entry.key.place, root: isBroken ? nil : root)
  }

  /// Whether all screens together can be put together; a few entries can be held very often.
  private func areSmallEnough(_ entries: ScreenEntries, at place: YAMLPlace) -> Bool {
    var all = ScreenExtent()
    for root in entries.roots where !root.isBroken { all.add(root.extent) }
    let sums = [
      (all.nodes, "nodes", Self.maximumScreenNodes), (all.characters, "characters", Self.maximumScreenCharacters),
    ]
    guard let (count, what, limit) = sums.first(where: { $0.0 > $0.2 }) else { return true }
    report(.screensTooLarge(count, of: what, limit: limit), at: place)
    return false
  }

  private func screen(_ root: DeclaredScreen, among entries: ScreenEntries) -> MockScreen? {
    guard !root.isBroken, let node = root.root else { return nil }
    var nodes: [ScreenEntries.PlacedNode] = []
    entries.add(node, to: &nodes)
    let tree = ScreenTree(preorder: nodes.map { ($0.node, $0.depth) })
    let places = nodes.map(\.place)
    let screen = MockScreen(name: root.name, tree)
    let problems = screen.problems
    for problem in problems { report(.screen(problem.kind), at: places[problem.element]) }
    let turned = nodes.indices.dropFirst().filter { nodes[$0].node.direction != nil }
    for index in turned { report(.directionInside, at: places[index]) }
    screenPlaces[root.name] = places
    return problems.isEmpty && turned.isEmpty ? screen : nil
  }
}
