public import DynamicType

/// The content size category that holds, and those who want to know when it changes.
///
/// A change is told to closures and objects in the order in which they began to listen, and to every stream of ``updates``,
/// before `setCategory(_:)` returns. Changes are told one after the other: one that is made while another is being told, by
/// a listener or by another thread, waits until all have heard of that one, and is then told by whoever tells already. No
/// listener is called while the center's state is locked, so a listener may listen, ignore and set.
public final class ContentSizeCategoryCenter: Sendable {
  private let broadcaster: Broadcaster<ContentSizeCategory, CategoryChange>

  /// A center at a category, Large unless told.
  public init(category: ContentSizeCategory = .default) {
    broadcaster = Broadcaster(category)
  }

  deinit {
    // Whoever tells a change still may hold the broadcaster: the streams end with the center nevertheless.
    finish()
  }

  /// The category that holds.
  public var category: ContentSizeCategory { broadcaster.value }

  /// Changes the category and tells it; the category that holds already is no change.
  public func setCategory(_ category: ContentSizeCategory) {
    broadcaster.change { current in
      guard category != current else { return nil }
      defer { current = category }
      return CategoryChange(old: current, new: category)
    }
  }

  /// Calls a closure with every change, until it is ignored.
  ///
  /// One that is added twice is called twice, and has two tokens. It may be called on any thread. The center keeps the
  /// closure alive, so one that needs the center should hold it weakly.
  @discardableResult
  public func listen(
    _ respond: @escaping @Sendable (_ old: ContentSizeCategory, _ new: ContentSizeCategory) -> Void
  ) -> ListenerToken {
    broadcaster.listen { respond($0.old, $0.new) }
  }

  /// Stops calling the closure of a token; it has no effect the second time.
  public func ignore(_ token: ListenerToken) { broadcaster.ignore(token) }

  /// Lets an object respond to every change, until it is ignored or gone; it is not kept alive, and is heard once only.
  public func listen(_ listener: some DynamicTypeListener) {
    broadcaster.listen(listener) { $0.respond(to: $1) }
  }

  /// Stops letting an object respond; it has no effect where it doesn't listen.
  public func ignore(_ listener: some DynamicTypeListener) { broadcaster.ignore(listener) }

  /// The changes from now on, in order; each call makes a stream of its own.
  ///
  /// It holds what is not read yet. It ends with the task that reads it, by ``finish()``, and with the center.
  public var updates: AsyncStream<CategoryChange> { broadcaster.updates }

  /// Ends every stream, those that are still to be made too; closures and objects go on listening.
  public func finish() { broadcaster.finish() }

  /// How many closures and living objects listen, and how many streams are open.
  public var listenerCount: Int { broadcaster.listenerCount }
}
