import SpecimenCommand
import Testing
import WorkList

@Suite("What a child says of a shard is taken where it is of one of its jobs, and anything else is passed over")
struct ShardProgressTests {
  private static let key = String(repeating: "a", count: 64)

  private func jobs() -> [WorkJob] {
    ["x_pdf", "y_pdf"].map { id in
      WorkJob(
        id: id, key: Self.key, parts: KeyParts(tool: "", fonts: "", document: "", options: "").short,
        combination: Combination(), options: [])
    }
  }

  private func record(_ id: String, file: String = "\(key).pdf") -> JobRecord {
    JobRecord(id: id, file: file, outcome: .made, milliseconds: 12, messages: [.init(kind: "note", text: "a\nb")])
  }

  @Test("A job is begun and ended, and a second end changes nothing")
  func ended() {
    var finished: [Int] = []
    let progress = ShardProgress(jobs()) { index, _ in finished.append(index) }
    progress.hear(ShardProgress.hello + ShardProgress.beginning(1))
    #expect(progress.begun == [1])
    progress.hear(ShardProgress.ending(1, record("y_pdf")))
    progress.hear(ShardProgress.ending(1, record("y_pdf")))
    #expect(finished == [1] && progress.begun.isEmpty)
    #expect(progress.records == [1: record("y_pdf")])
  }

  @Test("A new child forgets what the last one had begun")
  func hello() {
    let progress = ShardProgress(jobs()) { _, _ in }
    progress.hear(ShardProgress.beginning(0))
    progress.hear(ShardProgress.hello)
    #expect(progress.begun.isEmpty)
  }

  @Test(
    "No other line is taken",
    arguments: [
      "end 0 {}", "end 2 {}", "end -1 {}", "end 0", "begin x", "begin 9", "begin", "", "end 0 {\"id\":\"x_pdf\"}",
      "\u{0}",
      "end 99999999999999999999 {}",
    ])
  func others(_ line: String) {
    let progress = ShardProgress(jobs()) { _, _ in }
    progress.hear(Array("\(line)\n".utf8))
    progress.hear(Array(line.utf8))
    #expect(progress.records.isEmpty && progress.begun.isEmpty)
  }

  @Test("A record of another job, or of another object, is none of this one's")
  func foreign() {
    let progress = ShardProgress(jobs()) { _, _ in }
    progress.hear(ShardProgress.ending(0, record("y_pdf")))
    progress.hear(ShardProgress.ending(0, record("x_pdf", file: "\(String(repeating: "b", count: 64)).pdf")))
    #expect(progress.records.isEmpty)
  }
}
