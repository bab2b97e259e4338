import Foundation
import Testing
import WorkList

@Suite("Records of all attempts are held against the list and the objects that are there")
struct MergeTests {
  private static let keys = ["a", "b", "c", "d"].map { String(repeating: $0, count: 64) }

  private func list() throws -> WorkList {
    var bytes: [UInt8] = []
    for (index, key) in Self.keys.enumerated() {
      var job = WorkJobTests.job("s\(index)_pdf")
      job.key = key
      job.addLine(to: &bytes)
    }
    return try WorkList(bytes)
  }

  private func record(
    _ shard: Int, of count: Int = 2, ended: Int = 1, _ jobs: [(Int, JobRecord.Outcome)]
  ) throws -> (name: String, record: RunRecord) {
    let records = jobs.map { index, outcome in
      JobRecord(
        id: "s\(index)_pdf", file: "\(Self.keys[index]).pdf", outcome: outcome, milliseconds: 1_250,
        messages: outcome == .failed ? [.init(kind: "error", text: "no <font>", hint: "find it")] : [])
    }
    let name = "\(shard)-of-\(count).\(ended).jsonl"
    return (
      name,
      RunRecord(
        list: try list().sha256, shard: try Shard(shard, of: count, from: ""), tool: "specimen 0", ended: ended,
        jobs: records)
    )
  }

  private func objects(_ indices: Int...) -> Set<String> { Set(indices.map { "\(Self.keys[$0]).pdf" }) }

  @Test("All made: whole, and nothing to tell")
  func whole() throws {
    let records = [try record(0, [(0, .made), (2, .made)]), try record(1, [(1, .made), (3, .cached)])]
    let merge = try Merge(list: try list(), records: records, objects: objects(0, 1, 2, 3))
    #expect(merge.isWhole)
    #expect(merge.text == "4 jobs: 3 made, 1 cached, 0 failed, 0 lost\n2 of 2 shards, 2 attempts\n")
  }

  @Test("A job without object is lost where no attempt says why, though one says that it made it")
  func lost() throws {
    let records = [try record(0, [(0, .made), (2, .made)]), try record(1, [(1, .failed), (3, .cached)])]
    let merge = try Merge(list: try list(), records: records, objects: objects(0, 3))
    #expect(merge.jobs.map(\.outcome) == [.made, .failed, .lost, .cached])
    #expect(!merge.isWhole)
    #expect(merge.text.contains("failed: s1_pdf: no <font>\nlost: s2_pdf\n"))
  }

  @Test("An object of other bytes than the last attempt drew has failed, and one that it couldn't draw hasn't")
  func wrong() throws {
    var last = try record(0, of: 1, ended: 2, [(0, .failed), (1, .failed)])
    last.record.jobs[0].isContradicted = true
    let records = [try record(0, of: 1, [(0, .made), (1, .made), (2, .made), (3, .made)]), last]
    let merge = try Merge(list: try list(), records: records, objects: objects(0, 1, 2, 3))
    #expect(merge.jobs.map(\.outcome) == [.failed, .made, .made, .made])
    #expect(!merge.isWhole)
    // Drawn anew after the object was taken away.
    let again = try record(0, of: 1, ended: 3, [(0, .made)])
    #expect(try Merge(list: try list(), records: records + [again], objects: objects(0, 1, 2, 3)).isWhole)
  }

