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
    let lines = (0..<23).map { "{\"n\":\($0)}\n" }.joined()
    let list = try WorkList(Array(lines.utf8))
    var seen: [Int] = []
    for index in 0..<count {
      seen += stride(from: try Shard(index, of: count, from: "").index, to: list.count, by: count)
    }
    #expect(seen.sorted() == Array(0..<23))
  }
}
