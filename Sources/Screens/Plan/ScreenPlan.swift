package import DynamicType
package import TypeSystem
package import Typeface

/// A screen worked out against a type system: what each of its texts is set in when it is built at a category.
package struct ScreenPlan: Sendable {
  /// The screen.
  package let screen: MockScreen
  /// How changes reach it.
  package let policy: UpdatePolicy
  /// The most visits that a change may make: each controller goes through the views of all that it holds again.
  package static let maximumVisits = 100_000
  /// The path of each element.
  package let paths: [String]
  let structure: ScreenStructure
  let texts: [PlannedText?]
  let giving: FontGiving
  private let document: TypeSystemDocument
  private let categories: [ContentSizeCategory]

  /// Works a screen out; nil `policy` is the document's own.
  ///
  /// The system should have been worked out for every category that the screen is to be built at. `isStrict` makes a text
  /// without a style an error where the walk over the screens would set it in body.
  /// - Throws: ``ScreenError`` for a screen that can't be built.
  package init(
    _ screen: MockScreen, in system: ResolvedTypeSystem, fonts: FontLibrary, policy: UpdatePolicy? = nil,
    isStrict: Bool = false
  ) throws(ScreenError) {
    if let problem = screen.problems.first { throw .problem(problem, path: screen.path(of: problem)) }
    guard !system.categories.isEmpty else { throw .noCategory }
    self.screen = screen
    self.policy = policy ?? system.document.updates
    document = system.document
    categories = system.categories
    paths = screen.paths
    structure = ScreenStructure(screen.tree)
    if self.policy == .appearanceManager, case let count = structure.mostVisits, count > Self.maximumVisits {
      throw .tooManyVisits(screen: screen.name, count)
    }
    var planner = TextPlanner(system, fonts, self.policy, isStrict: isStrict)
    var texts: [PlannedText?] = []
    for (index, element) in screen.tree.elements.enumerated() {
      texts.append(try planner.text(of: element.node, in: structure.bars[index], path: paths[index]))
    }
    self.texts = texts
    giving = planner.giving
  }

  /// The screen as it is built at a category.
  ///
  /// Under the policy `appearanceManager` that is after its first pass. A category that the system was not worked out for
  /// gives the fonts of the nearest one.
  package func build(at category: ContentSizeCategory) -> ScreenState {
    var nodes: [NodeState] = []
    nodes.reserveCapacity(texts.count)
    for index in texts.indices {
      var node = NodeState(path: paths[index], style: texts[index]?.style, text: text(index, at: category))
      if structure.loaded[index], !structure.madeLater[index] {
        make(&node, index, at: category)
      } else {
        node.standing = .notLoaded
      }
      nodes.append(node)
    }
    return ScreenState(screen: screen, policy: policy, category: category, nodes: nodes)
  }

  /// Changes the category, and answers what that visits, in order, with what it doesn't reach.
  ///
  /// The state is one that this plan has built. The category that holds already is gone through like any other.
  package func change(_ state: inout ScreenState, to category: ContentSizeCategory) -> [ScreenVisit] {
    state.category = category
    for index in texts.indices where texts[index] != nil && state.nodes[index].standing != .notLoaded {
      state.nodes[index].newFont = newFont(index, at: category)
    }
    var walk = ChangeWalk(self, state)
    policy.walk.run(&walk)
    walk.makeLaterCells()
    walk.leaveRest()
    state = walk.state
    return walk.visits
  }

  /// Makes a controller show, or not, and answers what that visits: the handlers of screens that begin to show.
  package func setShowing(_ isShowing: Bool, at index: Int, in state: inout ScreenState) -> [ScreenVisit] {
    let before = state.screen.tree.showing
    state.screen.tree.setShowing(isShowing, at: index)
    guard policy == .listener else { return [] }
    var walk = ChangeWalk(self, state)
    for element in before.indices where walk.showing[element] && !before[element] {
      ListenerWalk().handle(element, &walk)
    }
    state = walk.state
    return walk.visits
  }

  /// What a new screen sets a text in.
  func newFont(_ index: Int, at category: ContentSizeCategory) -> ResolvedCell? {
    texts[index].map { $0.cells[place(of: category)] }
  }

  /// Whether UIKit moves a text's font that was made at a category.
  func adjusts(_ text: PlannedText, at category: ContentSizeCategory) -> Bool { text.adjusts[place(of: category)] }

  /// Sets an element as a new screen has it.
  func make(_ node: inout NodeState, _ index: Int, at category: ContentSizeCategory) {
    node.text = text(index, at: category)
    node.newFont = newFont(index, at: category)
    node.font = node.newFont
    node.standing = texts[index]?.standing(node.font, node.newFont) ?? .textless
  }

  /// A category's place among those that the system was worked out for; the nearest one's where it is none of them.
  private func place(of category: ContentSizeCategory) -> Int {
    if let place = categories.firstIndex(of: category) { return place }
    let distances = categories.map { abs($0.rawValue - category.rawValue) }
    return distances.indices.min { distances[$0] < distances[$1] } ?? 0
  }

  /// An element's text in its style's case: its own, the style's sample, or the word of its kind.
  func text(_ index: Int, at category: ContentSizeCategory) -> String {
    let node = screen.tree.elements[index].node
    guard let text = texts[index], node.kind != .tabBar else { return "" }
    guard let style = text.style else { return node.text ?? node.kind.rawValue }
    guard let own = node.text else { return text.cells[place(of: category)].text }
    return document.text(own, in: style, at: category)
  }
}

extension MockScreen {
  /// The path of a problem's element; of one in a tree that is too large, the screen's alone.
  fileprivate func path(of problem: ScreenProblem) -> String {
    switch problem.kind {
    case .tooDeep, .tooManyNodes: name
    default: paths[problem.element]
    }
  }
}