  @Test("A list that has a job twice is an error, with its line")
  func twice() throws {
    let bytes = try list().bytes
    #expect(throws: WorkListError.repeatedJob(5, id: "s0_pdf")) {
      try Merge(list: try WorkList(bytes + bytes), records: [], objects: [])
    }
  }

  @Test("A shard of which no attempt tells is missing, though its objects are there")
  func missing() throws {
    let merge = try Merge(
      list: try list(), records: [try record(0, [(0, .made), (2, .made)])], objects: objects(0, 1, 2, 3))
    #expect(merge.missingShards == [1])
    #expect(merge.jobs.map(\.outcome) == [.made, .cached, .made, .cached])
    #expect(!merge.isWhole)
    #expect(try Merge(list: try list(), records: [], objects: []).shardCount == nil)
  }

  @Test("A later attempt that comes right takes an earlier failure's place, and what was said stays with what is there")
  func retried() throws {
    let records = [
      try record(0, of: 1, ended: 9, [(0, .cached), (1, .made), (2, .cached), (3, .cached)]),
      try record(0, of: 1, ended: 5, [(0, .made), (1, .failed), (2, .made), (3, .made)]),
    ]
    let merge = try Merge(list: try list(), records: records, objects: objects(0, 1, 2, 3))
    #expect(merge.isWhole)
    #expect(merge.jobs.map(\.outcome) == [.made, .made, .made, .made])
    #expect(merge.madeTwice.isEmpty)
  }

  @Test("The number of shards is the one of which fewest are missing")
  func otherShards() throws {
    let records = [
      try record(0, of: 40, [(0, .made)]), try record(0, [(0, .cached), (2, .made)]),
      try record(1, [(1, .made), (3, .made)]),
    ]
    let merge = try Merge(list: try list(), records: records, objects: objects(0, 1, 2, 3))
    #expect(merge.shardCount == 2 && merge.isWhole)
  }

  @Test("What was found of many sheets is told once, the worst first, and an error makes a failure in JUnit")
  func findings() throws {
    let small = FindingRecord(.warning, rule: "belowMinimum", text: "body: <9 pt>", hint: "make it larger")
    let gone = FindingRecord(.error, rule: "faceMissing", text: "headline: no face", hint: nil)
    var (first, second) = (try record(0, [(0, .made), (2, .made)]), try record(1, [(1, .made), (3, .made)]))
    for index in 0..<2 { first.record.jobs[index].findings = [small] }
    second.record.jobs[0].findings = [small, gone]
    second.record.jobs[1].findings = []
    // A later attempt that looked for nothing takes nothing away.
    let later = try record(1, ended: 9, [(1, .cached), (3, .cached)])
    let merge = try Merge(list: try list(), records: [first, second, later], objects: objects(0, 1, 2, 3))
    #expect(merge.isWhole && merge.checkedCount == 4)
    #expect(merge.findings.map(\.record) == [gone, small])
    #expect(merge.findings.map(\.sheets) == [[1], [0, 1, 2]])
    #expect(
      merge.text.hasSuffix(
        "1 error, 1 warning, 0 infos in 4 sheets checked\nerror: headline: no face (faceMissing) in s1_pdf\n")
    )
    let junit = String(decoding: merge.junit, as: UTF8.self)
    #expect(junit.contains("tests=\"4\" failures=\"1\" errors=\"0\""))
    #expect(junit.contains("<failure message=\"headline: no face\" type=\"finding\">headline: no face</failure>"))
    let page = String(decoding: MergePage.file(merge), as: UTF8.self)
    #expect(page.contains("Findings in 4 sheets") && page.contains("body: &lt;9 pt&gt;"))
    let json = try #require(try JSONSerialization.jsonObject(with: Data(merge.json)) as? [String: Any])
    let told = try #require(json["findings"] as? [[String: Any]])
    #expect(told.map { $0["sheets"] as? [String] } == [["s1_pdf"], ["s0_pdf", "s1_pdf", "s2_pdf"]])
    #expect((json["notable"] as? [Any])?.isEmpty == true)
  }

  @Test("A record is read back as it was written, and half of one is none")
  func records() throws {
    var (name, record) = try record(1, [(1, .failed), (3, .made)])
    record.jobs[1].golden = GoldenRecord(
      standing: .different, summary: "2 cells differ", lines: ["a"], pictures: "report/x", strips: ["page.strip.png"])
    record.jobs[0].findings = [
      .init(.info, rule: "thinSmall", text: "a", hint: "b"), .init(.error, rule: "c", text: ""),
    ]
    #expect(try RunRecord(record.bytes, name: name) == record)
    let page = MergePage.file(try Merge(list: try list(), records: [(name, record)], objects: objects(3)))
    #expect(String(decoding: page, as: UTF8.self).contains("<a href=\"report/x/page.strip.png\">page.strip.png</a>"))
    var other = record
    other.jobs[1].golden?.strips = ["../a"]
    #expect(throws: WorkListError.self) { try RunRecord(other.bytes, name: name) }
    let lines = record.bytes.split(separator: 0x0A)
    for line in lines { #expect(try JSONSerialization.jsonObject(with: Data(line)) is [String: Any]) }
    let half = Array(lines.dropLast().joined(separator: [0x0A]))
    #expect(throws: WorkListError.self) { try RunRecord(half, name: name) }
    #expect(throws: WorkListError.self) { try RunRecord([], name: name) }
  }

  @Test("JUnit has a case a job, an error for a failed one, and a failure for one that isn't its golden")
  func junit() throws {
    var other = try record(1, [(1, .failed), (3, .made)])
    other.record.jobs[1].golden = GoldenRecord(standing: .different, summary: "2 cells differ")
    let merge = try Merge(
      list: try list(), records: [try record(0, [(0, .made), (2, .made)]), other], objects: objects(0, 2, 3))
    let text = String(decoding: merge.junit, as: UTF8.self)
    #expect(text.contains("tests=\"4\" failures=\"1\" errors=\"1\""))
    #expect(text.contains("<error message=\"no &lt;font&gt;\" type=\"failed\">no &lt;font&gt;\nhint: find it</error>"))
    #expect(text.contains("<failure message=\"2 cells differ\" type=\"different\">"))
  }

  @Test("The page escapes what was said, and names every job of which there is something to tell")
  func page() throws {
    let merge = try Merge(
      list: try list(), records: [try record(1, [(1, .failed), (3, .made)])], objects: objects(3))
    let text = String(decoding: MergePage.file(merge), as: UTF8.self)
    #expect(text.contains("no &lt;font&gt;") && !text.contains("no <font>"))
    #expect(text.contains("missing shards: 0"))
    #expect(text.contains("id=\"s0_pdf\"") && !text.contains("id=\"s3_pdf\""))
  }
}
