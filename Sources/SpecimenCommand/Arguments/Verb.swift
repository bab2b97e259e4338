internal import Typeface

/// A verb of the command, declared: what it is for, what it takes, and what runs it.
package struct Verb: Sendable {
  /// A command line and what it is good for.
  struct Example: Sendable {
    let command: String
    let purpose: String
  }

  /// The arguments that are no options.
  struct Operands: Sendable {
    /// What stands for them in the help, such as "PATH…".
    let placeholder: String
    /// How many there may be.
    let count: ClosedRange<Int>
    /// What each may be, as far as a shell can complete it.
    let values: ArgumentValues

    /// For a verb that has options only.
    static let none = Operands(placeholder: "", count: 0...0, values: .any)
  }

  /// Something that a verb may change besides a result that the command line names.
  enum Change: Hashable, Sendable {
    /// The goldens of its documents.
    case goldens
    /// The report beside its documents, or where it was asked for.
    case reports
    /// The summary of a step of GitHub's.
    case summary
  }

  /// The word that is typed.
  package let name: String
  /// What it does, in one line.
  let summary: String
  /// How it is called, after "specimen".
  let usage: String
  let operands: Operands
  /// Its own options, without the common ones.
  let options: [OptionDeclaration]
  let examples: [Example]
  /// Does the work.
  ///
  /// An error that is thrown ends the run; others go through the context's messages.
  let run: @Sendable (ParsedArguments, CommandContext) throws(CommandError) -> ExitCode
  /// Whether it reads fonts and ends by itself, and so can do that in a process of its own.
  var canBeIsolated = false
  /// What it changes besides the file of `--out`.
  var changes: Set<Change> = []
  /// The file that it writes where `--out` names none; nil for standard output.
  var defaultOutput: String?
  /// Whether it says by itself when each of its sheets begins; all that another does is one sheet, called by its name.
  var countsSheets = false
  /// Whether it goes on for days, so that what it takes counts while it draws.
  var isResident = false

  /// Whether it sets the limits of its processes by itself, since it knows only then how many sheets there are.
  var limitsItself = false

  /// Whether all that it does has the time of one sheet, or of as many as its files make (``RunSize``).
  var isOneSheet: Bool { canBeIsolated && !countsSheets }

  /// Does the work, in the time that a sheet may take where it reads fonts and doesn't count its sheets.
  func perform(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) -> ExitCode {
    guard isOneSheet else { return try run(arguments, context) }
    return try SheetWork.during(name) { () throws(CommandError) in try run(arguments, context) }
  }

  /// Its own options and the common ones, in the order of the help.
  package var allOptions: [OptionDeclaration] {
    options + (canBeIsolated ? IsolationOptions.all : []) + CommonOptions.all
  }
}
