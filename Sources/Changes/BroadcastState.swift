/// What a broadcaster's lock guards: the value that changes are of, those who listen, and the changes still to be told.
struct BroadcastState<Value: Sendable, Change: Sendable>: Sendable {
  var value: Value
  var listeners: [ListenerToken: Listener<Change>] = [:]
  var streams: [UInt64: AsyncStream<Change>.Continuation] = [:]
  var isFinished = false
  private var changes: [Change] = []
  private var isTelling = false
  private var count: UInt64 = 0

  init(value: Value) {
    self.value = value
  }

  /// Notes a change; true where there is nothing to tell, or someone who tells already will.
  mutating func note(_ change: Change?) -> Bool {
    guard let change else { return true }
    changes.append(change)
    defer { isTelling = true }
    return isTelling
  }

  /// The next change to tell; nil when all are told, and then the telling is over.
  mutating func nextChange() -> Change? {
    guard !changes.isEmpty else {
      isTelling = false
      return nil
    }
    return changes.removeFirst()
  }

  mutating func add(_ listener: Listener<Change>) -> ListenerToken {
    count += 1
    let token = ListenerToken(number: count)
    listeners[token] = listener
    return token
  }

  /// The number of a new stream; nil when there are to be none any more.
  mutating func add(_ stream: AsyncStream<Change>.Continuation) -> UInt64? {
    guard !isFinished else { return nil }
    count += 1
    streams[count] = stream
    return count
  }

  /// Takes an object out, and hands over what held it.
  mutating func remove(_ object: AnyObject) -> [Listener<Change>] {
    let tokens = listeners.filter { $0.value.identity == ObjectIdentifier(object) }.keys
    return tokens.compactMap { listeners.removeValue(forKey: $0) }
  }
}
