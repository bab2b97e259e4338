/// Someone who wants to know of changes: a closure, or an object that is not kept alive.
struct Listener<Change: Sendable>: Sendable {
  let hear: @Sendable (Change) -> Void
  /// Whether the listener is a closure, or an object that is still alive.
  private let isAlive: @Sendable () -> Bool
  /// What an object is known by without being held for a moment, which could be its last; nil for a closure.
  let identity: ObjectIdentifier?

  var isThere: Bool { isAlive() }

  init(_ respond: @escaping @Sendable (Change) -> Void) {
    hear = respond
    isAlive = { true }
    identity = nil
  }

  init<Object: AnyObject & Sendable>(_ object: Object, _ respond: @escaping @Sendable (Object, Change) -> Void) {
    let held = WeakObject(object)
    hear = { change in if let object = held.object { respond(object, change) } }
    isAlive = { held.object != nil }
    identity = ObjectIdentifier(object)
  }
}

/// An object that is not kept alive.
private final class WeakObject<Object: AnyObject & Sendable>: Sendable {
  weak let object: Object?

  init(_ object: Object) { self.object = object }
}
