internal import DocumentText
package import Files
internal import Languages
internal import Snapshot
package import TypeSystem
internal import WorkList

/// The world as the command sees it, as a value, so that tests can run the command in their own process.
package struct CommandEnvironment {
  /// The arguments after the program's name.
  package var arguments: [String]
  /// Which argument, counted from 0, is not UTF-8; nil when all are.
  ///
  /// What stands for it in `arguments` is not what was given, and names another file.
  package var malformedArgument: Int?
  /// Where results go.
  package var standardOutput: ByteSink
  /// Where messages go.
  package var standardError: ByteSink
  /// The executable's own path with links resolved; nil when unknown.
  ///
  /// The default fonts may lie beside it.
  package var executablePath: String?
  /// The folder of default fonts that was fixed when the command was built; nil for none.
  package var builtFontsDirectory: String?
  /// The environment variables that the command heeds, and no others: see `heededVariables`.
  package var variables: [String: String]
  /// The C libraries in use and their versions at run time, for `--version`.
  package var libraryVersions: [LibraryVersion] { findVersions() }
  /// How many processors there are, for as many workers; at least 1.
  package var processorCount: Int
  /// The versions of ICU that are looked for when a language is asked about.
  package var icuVersions: ClosedRange<Int> = LanguageData.versions
  /// Begins to heed the signals that end a program, for a verb that goes on until then.
  ///
  /// Answers a descriptor that can be read from when one has come; nil leaves it to the signals to end the process.
  package var stopDescriptor: () -> Int32? = { nil }
  /// Who changes files: this process, or the one that it has been begun by.
  package var files = FileWriter.direct
  /// Whether this process may have a child: it has one thread and waits for no other.
  package var allowsIsolation = false
  /// Whether a line of progress is kept back, whatever standard error is.
  package var hidesProgress = false
  /// Sets limits of this process, for good, before it reads its first font; nothing is limited without.
  ///
  /// The second says that the run goes on for days.
  package var limitProcess: (ProcessLimits, Bool) -> Void = { _, _ in }
  /// Makes the process ready for a sheet, once it is clear that this process draws it; nothing is done without.
  package var prepareForSheet: () -> Void = {}
  /// What a run leaves to the end of whoever holds the environment, which in a process of its own never comes.
  package let remains = ProcessRemains()
  private var givenDocument: TypeSystemDocument?
  // Only `--version` needs them, and they would be 0.3 of the 0.9 M instructions before a verb begins.
  private let findVersions: () -> [LibraryVersion]

  /// The type system that `generate` and `sizes` begin with; the choices on the command line change it.
  ///
  /// The embedded document is read when it is first asked for, since most verbs never ask.
  package var document: TypeSystemDocument { givenDocument ?? .embeddedDefault }

  /// The names of the environment variables that the command heeds.
  package static let heededVariables =
    [
      "CI", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "NO_COLOR", "SNAPSHOT_ARTIFACTS", "SNAPSHOT_TESTING_RECORD",
      "SOURCE_DATE_EPOCH", "TERM",
    ] + ArrayVariable.names

  /// Describes a world; without more it has no variables, no default fonts, no libraries, one processor, and the
  /// embedded document.
  package init(
    arguments: [String], malformedArgument: Int? = nil, standardOutput: ByteSink, standardError: ByteSink,
    executablePath: String? = nil, builtFontsDirectory: String? = nil, variables: [String: String] = [:],
    libraryVersions: @autoclosure @escaping () -> [LibraryVersion] = [], processorCount: Int = 1,
    document: TypeSystemDocument? = nil
  ) {
    self.arguments = arguments
    self.malformedArgument = malformedArgument
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.executablePath = executablePath
    self.builtFontsDirectory = builtFontsDirectory
    self.variables = variables
    findVersions = libraryVersions
    self.processorCount = processorCount
    givenDocument = document
  }

  /// Whether this run is one of continuous integration: the variable CI is there and neither empty, 0 nor false.
  package var isContinuousIntegration: Bool { RecordMode.isContinuousIntegration(variables["CI"]) }

  /// Whether messages may be coloured: standard error is a terminal that can, and NO_COLOR is absent or empty.
  package var colorsMessages: Bool { obeysControlCodes && (variables["NO_COLOR"] ?? "").isEmpty }

  /// Whether results may be coloured: standard output is a terminal that can, and NO_COLOR is absent or empty.
  package var colorsResults: Bool {
    standardOutput.isTerminal && (variables["TERM"] ?? "dumb") != "dumb" && (variables["NO_COLOR"] ?? "").isEmpty
  }

  /// Whether a line of progress may be shown: standard error is a terminal that can erase it.
  package var showsProgress: Bool { obeysControlCodes && !hidesProgress }

  private var obeysControlCodes: Bool { standardError.isTerminal && (variables["TERM"] ?? "dumb") != "dumb" }
}
