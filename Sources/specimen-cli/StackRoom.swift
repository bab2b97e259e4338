#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
internal import CSandbox

/// The stack of the program's first thread, which grows until a limit that the caller may have set.
enum StackRoom {
  /// What systems give unless told, in bytes.
  private static let usualBytes: UInt64 = 8 << 20

  /// What is enough for any sheet, in bytes: nodes that lie 64 deep in each other take 240K (1,024 bytes each), and the default sheet 90K.
  private static let leastBytes: UInt64 = 512 << 10

  /// Takes the usual room where the caller's hard limit lets, since the kernel looks at the limit when the stack grows.
  ///
  /// Where that is too little for a sheet the program ends with a sentence, in place of a signal in the middle of one.
  static func ensure() {
    let roomBytes = sandbox_raise_stack(usualBytes)
    guard roomBytes < leastBytes else { return }
    let text = """
      error: the stack may have \(roomBytes >> 10)K here, and the program needs \(leastBytes >> 10)K
      hint: 'ulimit -Hs' has the limit of whoever began it

      """
    _ = Array(text.utf8).withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    _exit(5)
  }
}
