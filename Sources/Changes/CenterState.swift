internal import DynamicType

/// What a center's lock guards.
struct CenterState: Sendable {
  private(set) var category: ContentSizeCategory
  var listeners: [ListenerToken: Listener] = [:]
  var streams: [UInt64: AsyncStream<CategoryChange>.Continuation] = [:]
  var isFinished = false
  private var changes: [CategoryChange] = []
  private var isTelling = false
  private var count: UInt64 = 0

  init(category: ContentSizeCategory) {
    self.category = category
  }

  /// Notes a change; true where there is nothing to tell, or someone who tells already will.
  mutating func change(to new: ContentSizeCategory) -> Bool {
    guard new != category else { return true }
    changes.append(CategoryChange(old: category, new: new))
    category = new
    defer { isTelling = true }
    return isTelling
  }

  /// The next change to tell; nil when all are told, and then the telling is over.
  mutating func nextChange() -> CategoryChange? {
    guard !changes.isEmpty else {
      isTelling = false
      return nil
    }
    return changes.removeFirst()
  }

  mutating func add(_ listener: Listener) -> ListenerToken {
    count += 1
    let token = ListenerToken(number: count)
    listeners[token] = listener
    return token
  }

  /// The number of a new stream; nil when there are to be none any more.
  mutating func add(_ stream: AsyncStream<CategoryChange>.Continuation) -> UInt64? {
    guard !isFinished else { return nil }
    count += 1
    streams[count] = stream
    return count
  }

  /// Takes an object out, and hands over what held it.
  mutating func remove(_ object: any DynamicTypeListener) -> [Listener] {
    let tokens = listeners.filter { $0.value.isObject(object) }.keys
    return tokens.compactMap { listeners.removeValue(forKey: $0) }
  }
}
