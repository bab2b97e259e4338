internal import WorkList

/// `specimen run`: draws a shard of a work list.
package enum RunVerb {
  static let worklist = OptionDeclaration(
    "worklist", value: "PATH", values: .file, help: "the work list that 'plan' wrote")
  static let shard = OptionDeclaration(
    "shard", value: "I/N", help: "the part to do, I from 0 to N - 1: the jobs whose line, from 0, leaves I by N")
  static let shards = OptionDeclaration(
    "shards", value: "N",
    help: "how many parts there are, where the engine says which this is: "
      + Words.alternatives(ArrayVariable.allCases.map(\.rawValue)))
  static let out = OptionDeclaration(
    "out", value: "DIR", values: .folder,
    help: "the folder of the results: sheets in 'obj' under their keys, what came of each attempt in 'runs'")
  static let root = OptionDeclaration(
    "root", value: "DIR", values: .folder,
    help: "the folder that the list's paths are relative to, that of the matrix; the list's own unless told")
  static let goldens = OptionDeclaration(
    "verify", value: "GOLDENS", values: .folder,
    help: "compare each sheet with its golden in this folder, GOLDENS/ID; what differs goes to the record")
  static let record = OptionDeclaration(
    "record", value: "GOLDENS", values: .folder, help: "make each sheet the golden in this folder, GOLDENS/ID")
  static let check = OptionDeclaration(
    "check", help: "look every sheet's document through, as 'check' does; what is found goes to the record")
  static let again = OptionDeclaration(
    "again", help: "draw sheets that are there, too, and compare the bytes: other ones are an error")
  static let progress = OptionDeclaration(
    "progress", value: "FORMAT", values: .words(["json"]), help: "'json' prints a line for each sheet that is done")
  static let noIsolate = OptionDeclaration(
    "no-isolate", help: "read fonts in this process: one that ends it ends the whole run")

  /// The verb, declared.
  package static let verb = Verb(
    name: "run",
    summary: "draws a part of a work list; may be broken off, repeated, and run at once with itself",
    usage: "--worklist PATH --shard I/N --out DIR [options]",
    operands: .none,
    options: [
      worklist, shard, shards, out, root, goldens, record, check, again, progress, GenerateVerb.jobs,
      ChoiceOptions.defaultFonts,
      noIsolate, IsolationOptions.untrusted,
    ],
    examples: [
      .init(command: "specimen run --worklist work.jsonl --shard 0/1 --out sheets", purpose: "all of it"),
      .init(
        command: "specimen run --worklist work.jsonl --shards 40 --out /shared/sheets",
        purpose: "a task of an array of 40, of Slurm, Kubernetes, AWS Batch or GNU parallel"),
      .init(
        command: "specimen run --worklist work.jsonl --shard 3/40 --out sheets --verify goldens --progress json",
        purpose: "the fourth of forty parts, held against goldens, told line by line"),
    ],
    run: { arguments, context throws(CommandError) in
      do throws(CommandError) { return try ShardRun(RunOptions(arguments, in: context), in: context).run() } catch {
        throw error.ofRun
      }
    }, countsSheets: true, limitsItself: true)
}
