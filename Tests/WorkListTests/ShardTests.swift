import Testing
import WorkList

@Suite("A shard is told by an option or by one engine's variable")
struct ShardTests {
  @Test(
    "Each engine's number is counted from where the engine begins",
    arguments: [
      (["SLURM_ARRAY_TASK_ID": "3"], 3), (["SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_MIN": "0"], 0),
      (["SLURM_ARRAY_TASK_ID": "4", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_COUNT": "5"], 3),
      (["SLURM_ARRAY_TASK_ID": "18", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_STEP": "4"], 2),
      (["JOB_COMPLETION_INDEX": "0"], 0), (["JOB_COMPLETION_INDEX": "4"], 4), (["AWS_BATCH_JOB_ARRAY_INDEX": "2"], 2),
      (["PARALLEL_SEQ": "1"], 0), (["PARALLEL_SEQ": "5", "SLURM_ARRAY_TASK_ID": ""], 4),
    ])
  func engines(_ variables: [String: String], _ index: Int) throws {
    #expect(try ArrayVariable.shard(in: variables, of: 5).index == index)
  }

  @Test(
    "What is no shard says why",
    arguments: [
      ([:], "nothing says which shard this is"),
      (["JOB_COMPLETION_INDEX": "5"], "no shard 5 of 5, which are 0 to 4 (JOB_COMPLETION_INDEX)"),
      (["PARALLEL_SEQ": "0"], "no shard -1 of 5, which are 0 to 4 (PARALLEL_SEQ, which counts from 1)"),
      (["PARALLEL_SEQ": "6"], "no shard 5 of 5"),
      (
        ["PARALLEL_SEQ": "1", "SLURM_ARRAY_TASK_ID": "1"],
        "SLURM_ARRAY_TASK_ID and PARALLEL_SEQ are both set, and may mean different shards"
      ),
      (["JOB_COMPLETION_INDEX": "+1"], "JOB_COMPLETION_INDEX is no whole number: '+1'"),
      (
        ["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_MIN": "3", "SLURM_ARRAY_TASK_COUNT": "2"],
        "the array has 2 tasks (SLURM_ARRAY_TASK_COUNT), found 5 shards"
      ),
      (
        ["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_MIN": "2", "SLURM_ARRAY_TASK_STEP": "2"],
        "SLURM_ARRAY_TASK_ID is 3, which is not 2 and a multiple of 2 more"
      ),
    ])
  func errors(_ variables: [String: String], _ words: String) {
    let error = #expect(throws: ShardError.self) { try ArrayVariable.shard(in: variables, of: 5) }
    #expect(error?.description.hasPrefix(words) == true, "\(error?.description ?? "")")
    #expect(error?.hint != nil)
  }

  @Test("An option says the shard and how many there are")
  func option() throws {
    let shard = try Shard("39/40", option: "--shard")
    #expect((shard.index, shard.count) == (39, 40))
    for text in ["40/40", "1", "1/", "/2", "-1/2", "1/0", "0/0", "1/2/3", " 1/2", "0/1000001"] {
      #expect(throws: ShardError.self, "\(text)") { try Shard(text, option: "--shard") }
    }
  }

  @Test("Every line of a list is one shard's and no other's", arguments: [1, 2, 3, 7, 40])
  func partition(_ count: Int) throws {
    let list = try Self.list(23)
    var seen: [String] = []
    for index in 0..<count {
      var lines = ShardLines(try Shard(index, of: count, from: ""))
      try lines.take(list.bytes)
      seen += try lines.finish().jobs.map(\.id)
    }
    #expect(seen.sorted() == (0..<23).map(Self.id))
  }

  @Test(
    "A list that comes in pieces of any size has the jobs and the hash of the whole", arguments: [1, 7, 410, 5_000])
  func pieces(_ size: Int) throws {
    let list = try Self.list(9)
    var lines = ShardLines(try Shard(1, of: 4, from: ""))
    for start in stride(from: 0, to: list.bytes.count, by: size) {
      try lines.take(Array(list.bytes[start..<min(start + size, list.bytes.count)]))
    }
    let (jobs, sha256) = try lines.finish()
    #expect(jobs == [try list.job(1), try list.job(5)])
    #expect(sha256 == list.sha256)
  }

  @Test("A list that is empty, cut off, or has a line of another kind in the shard, is none")
  func broken() throws {
    let list = try Self.list(2)
    func jobs(_ bytes: [UInt8], shard: Int = 0) throws -> Int {
      var lines = ShardLines(try Shard(shard, of: 3, from: ""))
      try lines.take(bytes)
      return try lines.finish().jobs.count
    }
    #expect(throws: WorkListError.noJobs) { try jobs([]) }
    #expect(throws: WorkListError.cutOff(line: 2)) { try jobs(list.bytes.dropLast()) }
    #expect(throws: WorkListError.malformedLine(3, why: "it is no JSON object")) {
      try jobs(list.bytes + Array("x\n".utf8), shard: 2)
    }
    // A line of another shard's is not read.
    #expect(try jobs(list.bytes + Array("x\n".utf8)) == 1)
    #expect(throws: WorkListError.malformedLine(1, why: "it has more than 16777216 bytes")) {
      try jobs([UInt8](repeating: 0, count: (16 << 20) + 1), shard: 1)
    }
  }

  private static func id(_ index: Int) -> String { "s\(10 + index)_pdf" }

  private static func list(_ count: Int) throws -> WorkList {
    var bytes: [UInt8] = []
    for index in 0..<count { WorkJobTests.job(id(index)).addLine(to: &bytes) }
    return try WorkList(bytes)
  }
}
