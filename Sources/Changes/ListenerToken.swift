/// What a listener is ignored by again.
public struct ListenerToken: Hashable, Sendable {
  let number: UInt64
}
