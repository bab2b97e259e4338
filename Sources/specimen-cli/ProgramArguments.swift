#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
internal import CProgram

/// What the program was called with, from the system itself: Swift's own list is read in /proc on Linux, and is empty without it.
enum ProgramArguments {
  /// The arguments after the program's name; one that isn't UTF-8 has U+FFFD where it isn't.
  static var words: [String] { given.dropFirst().map { $0.map { String(cString: $0) } ?? "" } }

  /// Which of `words` is not UTF-8.
  static var malformed: Int? {
    given.dropFirst().firstIndex { $0.map { String(validatingCString: $0) == nil } ?? false }.map { $0 - 1 }
  }

  /// The executable's own path with links resolved; nil where the system doesn't tell.
  static var executablePath: String? {
    #if os(Linux)
      // Without /proc there is the path that the caller gave, which holds until the program goes to another folder.
      guard let path = realpath("/proc/self/exe", nil) ?? program_path().flatMap({ realpath($0, nil) }) else {
        return nil
      }
    #else
      guard let name = given.first ?? nil, let path = realpath(name, nil) else { return nil }
    #endif
    defer { free(path) }
    return String(cString: path)
  }

  private static var given: UnsafeBufferPointer<UnsafeMutablePointer<CChar>?> {
    if let words = program_arguments() {
      UnsafeBufferPointer(start: words, count: Int(program_argument_count()))
    } else {
      UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    }
  }
}
