import AppFonts
import Synchronization

/// Keeps listeners' tokens where a listener finds them.
final class Tokens: Sendable {
  private let kept = Mutex<[ListenerToken]>([])

  var all: [ListenerToken] { kept.withLock { $0 } }

  func add(_ token: ListenerToken) { kept.withLock { $0.append(token) } }
}
