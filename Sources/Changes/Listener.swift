internal import DynamicType

/// Someone who wants to know of changes.
enum Listener: Sendable {
  case closure(@Sendable (ContentSizeCategory, ContentSizeCategory) -> Void)
  case object(WeakListener)

  func hear(_ change: CategoryChange) {
    switch self {
    case .closure(let respond): respond(change.old, change.new)
    case .object(let listener): listener.object?.respond(to: change)
    }
  }

  /// Whether the listener is a closure, or an object that is still alive.
  var isThere: Bool {
    if case .object(let listener) = self { listener.object != nil } else { true }
  }

  func isObject(_ object: any DynamicTypeListener) -> Bool {
    if case .object(let listener) = self { listener.identity == ObjectIdentifier(object) } else { false }
  }
}

/// An object that is not kept alive.
final class WeakListener: Sendable {
  weak let object: (any DynamicTypeListener)?

  /// What the object is known by without being held for a moment, which could be its last.
  let identity: ObjectIdentifier

  init(_ object: any DynamicTypeListener) {
    self.object = object
    identity = ObjectIdentifier(object)
  }
}
