public import DynamicType
internal import Synchronization

/// The content size category that holds, and those who want to know when it changes.
///
/// A change is told to closures and objects in the order in which they began to listen, and to every stream of ``updates``,
/// before `setCategory(_:)` returns. Changes are told one after the other: one that is made while another is being told, by
/// a listener or by another thread, waits until all have heard of that one, and is then told by whoever tells already. No
/// listener is called while the center's state is locked, so a listener may listen, ignore and set.
public final class ContentSizeCategoryCenter: Sendable {
  // What is taken out under the lock is let go of after it: the end of a closure or of an object may call the center.
  private let state: Mutex<CenterState>

  /// A center at a category, Large unless told.
  public init(category: ContentSizeCategory = .default) {
    state = Mutex(CenterState(category: category))
  }

  deinit {
    // Nobody will change the category any more: those who wait for it may go on.
    finish()
  }

  /// The category that holds.
  public var category: ContentSizeCategory { state.withLock { $0.category } }

  /// Changes the category and tells it; the category that holds already is no change.
  public func setCategory(_ category: ContentSizeCategory) {
    let isTelling = state.withLock { $0.change(to: category) }
    guard !isTelling else { return }
    while let change = state.withLock({ $0.nextChange() }) {
      for token in state.withLock({ Array($0.listeners.keys.sorted { $0.number < $1.number }) }) {
        // Whoever was ignored meanwhile hears nothing more.
        let listener = state.withLock { $0.listeners[token] }
        listener?.hear(change)
      }
      for stream in state.withLock({ Array($0.streams.values) }) { stream.yield(change) }
    }
    for (token, listener) in state.withLock(\.listeners) where !listener.isThere { ignore(token) }
  }

  /// Calls a closure with every change, until it is ignored.
  ///
  /// One that is added twice is called twice, and has two tokens. It may be called on any thread. The center keeps the
  /// closure alive, so one that needs the center should hold it weakly.
  @discardableResult
  public func listen(
    _ respond: @escaping @Sendable (_ old: ContentSizeCategory, _ new: ContentSizeCategory) -> Void
  ) -> ListenerToken {
    state.withLock { $0.add(.closure(respond)) }
  }

  /// Stops calling the closure of a token; it has no effect the second time.
  public func ignore(_ token: ListenerToken) {
    _ = state.withLock { $0.listeners.removeValue(forKey: token) }
  }

  /// Lets an object respond to every change, until it is ignored or gone; it is not kept alive, and is heard once only.
  public func listen(_ listener: some DynamicTypeListener) {
    _ = state.withLock { state in
      defer { _ = state.add(.object(WeakListener(listener))) }
      return state.remove(listener)
    }
  }

  /// Stops letting an object respond; it has no effect where it doesn't listen.
  public func ignore(_ listener: some DynamicTypeListener) {
    _ = state.withLock { $0.remove(listener) }
  }

  /// The changes from now on, in order; each call makes a stream of its own.
  ///
  /// It holds what is not read yet. It ends with the task that reads it, by ``finish()``, and with the center.
  public var updates: AsyncStream<CategoryChange> {
    let (stream, continuation) = AsyncStream.makeStream(of: CategoryChange.self)
    let number = state.withLock { $0.add(continuation) }
    guard let number else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.state.withLock { $0.streams.removeValue(forKey: number) }
    }
    return stream
  }

  /// Ends every stream, those that are still to be made too; closures and objects go on listening.
  public func finish() {
    let streams = state.withLock { state in
      defer { state.streams = [:] }
      state.isFinished = true
      return Array(state.streams.values)
    }
    for stream in streams { stream.finish() }
  }

  /// How many closures and living objects listen, and how many streams are open.
  public var listenerCount: Int {
    let (listeners, streams) = state.withLock { (Array($0.listeners.values), $0.streams.count) }
    return listeners.count { $0.isThere } + streams
  }
}
