internal import Spelling

/// Why it can't be told which shard is to be done.
package enum ShardError: Error, Hashable, Sendable {
  /// No `I/N`.
  case malformed(String, option: String)
  /// A number of shards that there can't be.
  case count(String)
  /// A shard that is none of so many.
  case outOfRange(Int, count: Int, from: String)
  /// None of the engines' variables is set.
  case noVariable([String])
  /// Two engines speak, and may mean different shards.
  case severalVariables([String])
  /// A variable that is no whole number.
  case notANumber(String, String)
  /// An array has another number of tasks than there are shards.
  case otherCount(String, Int, shards: Int)
  /// A number that Slurm's least number and step don't lead to.
  case offStep(String, Int, minimum: Int, step: Int)
}

extension ShardError: CustomStringConvertible {
  /// One line in lower case: asked, then found.
  package var description: String {
    switch self {
    case .malformed(let text, let option): "\(option) takes I/N, found \(Shown.quoted(text))"
    case .count(let text): "there are 1 to \(Shard.limit) shards, found \(text)"
    case .outOfRange(let index, let count, let source):
      "no shard \(index) of \(count), which are 0 to \(count - 1) (\(source))"
    case .noVariable(let names): "nothing says which shard this is: none of \(Spelling.list(names)) is set"
    case .severalVariables(let names): "\(Spelling.list(names)) are both set, and may mean different shards"
    case .notANumber(let name, let text): "\(name) is no whole number: \(Shown.quoted(text))"
    case .otherCount(let name, let tasks, let shards):
      "the array has \(tasks) \(tasks == 1 ? "task" : "tasks") (\(name)), found \(shards) shards"
    case .offStep(let name, let number, let minimum, let step):
      "\(name) is \(number), which is not \(minimum) and a multiple of \(step) more"
    }
  }

  /// What to do about it.
  package var hint: String? {
    switch self {
    case .malformed: "for example 0/40, the first of forty"
    case .count: nil
    case .outOfRange: "shards count from 0"
    case .noVariable, .severalVariables, .otherCount, .offStep, .notANumber:
      "say it by --shard I/N, as in --shard \"$SLURM_ARRAY_TASK_ID/40\""
    }
  }
}
