internal import Files
internal import WorkList

/// The options of `run`, understood.
struct RunOptions: Sendable {
  /// The path of the work list.
  let list: String
  /// The part to do.
  let shard: Shard
  /// The folder of the results.
  let out: String
  /// The folder that the list's paths are relative to.
  let root: String
  /// The folder of goldens; nil where nothing is compared with any.
  let goldens: String?
  /// The folder in which each sheet becomes the golden; nil where none does.
  let record: String?
  /// Whether every sheet's document is looked through.
  let checks: Bool
  /// Whether sheets that are there are drawn, too.
  let again: Bool
  /// Whether a line is printed for each sheet.
  let printsProgress: Bool
  /// Whether fonts are read in a process of their own.
  let isIsolated: Bool
  /// Whether a kernel that can't confine that process is an error.
  let isUntrusted: Bool
  /// How many sheets are drawn at a time.
  let threads: Int
  /// The command line, for what the jobs' own take of it.
  let command: ParsedArguments

  /// Reads the options and, where they don't say the shard, the engines' variables.
  init(_ arguments: ParsedArguments, in context: CommandContext) throws(CommandError) {
    let example = "specimen run --worklist work.jsonl --shard 0/40 --out sheets"
    guard let list = arguments.value(RunVerb.worklist) else {
      throw .missingOption("--worklist PATH", verb: "run", example: example)
    }
    guard let out = arguments.value(RunVerb.out) else {
      throw .missingOption("--out DIR", verb: "run", example: example)
    }
    self.list = list
    self.out = out
    shard = try Self.shard(arguments, context.environment.variables, example: example)
    root = arguments.value(RunVerb.root) ?? FileCalls.folder(of: list)
    goldens = arguments.value(RunVerb.goldens)
    record = arguments.value(RunVerb.record)
    if let record {
      try context.checkMayRecord()
      guard goldens == nil else {
        throw .contradiction(
          "\(RunVerb.record.flag) makes goldens of what \(RunVerb.goldens.flag) compares with them, found \(TerminalText.quoted(record))",
          hint: "record first, and compare in a run of its own")
      }
    }
    checks = arguments.isSet(RunVerb.check)
    again = arguments.isSet(RunVerb.again)
    if let format = arguments.value(RunVerb.progress), format != "json" {
      throw .unknownWord(format, kind: "format of progress", option: RunVerb.progress.flag, known: ["json"])
    }
    printsProgress = arguments.value(RunVerb.progress) != nil
    isIsolated = !arguments.isSet(RunVerb.noIsolate)
    isUntrusted = arguments.isSet(IsolationOptions.untrusted)
    if isUntrusted, !isIsolated {
      throw .contradiction(
        "\(IsolationOptions.untrusted.flag) needs a process of its own, found \(RunVerb.noIsolate.flag)",
        hint: "leave one of them out")
    }
    threads = try context.threads(arguments)
    command = arguments
  }

  /// Whether a sheet that is there is looked at all the same, for more is asked than that it is there.
  var looksAtAll: Bool { again || checks || goldens != nil || record != nil }

  private static func shard(
    _ arguments: ParsedArguments, _ variables: [String: String], example: String
  ) throws(CommandError) -> Shard {
    do throws(ShardError) {
      if let text = arguments.value(RunVerb.shard) {
        let shard = try Shard(text, option: RunVerb.shard.flag)
        guard let count = arguments.value(RunVerb.shards), count != "\(shard.count)" else { return shard }
        throw .malformed("\(text) with \(RunVerb.shards.flag) \(count)", option: RunVerb.shard.flag)
      }
      if let count = try shardCount(arguments) { return try ArrayVariable.shard(in: variables, of: count) }
    } catch {
      throw .below("\(error)", hint: error.hint, exitCode: .usage)
    }
    throw .missingOption("--shard I/N or --shards N", verb: "run", example: example)
  }

  private static func shardCount(_ arguments: ParsedArguments) throws(ShardError) -> Int? {
    guard let text = arguments.value(RunVerb.shards) else { return nil }
    guard text.utf8.allSatisfy(ASCII.isDigit), let count = Int(text), (1...Shard.limit).contains(count) else {
      throw .count(text)
    }
    return count
  }
}
