internal import Spelling

extension Merge {
  /// The most jobs and shards that the text names of a kind.
  private static let nameLimit = 20

  /// What is printed: the counts, and every kind of trouble with the names of its first jobs.
  package var text: String {
    var lines = [
      "\(jobs.count) \(jobs.count == 1 ? "job" : "jobs"): \(count(.made)) made, \(count(.cached)) cached, "
        + "\(count(.failed)) failed, \(count(.lost)) lost"
    ]
    if let shardCount {
      let there = shardCount - missingShards.count
      lines.append("\(there) of \(shardCount) shards, \(attempts) \(attempts == 1 ? "attempt" : "attempts")")
    } else {
      lines.append("no shard has been done")
    }
    lines += named(.failed) { job in
      job.record?.messages.first { $0.kind == "error" }.map { ": \(Spelling.escaped($0.text))" } ?? ""
    }
    lines += named(.lost) { _ in "" }
    if !missingShards.isEmpty {
      lines.append("missing shards: \(Spelling.list(missingShards.map { "\($0)" }, limit: Self.nameLimit))")
    }
    for id in madeTwice.prefix(Self.nameLimit) { lines.append("made twice: \(id)") }
    lines += goldenLines + findingLines
    return lines.map { $0 + "\n" }.joined()
  }

  /// So many sheets, in words.
  static func sheets(_ count: Int) -> String { "\(count) \(count == 1 ? "sheet" : "sheets")" }

  private func named(_ outcome: Outcome, _ words: (Job) -> String) -> [String] {
    let jobs = jobs.filter { $0.outcome == outcome }
    let lines = jobs.prefix(Self.nameLimit).map { "\(outcome.rawValue): \($0.id)\(words($0))" }
    return jobs.count > Self.nameLimit ? lines + ["and \(jobs.count - Self.nameLimit) more"] : lines
  }

  private var goldenLines: [String] {
    let compared = jobs.count { $0.record?.golden != nil }
    guard compared > 0 else { return [] }
    let failures = goldenFailures
    return ["\(compared - failures.count) of \(Self.sheets(compared)) as recorded"]
      + failures.prefix(Self.nameLimit).map {
        "differs: \($0.id): \(Spelling.escaped($0.record?.golden?.summary ?? ""))"
      }
  }

  private var findingLines: [String] {
    guard checkedCount > 0 else { return [] }
    let counts = FindingRecord.Level.allCases.map { level in
      "\(count(level)) \(level.rawValue)\(count(level) == 1 ? "" : "s")"
    }
    return ["\(counts.joined(separator: ", ")) in \(Self.sheets(checkedCount)) checked"]
      + findings.prefix { $0.record.level == .error }.prefix(Self.nameLimit).map { finding in
        let (count, first) = (finding.sheets.count, jobs[finding.sheets[0]].id)
        let place = count == 1 ? first : "\(first) and \(count - 1) more"
        return "error: \(Spelling.escaped(finding.record.text)) (\(Spelling.escaped(finding.record.rule))) in \(place)"
      }
  }
}
