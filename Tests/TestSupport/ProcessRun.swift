#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a program left behind when it ended.
package struct ProcessRun {
  /// The exit status; 128 and the signal's number when a signal ended it.
  package var status: Int32
  /// What it wrote to standard output, then to standard error.
  package var output: String

  /// Whether a program of this name is on the PATH.
  package static func has(_ name: String) -> Bool { find(name) != nil }

  /// Runs a program from the PATH with nothing to read, and waits for its end; nil when there is no such program.
  package static func run(_ name: String, _ arguments: [String]) -> ProcessRun? {
    guard let path = find(name) else { return nil }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    let id = spawn(path, [name] + arguments, output: ends[1])
    close(ends[1])
    defer { close(ends[0]) }
    guard let id else { return nil }
    let output = readAll(ends[0])
    var status: Int32 = 0
    while waitpid(id, &status, 0) == -1 && errno == EINTR {}
    let signal = status & 0x7F
    return ProcessRun(status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: output)
  }

  private static func find(_ name: String) -> String? {
    guard let list = getenv("PATH") else { return nil }
    return String(cString: list).split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  private static func spawn(_ path: String, _ arguments: [String], output: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    // A test's thread may have every signal blocked, and a program would inherit that: it begins as from a shell.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var argv = arguments.map { strdup($0) } + [nil]
    defer { argv.forEach { free($0) } }
    var id: pid_t = 0
    return posix_spawn(&id, path, &actions, &attributes, &argv, environ) == 0 ? id : nil
  }

  private static func readAll(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 { bytes += buffer[..<count] }
      if count == 0 || (count < 0 && errno != EINTR) { return String(decoding: bytes, as: UTF8.self) }
    }
  }
}
