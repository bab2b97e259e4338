/// What one attempt at a shard came to: a file of its own, so that attempts at once never write over each other.
package struct RunRecord: Hashable, Sendable {
  /// SHA-256 of the work list.
  package var list: String
  /// The shard.
  package var shard: Shard
  /// The program and its version.
  package var tool: String
  /// When it ended, in seconds since 1970.
  package var ended: Int
  /// The jobs in the order of the list, all of the shard's unless it was broken off.
  package var jobs: [JobRecord]

  /// Puts a record together.
  package init(list: String, shard: Shard, tool: String, ended: Int, jobs: [JobRecord]) {
    self.list = list
    self.shard = shard
    self.tool = tool
    self.ended = ended
    self.jobs = jobs
  }

  /// The record's file: a line of what all jobs have in common, and then a line a job.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    LineValue.object([
      ("schemaVersion", .integer(WorkJob.schemaVersion)), ("list", .string(list)), ("shard", .integer(shard.index)),
      ("shards", .integer(shard.count)), ("tool", .string(tool)), ("ended", .integer(ended)),
      ("jobs", .integer(jobs.count)),
    ]).add(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    for job in jobs {
      LineValue.object(job.members).add(to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// Reads a record's file, which is called `name`.
  package init(_ bytes: [UInt8], name: String) throws(WorkListError) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"))[...]
    guard let head = lines.popFirst().flatMap(LineMembers.init),
      head.integer("schemaVersion") == WorkJob.schemaVersion, let list = head.text("list"),
      let index = head.integer("shard"), let count = head.integer("shards"), let ended = head.integer("ended"),
      let shard = try? Shard(index, of: count, from: name), let jobCount = head.integer("jobs")
    else { throw .malformedRecord(name, why: "its first line is another's") }
    guard jobCount == lines.count else {
      throw .malformedRecord(name, why: "it has \(lines.count) of \(jobCount) jobs")
    }
    var jobs: [JobRecord] = []
    for line in lines {
      guard let job = JobRecord(line: line) else {
        throw .malformedRecord(name, why: "line \(jobs.count + 2) is no job's")
      }
      jobs.append(job)
    }
    self.init(list: list, shard: shard, tool: head.text("tool") ?? "", ended: ended, jobs: jobs)
  }
}
