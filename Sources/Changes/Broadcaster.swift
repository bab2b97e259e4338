internal import Synchronization

/// A value that changes, and those who want to know of its changes.
///
/// A change is told to closures and objects in the order in which they began to listen, and then to every stream, before
/// `change(_:)` returns. Changes are told one after the other: one that is made while another is being told, by a listener
/// or by another thread, waits until all have heard of that one, and is then told by whoever tells already. No listener is
/// called while the state is locked, so a listener may listen, ignore and change.
package final class Broadcaster<Value: Sendable, Change: Sendable>: Sendable {
  // What is taken out under the lock is let go of after it: the end of a closure or of an object may call in here.
  private let state: Mutex<BroadcastState<Value, Change>>

  /// Nobody listens at first.
  package init(_ value: Value) {
    state = Mutex(BroadcastState(value: value))
  }

  deinit {
    // Nobody will change the value any more: those who wait for it may go on.
    finish()
  }

  /// The value as it is now.
  package var value: Value { state.withLock { $0.value } }

  /// Changes the value and tells what `change` answers; nil is no change, and nothing is told.
  ///
  /// `change` runs under the lock, so it must not call anyone's closure, nor the broadcaster.
  @discardableResult
  package func change(_ change: @Sendable (inout Value) -> Change?) -> Change? {
    let (made, isTold) = state.withLock { state in
      let made = change(&state.value)
      return (made, state.note(made))
    }
    if !isTold { tell() }
    return made
  }

  private func tell() {
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

  /// Calls a closure with every change, until it is ignored; one that is added twice is called twice.
  package func listen(_ respond: @escaping @Sendable (Change) -> Void) -> ListenerToken {
    state.withLock { $0.add(Listener(respond)) }
  }

  /// Stops calling the closure of a token; it has no effect the second time.
  package func ignore(_ token: ListenerToken) {
    _ = state.withLock { $0.listeners.removeValue(forKey: token) }
  }

  /// Lets an object respond to every change, until it is ignored or gone; it is not kept alive, and is heard once only.
  package func listen<Object: AnyObject & Sendable>(
    _ object: Object, _ respond: @escaping @Sendable (Object, Change) -> Void
  ) {
    _ = state.withLock { state in
      defer { _ = state.add(Listener(object, respond)) }
      return state.remove(object)
    }
  }

  /// Stops letting an object respond; it has no effect where it doesn't listen.
  package func ignore(_ object: some AnyObject & Sendable) {
    _ = state.withLock { $0.remove(object) }
  }

  /// The changes from now on, in order; each call makes a stream of its own.
  ///
  /// It holds what is not read yet. It ends with the task that reads it, by ``finish()``, and with the broadcaster.
  package var updates: AsyncStream<Change> {
    let (stream, continuation) = AsyncStream.makeStream(of: Change.self)
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
  package func finish() {
    let streams = state.withLock { state in
      defer { state.streams = [:] }
      state.isFinished = true
      return Array(state.streams.values)
    }
    for stream in streams { stream.finish() }
  }

  /// How many closures and living objects listen, and how many streams are open.
  package var listenerCount: Int {
    let (listeners, streams) = state.withLock { (Array($0.listeners.values), $0.streams.count) }
    return listeners.count { $0.isThere } + streams
  }
}
