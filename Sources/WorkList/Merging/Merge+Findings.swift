extension Merge {
  /// Something that was found of one sheet or of many.
  package struct Finding: Hashable, Sendable {
    /// What was found.
    package var record: FindingRecord
    /// The places in ``Merge/jobs`` of the sheets that it was found of, in their order.
    package var sheets: [Int]
  }

  /// How many sheets were checked.
  package var checkedCount: Int { jobs.count { $0.record?.findings != nil } }

  /// How many findings have a level, each counted once.
  package func count(_ level: FindingRecord.Level) -> Int { findings.count { $0.record.level == level } }

  /// What was found of all sheets, each finding once: the worst first, then those of most sheets.
  static func findings(of jobs: [Job]) -> [Finding] {
    var places: [FindingRecord: Int] = [:]
    var findings: [Finding] = []
    for (index, job) in jobs.enumerated() {
      for record in job.record?.findings ?? [] {
        let place = places[record] ?? findings.count
        if place == findings.count {
          places[record] = place
          findings.append(Finding(record: record, sheets: []))
        }
        if findings[place].sheets.last != index { findings[place].sheets.append(index) }
      }
    }
    return FindingRecord.Level.allCases.flatMap { level in
      let own = findings.enumerated().filter { $0.element.record.level == level }
      return own.sorted { ($1.element.sheets.count, $0.offset) < ($0.element.sheets.count, $1.offset) }.map(\.element)
    }
  }
}
