package import WorkList

/// How far a shard is, as its process knows it from what the workers, or the child, have said.
package final class ShardProgress {
  /// The jobs in the order of the list.
  package let jobs: [WorkJob]
  /// What came of those that are done, by their places.
  package private(set) var records: [Int: JobRecord] = [:]
  /// Those that a child has begun and not finished, in order.
  package private(set) var begun: [Int] = []
  /// Is told of each job that is done, once.
  private let finished: (Int, JobRecord) -> Void

  /// Begins with nothing done.
  package init(_ jobs: [WorkJob], finished: @escaping (Int, JobRecord) -> Void) {
    self.jobs = jobs
    self.finished = finished
  }

  /// The places of the jobs that are not done.
  var pending: [Int] { jobs.indices.filter { records[$0] == nil } }

  /// Keeps what came of a job; a second time changes nothing.
  func finish(_ index: Int, _ record: JobRecord) {
    begun.removeAll { $0 == index }
    guard records[index] == nil else { return }
    records[index] = record
    finished(index, record)
  }

  /// A new child begins: what the last one had begun and not finished isn't under way any more.
  private func forgetBegun() { begun = [] }
}

// MARK: What a child says

extension ShardProgress {
  /// The line by which a child says that it is there.
  package static let hello = Array("hello\n".utf8)

  /// The line by which a child says that it begins a job.
  package static func beginning(_ index: Int) -> [UInt8] { Array("begin \(index)\n".utf8) }

  /// The line by which a child says what came of a job.
  package static func ending(_ index: Int, _ record: JobRecord) -> [UInt8] {
    var bytes = Array("end \(index) ".utf8)
    LineValue.object(record.members).add(to: &bytes)
    return bytes + [UInt8(ascii: "\n")]
  }

  /// Takes what a child has said at a time, which may be anything: what is no such line of one of the shard's jobs is
  /// passed over.
  ///
  /// A child says each line at once.
  package func hear(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) { hear(line: line) }
  }

  private func hear(line: ArraySlice<UInt8>) {
    let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard let word = parts.first.map({ String(decoding: $0, as: UTF8.self) }) else { return }
    if word == "hello" { return forgetBegun() }
    guard parts.count > 1, let index = Int(String(decoding: parts[1], as: UTF8.self)), jobs.indices.contains(index)
    else { return }
    if word == "begin" { begun.append(index) }
    guard word == "end", parts.count == 3, let record = JobRecord(line: parts[2]), record.id == jobs[index].id,
      record.file == jobs[index].file
    else { return }
    finish(index, record)
  }
}
