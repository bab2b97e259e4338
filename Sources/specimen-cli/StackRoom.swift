#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
internal import CSandbox

/// The stack of the program's first thread, which grows until a limit that the caller may have set.
enum StackRoom {
  /// What systems give unless told, in bytes.
  private static let usual: UInt64 = 8 << 20

  /// What is enough for any sheet, in bytes: nodes that lie 64 deep in each other take 240 KiB, and the default sheet 90.
  private static let least: UInt64 = 512 << 10

  /// Takes the usual room where the caller's hard limit lets, since the kernel looks at the limit when the stack grows.
  ///
  /// Where that is too little for a sheet the program ends with a sentence, in place of a signal in the middle of one.
  static func ensure() {
    let room = sandbox_raise_stack(usual)
    guard room < least else { return }
    let text = """
      error: the stack may have \(room >> 10) KiB here, and the program needs \(least >> 10)
      hint: 'ulimit -Hs' has the limit of whoever began it

      """
    _ = Array(text.utf8).withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    _exit(5)
  }
}
