internal import DynamicType
internal import Languages
internal import Screens
internal import Sheet
internal import TextLayout
internal import TypeSystem

/// A document's screens, changed from the usual category to every other and laid out: what is wrong with which node.
struct CheckedScreens {
  /// A node and all that was found of it by one rule.
  struct Node {
    var screen: String
    var path: String
    var style: StyleName?
    var rule: Rule
    /// At least one; at several widths there are several of a category.
    var issues: [ScreenIssue]
  }

  /// The rules that look at screens.
  static let rules: [Rule] = [.truncates, .fixedBarGrowth, .overflows, .staleText]
  /// The narrowest phone, which is 375 pt wide with Display Zoom, and a usual one.
  static let widths = [320.0, 393]

  /// What was found, in the order of the screens and their nodes.
  private(set) var nodes: [Node] = []
  /// The screens that can't be built, and why.
  private(set) var failures: [(screen: String, error: ScreenError)] = []
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    var path: String
    var rule: Rule
  }

  /// Builds each screen at the usual category, changes it to each of the system's, and lays it out with a breaker.
  ///
  /// - Throws: what ``/Sheet/SheetError`` says of text that can't be set.
  init(_ system: ResolvedTypeSystem, _ shaper: TextShaper, _ breaker: LineBreaker) throws(SheetError) {
    let layouter = ScreenLayouter(system, shaper, breaker: breaker)
    for screen in system.document.screens {
      let plan: ScreenPlan
      do { plan = try ScreenPlan(screen, in: system, fonts: shaper.library) } catch {
        failures.append((screen.name, error))
        continue
      }
      let usual = system.document.defaultCategory ?? .large
      let start = system.categories.contains(usual) ? usual : system.categories.first ?? usual
      for category in system.categories {
        var state = plan.build(at: start)
        if category != start { _ = plan.change(&state, to: category) }
        addStale(of: state)
        for width in Self.widths { add(try layouter.layOut(state, width: width)) }
      }
    }
  }

  private mutating func addStale(of state: ScreenState) {
    for node in state.nodes where node.standing == .stale {
      guard let size = node.font?.pointSize, let new = node.newFont?.pointSize else { continue }
      let issue = ScreenIssue(stale: size, new: new, at: state.category)
      add(issue, path: node.path, style: node.style, screen: state.screen.name)
    }
  }

  private mutating func add(_ screen: LaidOutScreen) {
    for found in screen.issues {
      guard let issue = ScreenIssue(found, on: screen) else { continue }
      let part = screen.parts[found.part]
      add(issue, path: part.path, style: part.style, screen: screen.name)
    }
  }

  private mutating func add(_ issue: ScreenIssue, path: String, style: StyleName?, screen: String) {
    let key = Key(path: path, rule: issue.rule)
    if let place = places[key] {
      nodes[place].issues.append(issue)
    } else {
      places[key] = nodes.count
      nodes.append(Node(screen: screen, path: path, style: style, rule: issue.rule, issues: [issue]))
    }
  }
}
