import TestSupport

/// A library that stands before FreeType and does what a font that has taken it over might do: see Faults/faults.c.
enum FaultLibrary {
  /// Whether it can be made here: on Linux, with a C compiler.
  static var canBeMade: Bool {
    #if os(Linux)
      compiler != nil && ProcessRun.has("pkg-config")
    #else
      false
    #endif
  }

  private static var compiler: String? { ["cc", "clang"].first(where: ProcessRun.has) }

  /// Compiles it into a scratch folder, in an eighth of a second; nil where that can't be done.
  static func make(in scratch: ScratchFolder) -> String? {
    let source = "\(#filePath.split(separator: "/").dropLast().map { "/\($0)" }.joined())/Faults/faults.c"
    let target = "\(scratch.path)/faults.so"
    let command = "\"$2\" -shared -fPIC $(pkg-config --cflags freetype2) \"$0\" -o \"$1\" -ldl"
    guard let compiler, ProcessRun.run("sh", ["-c", command, source, target, compiler])?.status == 0 else { return nil }
    return target
  }

  /// Whether the product that is tested has the AddressSanitizer, which takes faults and memory for itself.
  static let isSanitized = ProcessTests.binary.contains("/asan/")
}
