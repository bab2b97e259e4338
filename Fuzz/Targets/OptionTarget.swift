internal import SpecimenCommand
internal import TypeSystem

/// Takes arguments, a line each, and runs verbs that write no file; the working folder is one that may be read.
enum OptionTarget {
  /// Verbs that write or wait for files; their arguments are read, and no more.
  private static let parsedOnly: Set = ["watch", "record", "approve", "verify", "compare"]

  static func run(_ bytes: [UInt8]) -> FuzzTarget.Outcome {
    let text = String(decoding: bytes, as: UTF8.self)
    let given = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let arguments = Array(given.prefix(24))
    let verb = SpecimenCommand.verbs.first { $0.name == arguments.first }
    if let verb {
      _ = try? ArgumentParser(verb: verb).parse(Array(arguments.dropFirst()))
      // A path out of the folder could lead to anything.
      if parsedOnly.contains(verb.name) || arguments.contains(where: leadsAway) { return .refused("not run") }
    }
    return run(verb.map { toStandardOutput(arguments, $0) } ?? arguments)
  }

  private static func leadsAway(_ argument: String) -> Bool {
    argument.utf8.contains(UInt8(ascii: "/")) || argument.utf8.starts(with: "..".utf8)
  }

  /// The arguments with standard output in the place of every file that would be written.
  private static func toStandardOutput(_ arguments: [String], _ verb: Verb) -> [String] {
    let kept = arguments.dropFirst().filter { !$0.hasPrefix("--out") && !$0.hasPrefix("-o") }
    let target = verb.allOptions.contains { $0.flag == "--out" } ? ["--out", "-"] : []
    return [verb.name] + target + kept
  }

  private static func run(_ arguments: [String]) -> FuzzTarget.Outcome {
    let (results, messages) = (Gathered(), Gathered())
    var document = TypeSystemDocument.single(font: "Specimen Box")
    document.systemStandIn = "Specimen Box"
    let code = SpecimenCommand.run(
      CommandEnvironment(
        arguments: arguments, standardOutput: results.sink, standardError: messages.sink, variables: ["TERM": "xterm"],
        document: document))
    promise((0...5).contains(code), "an exit code is one of those that the manual lists")
    let told = String(decoding: messages.bytes, as: UTF8.self)
    promise(!told.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }, "a message has a control code")
    promise(code == 0 || code == 1 || !told.isEmpty, "an error is told")
    return code == 0 ? .taken("\(results.bytes.count) bytes") : .refused("\(code): \(told)")
  }

  /// Keeps what a sink is given.
  private final class Gathered {
    private(set) var bytes: [UInt8] = []

    var sink: ByteSink {
      ByteSink(isTerminal: false) { bytes in
        self.bytes += bytes
        return nil
      }
    }
  }
}
