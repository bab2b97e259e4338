internal import TypeSystem
internal import YAML

/// The entries of `screens`, and which hold which.
///
/// Circles, sizes and depths are worked out before anything is put together, since a few lines can say a screen of any size.
struct ScreenEntries {
  private(set) var screens: [DeclaredScreen]
  private let indexes: [String: Int]

  /// Takes the entries in the order of the text.
  init(_ screens: [DeclaredScreen]) {
    self.screens = screens
    indexes = Dictionary(screens.indices.map { (screens[$0].name, $0) }) { first, _ in first }
  }

  /// The entries that no other one holds, in the order of the text.
  var roots: [DeclaredScreen] {
    let held = Set(screens.flatMap { screen in screen.references.map(\.name) })
    return screens.filter { !held.contains($0.name) }
  }

  /// Works out how large each entry is with what it holds; one in a circle, or too large, is broken, and so is what holds it.
  mutating func workOut(reporting reports: inout Reports) {
    for index in order(reporting: &reports) {
      var extent = screens[index].own
      for reference in screens[index].references {
        guard let held = indexes[reference.name] else { continue }
        if screens[held].isBroken { screens[index].isBroken = true }
        extent.add(screens[held].extent, at: reference.depth)
      }
      screens[index].extent = extent
      guard !screens[index].isBroken, let problem = Self.problem(extent) else { continue }
      reports.add(.screen(problem), at: screens[index].place)
      screens[index].isBroken = true
    }
  }

  private static func problem(_ extent: ScreenExtent) -> ScreenProblem.Kind? {
    if extent.nodes > ScreenTree.maximumCount { return .tooManyNodes(extent.nodes) }
    return extent.depth > ScreenTree.maximumDepth ? .tooDeep(extent.depth) : nil
  }

  /// The entries, each after those that it holds; a circle is told where it is closed.
  private mutating func order(reporting reports: inout Reports) -> [Int] {
    var order: [Int] = []
    var isDone = Array(repeating: false, count: screens.count)
    var placesOnPath: [Int?] = Array(repeating: nil, count: screens.count)
    for start in screens.indices where !isDone[start] {
      // How far each entry on the path has been looked through.
      var path: [(index: Int, next: Int)] = [(start, 0)]
      placesOnPath[start] = 0
      while let last = path.last {
        guard last.next < screens[last.index].references.count else {
          (isDone[last.index], placesOnPath[last.index]) = (true, nil)
          order.append(last.index)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let reference = screens[last.index].references[last.next]
        guard let held = indexes[reference.name], !isDone[held] else { continue }
        if let begin = placesOnPath[held] {
          let circle = path[begin...].map { screens[$0.index].name } + [reference.name]
          reports.add(.screenCycle(circle), at: reference.place)
          screens[last.index].isBroken = true
        } else {
          placesOnPath[held] = path.count
          path.append((held, 0))
        }
      }
    }
    return order
  }

  /// A node of a screen with the place where it stands, and how deep it lies.
  typealias PlacedNode = (node: ScreenNode, place: YAMLPlace, depth: Int)

  /// Adds a node and all that it holds, each before what is in it.
  ///
  /// What stands for an entry has the entry's name, unless it has one of its own, even an empty one, or its parent holds
  /// the entry several times.
  func add(_ declared: DeclaredNode, name: String? = nil, depth: Int = 1, to nodes: inout [PlacedNode]) {
    var node = declared.node
    node.name = node.name ?? name
    if node.name?.isEmpty == true { node.name = nil }
    nodes.append((node, declared.place, depth))
    var counts: [String: Int] = [:]
    for case .entry(let name, _) in declared.parts { counts[name, default: 0] += 1 }
    for part in declared.parts {
      switch part {
      case .node(let child): add(child, depth: depth + 1, to: &nodes)
      case .entry(let name, _):
        guard let index = indexes[name], let root = screens[index].root else { continue }
        add(root, name: counts[name] == 1 ? name : nil, depth: depth + 1, to: &nodes)
      }
    }
  }
}
