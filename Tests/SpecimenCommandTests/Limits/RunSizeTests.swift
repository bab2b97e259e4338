import SpecimenCommand
import TestSupport
import Testing

@Suite("A run's processor time is that of its sheets")
struct RunSizeTests {
  @Test(
    "Each document counts, with each folder of fonts",
    arguments: [
      ([], 120), (["a.yaml"], 120), (["a.yaml", "b.yaml", "c.yaml"], 360),
      (["a.yaml", "b.yaml", "--fonts", "x", "--fonts", "y", "--fonts", "z"], 720),
      (["a.yaml", "b.yaml", "--limit", "run-seconds=7"], 14),
    ])
  func product(_ arguments: [String], _ seconds: Int) {
    #expect(given(["generate"] + arguments) == [[seconds, 60]])
  }

  /// The processor time and a sheet's time that a command line is given, in seconds.
  private func given(_ arguments: [String]) -> [[Int]] {
    let gathered = Gathered()
    var environment = CommandEnvironment(
      arguments: arguments, standardOutput: gathered.sink(), standardError: gathered.sink())
    var given: [[Int]] = []
    environment.limitProcess = { limits, _ in given.append([limits.runSeconds, limits.sheetSeconds]) }
    _ = SpecimenCommand.run(environment)
    return given
  }

  @Test(
    "What draws no sheet has the time of one for each file that is named, and for each hundred in a folder",
    arguments: [
      ("sizes", [], 120, 60), ("sizes", ["--fonts", "few"], 120, 60), ("sizes", ["--fonts", "many"], 360, 180),
      ("init", ["--fonts", "many", "--out", "-"], 360, 180),
      ("fonts", ["few/0.ttf", "few/1.ttf", "few/2.otf"], 360, 180),
      ("fonts", ["few", "many"], 360, 180), ("fonts", ["many", "--include", "*.txt"], 120, 60),
      ("fonts", ["few", "--recursive"], 120, 60), ("fonts", [".", "--recursive"], 360, 180),
      ("boilerplate", ["--fonts", "many", "--limit", "sheet-seconds=5"], 360, 15),
      ("generate", ["--fonts", "many"], 120, 60),
    ])
  func files(_ verb: String, _ arguments: [String], _ runSeconds: Int, _ sheetSeconds: Int) {
    // 3 and 201 files: what is in them doesn't matter.
    let scratch = ScratchFolder()
    let script = """
      cd '\(scratch.path)'; mkdir few many; touch few/0.ttf few/1.ttf few/2.otf
      for number in $(seq 201); do : >many/$number.ttf; done
      """
    _ = ProcessRun.run("sh", ["-c", script])
    let paths = arguments.map { $0 == "." || $0.hasPrefix("few") || $0 == "many" ? "\(scratch.path)/\($0)" : $0 }
    #expect(given([verb] + paths) == [[runSeconds, sheetSeconds]])
  }

  @Test("However many sheets there are, the product is a number that the system takes")
  func bounded() {
    var limits = ProcessLimits()
    limits.runSeconds = 86_400
    limits.allow(sheets: 1 << 60)
    #expect(limits.runSeconds == Int(Int32.max))
    limits.allow(sheets: 1 << 60, asOne: true)
    #expect(limits.sheetSeconds == 2_147_483)
  }
}
