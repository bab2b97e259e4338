internal import Files
internal import WorkList

/// Where the results of a work list lie in their folder.
struct ResultPlaces: Hashable, Sendable {
  /// The folder of the results.
  let folder: String

  /// The copy of the work list.
  var list: String { "\(folder)/worklist.jsonl" }
  /// The folder of the sheets, each under its key.
  var objects: String { "\(folder)/obj" }
  /// The folder of the records, one an attempt.
  var records: String { "\(folder)/runs" }
  /// The folder of other bytes than an object has.
  var evidence: String { "\(folder)/failed" }
  /// The folder of what differs from goldens.
  var reports: String { "\(folder)/report" }

  /// The file of a job's sheet.
  func object(_ job: WorkJob) -> String { "\(objects)/\(job.file)" }

  /// What a process that draws these jobs may have written; `goldens` is the folder in which it records any.
  func rights(_ jobs: [WorkJob], goldens: String?) -> OutputRights {
    var rights = OutputRights()
    rights.placed = Set(jobs.map(object))
    rights.folders = [evidence, reports].map { OutputRights.File(parts: [$0]) }
    // Each job's own, and no other's.
    if let goldens { rights.folders += jobs.map { OutputRights.File(parts: ["\(goldens)/\($0.id)"]) } }
    return rights
  }
}
