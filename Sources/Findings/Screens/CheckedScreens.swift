internal import DynamicType
internal import Languages
internal import Screens
internal import Sheet
internal import TextLayout
internal import TypeSystem

/// A document's screens, changed from the usual category to every other and laid out: what is wrong with which node.
struct CheckedScreens {
  /// A node and all that was found of one of its aspects by one rule.
  struct Node {
    var screen: String
    var path: String
    var style: StyleName?
    var rule: Rule
    /// At least one; at several widths there are several of a category.
    var issues: [ScreenIssue]
  }

  /// The narrowest phone, which is 375 pt wide with Display Zoom, and a usual one.
  static let widths = [320.0, 393]

  /// What was found, in the order of the screens and their nodes.
  private(set) var nodes: [Node] = []
  /// The screens that can't be built or laid out.
  private(set) var failures: [UncheckedScreen] = []
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    var path: String
    var rule: Rule
    var aspect: ScreenIssue.Aspect
  }

  /// Builds each screen at the usual category and changes it to each of the system's.
  ///
  /// With a breaker screens are laid out, too. A screen that can't be is passed over from there on.
  init(_ system: ResolvedTypeSystem, _ shaper: TextShaper, _ breaker: LineBreaker?, findsLacks: Bool) {
    let layouter = breaker.map { ScreenLayouter(system, shaper, breaker: $0) }
    var texts = findsLacks ? ScreenTexts(system, shaper) : nil
    let usual = system.document.defaultCategory ?? .large
    let start = system.categories.contains(usual) ? usual : system.categories.first ?? usual
    for screen in system.document.screens {
      let plan: ScreenPlan
      do { plan = try ScreenPlan(screen, in: system, fonts: shaper.library) } catch {
        failures.append(UncheckedScreen(screen: screen.name, reason: .build(error)))
        continue
      }
      let built = plan.build(at: start)
      var isSettable = true
      for category in system.categories {
        var state = built
        if category != start { _ = plan.change(&state, to: category) }
        addStale(of: state)
        guard isSettable else { continue }
        do throws(SheetError) {
          try addLacks(of: state, &texts)
          for width in Self.widths { if let layouter { add(try layouter.layOut(state, width: width), of: state) } }
        } catch {
          failures.append(UncheckedScreen(screen: screen.name, reason: .layout(error)))
          isSettable = false
        }
      }
    }
  }

  private mutating func addStale(of state: ScreenState) {
    for (index, node) in state.nodes.enumerated() where node.standing == .stale {
      guard let size = node.font?.pointSize, let new = node.newFont?.pointSize else { continue }
      add(ScreenIssue(stale: size, new: new, at: state.category, of: state.node(index)), node, of: state)
    }
  }

  private mutating func addLacks(of state: ScreenState, _ texts: inout ScreenTexts?) throws(SheetError) {
    for (index, known) in state.nodes.enumerated() {
      let node = state.node(index)
      for lack in try texts?.lacks(of: known, node) ?? [] {
        add(ScreenIssue(lack, at: state.category, of: node), known, of: state)
      }
    }
  }

  private mutating func add(_ screen: LaidOutScreen, of state: ScreenState) {
    for found in screen.issues {
      let element = screen.parts[found.part].element
      guard let issue = ScreenIssue(found, on: screen, of: state.node(element)) else { continue }
      add(issue, state.nodes[element], of: state)
    }
  }

  private mutating func add(_ issue: ScreenIssue, _ node: NodeState, of state: ScreenState) {
    let key = Key(path: node.path, rule: issue.rule, aspect: issue.aspect)
    if let place = places[key] {
      nodes[place].issues.append(issue)
    } else {
      places[key] = nodes.count
      nodes.append(
        Node(screen: state.screen.name, path: node.path, style: node.style, rule: issue.rule, issues: [issue]))
    }
  }
}

extension ScreenState {
  /// An element's node.
  fileprivate func node(_ element: Int) -> ScreenNode { screen.tree.elements[element].node }
}
