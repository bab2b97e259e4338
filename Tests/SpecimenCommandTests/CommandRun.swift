import SpecimenCommand
import TypeSystem

/// The command, run once in this process, and what it left on its two outputs.
struct CommandRun {
  let standardOutput: String
  /// Standard output as it is, which need not be text.
  let bytes: [UInt8]
  let standardError: String
  let exitCode: Int32

  init(
    _ arguments: [String], variables: [String: String] = [:], isTerminal: Bool = false, output: ByteSink? = nil,
    executablePath: String? = nil, builtFontsDirectory: String? = nil,
    processorCount: Int = 1, icuVersions: ClosedRange<Int>? = nil, document: TypeSystemDocument? = nil
  ) {
    let (results, messages) = (Gathered(), Gathered())
    var environment = CommandEnvironment(
      arguments: arguments, standardOutput: output ?? results.sink(isTerminal),
      standardError: messages.sink(isTerminal), executablePath: executablePath,
      builtFontsDirectory: builtFontsDirectory, variables: variables,
      libraryVersions: [LibraryVersion(name: "HarfBuzz", version: "6.0.0")],
      processorCount: processorCount, document: document)
    if let icuVersions { environment.icuVersions = icuVersions }
    exitCode = SpecimenCommand.run(environment)
    (standardOutput, bytes) = (results.text, results.bytes)
    standardError = messages.text
  }
}

/// Keeps what a sink is given.
final class Gathered {
  private(set) var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func sink(_ isTerminal: Bool = false) -> ByteSink {
    ByteSink(isTerminal: isTerminal) { bytes in
      self.bytes += bytes
      return nil
    }
  }
}
