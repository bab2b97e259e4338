internal import DynamicType
internal import TypeSystem

/// One change's way through a screen: what it has visited, and what has become of the texts.
struct ChangeWalk {
  let plan: ScreenPlan
  /// Whether each element can be seen now.
  let showing: [Bool]
  /// Whether the view of each controller stands now in that of the one that holds it.
  let shownInParent: [Bool]
  private(set) var state: ScreenState
  private(set) var visits: [ScreenVisit] = []
  private var count = 0
  /// Which elements have been visited or told of.
  private var isTold: [Bool]

  init(_ plan: ScreenPlan, _ state: ScreenState) {
    self.plan = plan
    self.state = state
    (showing, shownInParent) = (state.screen.tree.showing, state.screen.tree.shownInParent)
    isTold = Array(repeating: false, count: state.nodes.count)
  }

  var structure: ScreenStructure { plan.structure }

  func node(_ index: Int) -> ScreenNode { plan.screen.tree.elements[index].node }

  /// Whether the element's screen is loaded, and its cell made.
  func isThere(_ index: Int) -> Bool { state.nodes[index].standing != .notLoaded }

  /// The elements of a part, the first one itself.
  func part(_ index: Int) -> Range<Int> { index..<index + plan.screen.tree.elements[index].count }

  /// Visits an element.
  mutating func visit(_ index: Int, _ action: ScreenVisit.Action) {
    count += 1
    state.nodes[index].visits += 1
    isTold[index] = true
    visits.append(ScreenVisit(number: count, path: path(index), action: action))
  }

  /// Does to a text what a visit does, or tells why nothing is done.
  mutating func update(_ index: Int) {
    guard let text = plan.texts[index] else { return }
    switch text.update {
    case .restyle: restyle(index)
    case .features(let features):
      let old = state.nodes[index].font
      set(index, old.map { plan.giving.give(features, to: $0) })
      visit(index, .features(from: SetFont(old), to: SetFont(state.nodes[index].font), features))
    case .nothing: leave(index)
    }
  }

  /// Sets a text in its style's font again; one that keeps its font and size only gets its features.
  mutating func restyle(_ index: Int) {
    let old = state.nodes[index].font
    if case .features(let features) = plan.texts[index]?.update {
      set(index, old.map { plan.giving.give(features, to: $0) })
    } else {
      // The case of the letters is the style's at the category, and changes with the font only.
      state.nodes[index].text = plan.text(index, at: state.category)
      set(index, state.nodes[index].newFont)
    }
    visit(index, .restyle(from: SetFont(old), to: SetFont(state.nodes[index].font)))
  }

  /// Tells of an element that is not visited, once.
  mutating func leave(_ index: Int, _ action: ScreenVisit.Action? = nil) {
    guard !isTold[index] else { return }
    isTold[index] = true
    settle(index)
    let action =
      action ?? (node(index).hasFont ? .left(state.nodes[index].standing, SetFont(state.nodes[index].font)) : .noFont)
    visits.append(ScreenVisit(number: nil, path: path(index), action: action))
  }

  /// Makes the cells that came only after the change, with new fonts.
  mutating func makeLaterCells() {
    for index in state.nodes.indices where structure.madeLater[index] && structure.loaded[index] && !isThere(index) {
      plan.make(&state.nodes[index], index, at: state.category)
      if plan.texts[index] != nil { visit(index, .make(SetFont(state.nodes[index].font))) }
    }
  }

  /// Tells of everything that the change hasn't come to, in the elements' order; each text has its new standing then.
  mutating func leaveRest() {
    for index in state.nodes.indices { settle(index) }
    var index = 0
    while index < state.nodes.count { index = leaveRest(at: index) }
  }

  /// Tells of an element where the change hasn't come to it, and answers which element is next.
  mutating func leaveRest(at index: Int) -> Int {
    let kind = node(index).kind
    if !isThere(index) {
      if kind.isController || kind == .presented { leave(index, .notLoaded) }
    } else if kind != .presented, plan.texts[index] != nil {
      leave(index)
    }
    // What is in a presented screen that was told of is told with it.
    return kind == .presented && isTold[index] ? part(index).upperBound : index + 1
  }

  private mutating func set(_ index: Int, _ font: ResolvedCell?) {
    state.nodes[index].font = font
    settle(index)
  }

  private mutating func settle(_ index: Int) {
    guard isThere(index), let text = plan.texts[index] else { return }
    state.nodes[index].standing = text.standing(state.nodes[index].font, state.nodes[index].newFont)
  }

  private func path(_ index: Int) -> String { state.textPath(index) }
}
