import SpecimenCommand
import TestSupport
import Testing

@Suite("specimen approve")
struct ApproveTests {
  private let golden = GoldenCommand()

  @Test("What verify drew becomes the golden, with the bytes that recording would give")
  func whole() throws {
    _ = golden.run("record")
    golden.write(size: 19)
    #expect(golden.run("verify").code == 1)
    let run = golden.run("approve")
    #expect(run.output == "museo.yaml: approved 1 cell in 'museo.goldens'\n")
    #expect(run.code == 0)
    #expect(golden.run("verify").output == "museo.yaml: 22 cells are as recorded\n")
    #expect(golden.run("record").output == "museo.yaml: 22 cells as recorded\n")
  }

  @Test("Single cells are taken over, and the others still differ")
  func filter() {
    golden.recordText()
    let text = GoldenCommand.document.replacing("size: 17", with: "size: 19").replacing(
      "weight: 700", with: "weight: 300")
    _ = golden.command.document(text, as: "museo.yaml")
    #expect(golden.run("verify").output.hasPrefix("museo.yaml: 2 of 22 cells differ"))
    let run = golden.run("approve", ["museo.yaml"], ["--filter", "body@large.custom"])
    #expect(run.output == "museo.yaml: approved 1 cell in 'museo.goldens'\n")
    #expect(golden.run("verify").output.hasPrefix("museo.yaml: 1 of 22 cells differs"))
  }

  @Test("Without a run that found something there is nothing to approve")
  func nothing() {
    golden.recordText()
    let run = golden.run("approve")
    #expect(
      run.messages == """
        error: nothing to approve: no run of verify left a difference in 'specimen-report/museo'
        hint: 'specimen verify' compares, and leaves there what it draws

        """)
    #expect(run.code == 2)
  }

  @Test("A document that changed since is told, and what was drawn is taken over")
  func outdated() {
    golden.recordText()
    golden.write(size: 19)
    _ = golden.run("verify")
    golden.write(size: 21)
    let run = golden.run("approve")
    #expect(run.messages.hasPrefix("warning: the document has changed since it was verified\n"))
    #expect(run.code == 0)
  }

  @Test("The report is looked for where verify left it")
  func report() {
    golden.recordText()
    golden.write(size: 19)
    let variables = ["SNAPSHOT_ARTIFACTS": golden.path("artifacts")]
    #expect(golden.run("verify", variables: variables).code == 1)
    #expect(golden.run("approve").code == 2)
    #expect(golden.run("approve", variables: variables).code == 0)
    #expect(golden.run("verify", variables: variables).code == 0)
  }
}
