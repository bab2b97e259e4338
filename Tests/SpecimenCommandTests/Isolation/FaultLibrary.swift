import TestSupport

/// A library that stands before FreeType and does what a font that has taken it over might do: see Faults/faults.c.
enum FaultLibrary {
  /// The library, compiled once for all tests; nil where there is no C compiler, or the system has no such libraries.
  static let path: String? = {
    #if os(Linux)
      let source = "\(#filePath.split(separator: "/").dropLast().map { "/\($0)" }.joined())/Faults/faults.c"
      let target = "\(scratch.path)/faults.so"
      let command = "cc=$(command -v cc || command -v clang) && \"$cc\" -shared -fPIC $(pkg-config --cflags freetype2)"
      guard ProcessRun.run("sh", ["-c", "\(command) \"$0\" -o \"$1\" -ldl", source, target])?.status == 0 else {
        return nil
      }
      return target
    #else
      return nil
    #endif
  }()

  private static let scratch = ScratchFolder()

  /// Whether the product that is tested has the AddressSanitizer, which takes faults and memory for itself.
  static let isSanitized = ProcessTests.binary.contains("/asan/")
}
