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
    let gathered = Gathered()
    var environment = CommandEnvironment(
      arguments: ["generate"] + arguments, standardOutput: gathered.sink(), standardError: gathered.sink())
    var given: [Int] = []
    environment.limitProcess = { limits, _ in given.append(limits.runSeconds) }
    _ = SpecimenCommand.run(environment)
    #expect(given == [seconds])
  }

  @Test("However many sheets there are, the product is a number that the system takes")
  func bounded() {
    var limits = ProcessLimits()
    limits.runSeconds = 86_400
    limits.allow(sheets: 1 << 60)
    #expect(limits.runSeconds == Int(Int32.max))
  }
}
