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
  static func prepare() {
    StandardDescriptors.fill()
    StackRoom.ensure()
    removeLibraryVariables()
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    stopping_begin()
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
      arguments: ProgramArguments.words,
      malformedArgument: ProgramArguments.malformed,
      standardOutput: ByteSink(descriptor: 1, isTerminal: isatty(1) == 1),
      standardError: ByteSink(descriptor: 2, isTerminal: isatty(2) == 1),
      executablePath: ProgramArguments.executablePath,
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
}
