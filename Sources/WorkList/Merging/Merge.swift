/// What all attempts at a work list came to together.
package struct Merge: Hashable, Sendable {
  /// What became of a job in the end.
  package enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// Its object is there, and an attempt has made it.
    case made
    /// Its object is there, and was before every attempt that tells of it.
    case cached
    /// There is no object, and an attempt says why; or there is one of other bytes than the last attempt drew.
    case failed
    /// There is no object, and no attempt says why.
    case lost
  }

  /// A job and what became of it.
  package struct Job: Hashable, Sendable {
    /// The job of the list.
    package var id: String
    /// The name of its object.
    package var file: String
    /// What became of it.
    package var outcome: Outcome
    /// What the last attempt that tells of it has said.
    package var record: JobRecord?

    /// Whether its object is there.
    package var isThere: Bool { outcome == .made || outcome == .cached }
  }

  /// SHA-256 of the work list.
  package var list: String
  /// The jobs in the order of the list.
  package var jobs: [Job]
  /// How many shards the list was done in; nil where nothing was.
  package var shardCount: Int?
  /// The shards of which no attempt tells.
  package var missingShards: [Int]
  /// How many attempts tell of their shards.
  package var attempts: Int
  /// Jobs whose object more than one attempt says it has made, as when it was taken away between them.
  package var madeTwice: [String]
  /// What was found of all sheets that were checked, each finding once: the worst first, then those of most sheets.
  package var findings: [Finding]

  /// How many jobs came to this.
  package func count(_ outcome: Outcome) -> Int { jobs.count { $0.outcome == outcome } }
  /// The jobs whose sheet isn't its golden.
  package var goldenFailures: [Job] { jobs.filter { ($0.record?.golden?.standing ?? .same) != .same } }
  /// Whether every job has its object, and every shard has told of itself.
  package var isWhole: Bool { missingShards.isEmpty && count(.failed) == 0 && count(.lost) == 0 }
}

extension Merge {
  /// Merges the records of a list's attempts, where `objects` are the names of the objects that are there.
  ///
  /// Records of another list, which the folder can't hold, are not among them.
  package init(
    list: WorkList, records: [(name: String, record: RunRecord)], objects: Set<String>
  ) throws(WorkListError) {
    self.list = list.sha256
    attempts = records.count
    (shardCount, missingShards) = Self.shards(of: records.map(\.record.shard))
    var told: [String: JobRecord] = [:]
    var makers: [String: Int] = [:]
    let inOrder = records.sorted { ($0.record.ended, $0.name) < ($1.record.ended, $1.name) }
    for job in inOrder.flatMap(\.record.jobs) {
      var job = job
      if job.outcome == .made { makers[job.id, default: 0] += 1 }
      // An attempt without goldens says nothing of them, and one that looked for nothing has no findings.
      job.golden = job.golden ?? told[job.id]?.golden
      job.findings = job.findings ?? told[job.id]?.findings
      // What an attempt has said of a sheet that it drew is worth more than that another found it.
      if job.outcome == .cached, job.messages.isEmpty { job.messages = told[job.id]?.messages ?? [] }
      told[job.id] = job
    }
    jobs = []
    var ids: Set<String> = []
    for index in 0..<list.count {
      let job = try list.job(index)
      guard ids.insert(job.id).inserted else { throw .repeatedJob(index + 1, id: job.id) }
      let record = told[job.id]
      let outcome = Self.outcome(of: record, isThere: objects.contains(job.file), isMade: makers[job.id] != nil)
      jobs.append(Job(id: job.id, file: job.file, outcome: outcome, record: record))
    }
    madeTwice = makers.filter { $0.value > 1 }.keys.sorted()
    findings = Self.findings(of: jobs)
  }

  /// What became of a job in the end; whatever an attempt lacked, an object that is there counts, but for one of other bytes.
  private static func outcome(of record: JobRecord?, isThere: Bool, isMade: Bool) -> Outcome {
    guard isThere else { return record?.outcome == .failed ? .failed : .lost }
    if let record, record.isContradicted { return .failed }
    return isMade ? .made : .cached
  }

  /// How many shards a list was done in, and which of them are missing.
  ///
  /// Where attempts were made with several numbers of shards, that one counts of which fewest are missing, then the
  /// larger.
  private static func shards(of shards: [Shard]) -> (count: Int?, missing: [Int]) {
    let byCount = Dictionary(grouping: shards, by: \.count).mapValues { Set($0.map(\.index)) }
    let missing = byCount.map { count, there in (count: count, missing: count - there.count) }
    guard let best = missing.min(by: { ($0.missing, -$0.count) < ($1.missing, -$1.count) }) else { return (nil, []) }
    let there = byCount[best.count] ?? []
    return (best.count, (0..<best.count).filter { !there.contains($0) })
  }
}
