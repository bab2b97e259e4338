#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
internal import CStopping
import SpecimenCommand

/// The one place where the command meets the real world: arguments, variables, descriptors, its own path.
enum ProcessWorld {
  /// Makes a closed pipe, or a file over its limit, an error where it would end the process.
  ///
  /// A signal that ends the process takes unfinished files away first.
  /// It also sees to it that no file that is opened later gets the number of a standard descriptor.
  /// A standard descriptor that the caller closed is opened the wrong way round, so that using it is an error still.
  static func prepare() {
    removeLibraryVariables()
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    stopping_begin()
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Takes away the variables by which cairo, FreeType and HarfBuzz can be told to draw otherwise.
  ///
  /// They are for those who work on the libraries, and would change a sheet's bytes unseen.
  private static func removeLibraryVariables() {
    let prefixes: [String] = ["CAIRO_", "FREETYPE_", "HB_"]
    var names: [String] = []
    var next = environ
    while let entry = next.pointee {
      // Only what is to go becomes a string: all of an environment takes 0.3 M instructions.
      if prefixes.contains(where: { strncmp(entry, $0, $0.utf8.count) == 0 }) {
        names.append(String(String(cString: entry).prefix { $0 != "=" }))
      }
      next += 1
    }
    for name in names { unsetenv(name) }
  }

  /// This process's own environment.
  static func environment() -> CommandEnvironment {
    var variables: [String: String] = [:]
    for name in CommandEnvironment.heededVariables {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    var environment = CommandEnvironment(
      arguments: Array(CommandLine.arguments.dropFirst()),
      malformedArgument: malformedArgument(),
      standardOutput: ByteSink(descriptor: 1, isTerminal: isatty(1) == 1),
      standardError: ByteSink(descriptor: 2, isTerminal: isatty(2) == 1),
      executablePath: executablePath(),
      builtFontsDirectory: DefaultFonts.builtDirectory,
      variables: variables,
      libraryVersions: LibraryVersions.current,
      processorCount: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    environment.stopDescriptor = StopSignals.descriptor
    #if canImport(Glibc)
      environment.prepareForSheet = SheetHeap.prepare
    #endif
    #if os(Linux)
      environment.allowsIsolation = true
      environment.limitProcess = { $0.begin(isResident: $1) }
    #endif
    return environment
  }

  /// Which argument after the program's name is not UTF-8; `CommandLine.arguments` has U+FFFD in its place.
  private static func malformedArgument() -> Int? {
    (1..<max(1, Int(CommandLine.argc))).first { index in
      CommandLine.unsafeArgv[index].map { String(validatingCString: $0) == nil } ?? false
    }.map { $0 - 1 }
  }

  private static func executablePath() -> String? {
    #if os(Linux)
      guard let path = realpath("/proc/self/exe", nil) else { return nil }
    #else
      guard let path = realpath(CommandLine.arguments.first ?? "", nil) else { return nil }
    #endif
    defer { free(path) }
    return String(cString: path)
  }
}
