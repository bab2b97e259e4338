import Isolation
import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A shell that stands for a child which somebody else has taken over: its channel is descriptor 3.
struct ScriptedChild {
  let process: pid_t
  /// The parent's end of the channel.
  let channel: Int32

  /// Begins a script, whose working folder is the scratch folder's; nil where the system gives no process.
  init?(_ script: String, in scratch: ScratchFolder) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return nil }
    #else
      guard socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0 else { return nil }
    #endif
    // Other tests begin programs too.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 3)
    let words: [String] = ["sh", "-c", "cd '\(scratch.path)'; \(script)"]
    var argv = words.map { strdup($0) } + [nil]
    defer { argv.forEach { free($0) } }
    var id: pid_t = 0
    guard posix_spawn(&id, "/bin/sh", &actions, nil, &argv, environ) == 0 else {
      close(ends[0])
      return nil
    }
    (process, channel) = (id, ends[0])
  }

  /// Whether there is such a process no more.
  var isGone: Bool { kill(process, 0) == -1 && errno == ESRCH }

  /// A message as the channel takes it: three words of eight bytes, and what the last of them counts.
  static func bytes(_ message: ChildMessage) -> [UInt8] {
    let frame = message.frame
    return head(UInt64(frame.kind), UInt64(frame.number), UInt64(frame.bytes.count)) + frame.bytes
  }

  /// The three words.
  static func head(_ words: UInt64...) -> [UInt8] { words.flatMap { word in withUnsafeBytes(of: word) { Array($0) } } }
}
