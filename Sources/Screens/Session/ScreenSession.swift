public import Changes
public import DynamicType
public import TypeSystem
public import Typeface

/// A mock screen that is built at a category and then goes through changes, each from where the last one left it.
///
/// Any thread may change it. Listeners hear of changes one at a time and in order, as those of a
/// ``/Changes/ContentSizeCategoryCenter`` do, and may themselves change the category.
public final class ScreenSession: Sendable {
  private let plan: ScreenPlan
  private let broadcaster: Broadcaster<SessionState, ScreenChange>

  /// Builds a screen.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - system: the type system, worked out for every category that the screen will see; another category gives the fonts
  ///     of the nearest one.
  ///   - fonts: the library that it was worked out against.
  ///   - policy: how changes reach the screen; nil is the document's own.
  ///   - category: the category that the screen is built at.
  ///   - isStrict: whether a text without a style is an error where the walk over the screens would set it in body.
  /// - Throws: ``ScreenError`` for a screen that can't be built.
  public init(
    _ screen: MockScreen, in system: ResolvedTypeSystem, fonts: FontLibrary, policy: UpdatePolicy? = nil,
    category: ContentSizeCategory = .default, isStrict: Bool = false
  ) throws(ScreenError) {
    plan = try ScreenPlan(screen, in: system, fonts: fonts, policy: policy, isStrict: isStrict)
    broadcaster = Broadcaster(SessionState(screen: plan.build(at: category)))
  }

  deinit {
    finish()
  }

  /// The screen as it stands.
  public var state: ScreenState { broadcaster.value.screen }

  /// The category that holds.
  public var category: ContentSizeCategory { state.category }

  /// Changes the category and answers what that visited, in order, with what it didn't reach.
  ///
  /// The category that holds already is no change: nothing is visited, and nobody told.
  @discardableResult
  public func setCategory(_ category: ContentSizeCategory) -> [ScreenVisit] {
    broadcaster.change { [plan] in $0.change(plan, to: category) }?.visits ?? []
  }

  /// Makes a controller of the screen show, or not, and answers what that visits.
  ///
  /// Under the policy `listener` each screen that begins to show sets the texts that it lists again, as Font's apps do
  /// when a screen appears; under the others nothing is visited. What that did not change is no change: nobody is told.
  /// - Throws: ``ScreenError/noSuchController(path:)``.
  @discardableResult
  public func setShowing(_ isShowing: Bool, path: String) throws(ScreenError) -> [ScreenVisit] {
    let index = state.nodes.firstIndex { $0.path == path }
    guard let index, case let kind = state.screen.tree.elements[index].node.kind,
      kind.isController || kind == .presented
    else { throw .noSuchController(path: path) }
    return broadcaster.change { [plan] in $0.setShowing(plan, isShowing, at: index) }?.visits ?? []
  }

  /// The last change; nil before the first one.
  public var lastChange: ScreenChange? { broadcaster.value.change }

  /// The last change's trace as text; empty before the first one.
  public var trace: String { lastChange?.trace.description ?? "" }

  /// How often changes have visited each element so far, by its path; those that none has visited are left out.
  public var visitCounts: [String: Int] {
    let state = state
    let visited = state.nodes.indices.filter { state.nodes[$0].visits > 0 }.map {
      (state.textPath($0), state.nodes[$0].visits)
    }
    return Dictionary(visited, uniquingKeysWith: +)
  }
}

extension ScreenSession {
  /// Calls a closure with every change, until it is ignored; it may be called on any thread.
  ///
  /// The session keeps the closure alive, so one that needs the session should hold it weakly.
  @discardableResult
  public func listen(_ respond: @escaping @Sendable (ScreenChange) -> Void) -> ListenerToken {
    broadcaster.listen(respond)
  }

  /// Stops calling the closure of a token; it has no effect the second time.
  public func ignore(_ token: ListenerToken) { broadcaster.ignore(token) }

  /// The changes from now on, in order; each call makes a stream of its own.
  ///
  /// It holds what is not read yet. It ends with the task that reads it, by ``finish()``, and with the session.
  public var updates: AsyncStream<ScreenChange> { broadcaster.updates }

  /// Ends every stream, those that are still to be made too; closures go on listening.
  public func finish() { broadcaster.finish() }
}

extension ScreenSession: DynamicTypeListener {
  /// Takes the category of a center, and every one that it changes to from now on.
  ///
  /// The center doesn't keep the session alive: a change after its end has no effect. `center.ignore(session)` ends it.
  public func follow(_ center: ContentSizeCategoryCenter) {
    center.listen(self)
    // A change between looking and setting would be undone by what was seen before it: so it is looked again.
    var category: ContentSizeCategory
    repeat {
      category = center.category
      setCategory(category)
    } while category != center.category
  }

  /// Goes through the screen for a center's change.
  public func respond(to change: CategoryChange) { setCategory(change.new) }
}
