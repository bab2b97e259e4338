extension Merge {
  /// The whole as JSON on one line: counts, shards, each finding with its sheets, and the jobs that are notable.
  ///
  /// `schemaVersion` is raised when a member changes its meaning or goes.
  package var json: [UInt8] {
    var bytes: [UInt8] = []
    LineValue.object([
      ("schemaVersion", .integer(WorkJob.schemaVersion)), ("list", .string(list)), ("jobs", .integer(jobs.count)),
      ("made", .integer(count(.made))), ("cached", .integer(count(.cached))), ("failed", .integer(count(.failed))),
      ("lost", .integer(count(.lost))), ("isWhole", .bool(isWhole)),
      ("shards", shardCount.map { .integer($0) } ?? .null),
      ("missingShards", .array(missingShards.map { .integer($0) })), ("attempts", .integer(attempts)),
      ("madeTwice", .array(madeTwice.map { .string($0) })),
      ("goldenFailures", .integer(goldenFailures.count)),
      ("checked", .integer(checkedCount)), ("findings", .array(findings.map(member))),
      ("notable", .array(jobs.filter(\.isNotable).map { .object($0.members) })),
    ]).add(to: &bytes)
    return bytes + [UInt8(ascii: "\n")]
  }

  private func member(_ finding: Finding) -> LineValue {
    .object(finding.record.members + [("sheets", .array(finding.sheets.map { .string(jobs[$0].id) }))])
  }
}

extension Merge.Job {
  /// Whether there is something to tell of the job beyond what was found of what it shows.
  package var isNotable: Bool {
    outcome == .failed || outcome == .lost || record?.messages.isEmpty == false
      || (record?.golden?.standing ?? .same) != .same
  }

  fileprivate var members: [(String, LineValue)] {
    let own = record ?? JobRecord(id: id, file: file, outcome: .failed)
    return own.members.map { name, value in name == "outcome" ? (name, .string(outcome.rawValue)) : (name, value) }
  }
}
