/// A variable in which an engine tells a task which of an array's it is.
package enum ArrayVariable: String, CaseIterable, Hashable, Sendable {
  /// Slurm's job arrays count from what `--array` says, in steps.
  case slurm = "SLURM_ARRAY_TASK_ID"
  /// Kubernetes' Indexed Jobs count from 0.
  case kubernetes = "JOB_COMPLETION_INDEX"
  /// AWS Batch's array jobs count from 0.
  case batch = "AWS_BATCH_JOB_ARRAY_INDEX"
  /// GNU parallel counts from 1.
  case parallel = "PARALLEL_SEQ"

  /// The variables that say how Slurm's numbers run: the least, the step, and how many there are.
  private static let slurmMinimum = "SLURM_ARRAY_TASK_MIN"
  private static let slurmStep = "SLURM_ARRAY_TASK_STEP"
  private static let slurmCount = "SLURM_ARRAY_TASK_COUNT"

  /// The names of all variables that are read.
  package static let names = allCases.map(\.rawValue) + [slurmMinimum, slurmStep, slurmCount]

  /// The shard that the variables name, of `count`.
  ///
  /// - Throws: ``ShardError`` where none is set, or two are, or what one says is no shard of so many.
  package static func shard(in variables: [String: String], of count: Int) throws(ShardError) -> Shard {
    let set = allCases.filter { !(variables[$0.rawValue] ?? "").isEmpty }
    guard let variable = set.first else { throw .noVariable(allCases.map(\.rawValue)) }
    guard set.count == 1 else { throw .severalVariables(set.map(\.rawValue)) }
    let number = try Self.number(variable.rawValue, variables)
    switch variable {
    case .slurm: return try slurmShard(number, variables, of: count)
    case .kubernetes, .batch: return try Shard(number, of: count, from: variable.rawValue)
    case .parallel: return try Shard(number - 1, of: count, from: "\(variable.rawValue), which counts from 1")
    }
  }

  /// Slurm tells where its numbers begin, so an array from 1 and one from 0 mean the same shards.
  ///
  /// An array of some tasks alone, as when failed ones are submitted again, has another least number: it would mean other
  /// shards, and is refused.
  private static func slurmShard(
    _ number: Int, _ variables: [String: String], of count: Int
  ) throws(ShardError) -> Shard {
    let minimum = variables[slurmMinimum] == nil ? 0 : try Self.number(slurmMinimum, variables)
    let step = variables[slurmStep] == nil ? 1 : max(try Self.number(slurmStep, variables), 1)
    if variables[slurmCount] != nil {
      let tasks = try Self.number(slurmCount, variables)
      guard tasks == count else { throw .otherCount(slurmCount, tasks, shards: count) }
    }
    guard number >= minimum, (number - minimum) % step == 0 else {
      throw .offStep(slurm.rawValue, number, minimum: minimum, step: step)
    }
    return try Shard((number - minimum) / step, of: count, from: slurm.rawValue)
  }

  private static func number(_ name: String, _ variables: [String: String]) throws(ShardError) -> Int {
    let text = variables[name] ?? ""
    guard let number = Shard.number(text) else { throw .notANumber(name, text) }
    return number
  }
}
