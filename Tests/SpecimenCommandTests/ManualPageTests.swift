import SpecimenCommand
import TestSupport
import Testing

@Suite("The manual page")
struct ManualPageTests {
  private let page = CommandRun(["man"]).standardOutput

  @Test("man formats it without a warning", .enabled(if: ProcessRun.has("man"), "man is not on PATH"))
  func man() throws {
    let scratch = ScratchFolder()
    let file = scratch.write(Array(page.utf8), as: "specimen.1")
    let run = try #require(
      ProcessRun.run(
        "sh", ["-c", "man --warnings -E UTF-8 -l -Tutf8 -Z '\(file)' 2>&1 >/dev/null"]))
    #expect(run.output.isEmpty)
    #expect(run.status == 0)
  }

  @Test(
    "mandoc finds nothing but the date to miss, which a page made of the same source can't have",
    .enabled(if: ProcessRun.has("mandoc"), "mandoc is not on PATH"))
  func mandoc() throws {
    let scratch = ScratchFolder()
    let file = scratch.write(Array(page.utf8), as: "specimen.1")
    let run = try #require(ProcessRun.run("mandoc", ["-Tlint", "-Wwarning", file]))
    #expect(run.output == "mandoc: \(file):2:16: WARNING: missing date, using \"\": TH\n")
  }

  @Test("Every verb has a section, and every option an entry")
  func complete() {
    for verb in SpecimenCommand.verbs {
      for option in verb.allOptions {
        let entry = #"\fB\-\-"# + option.name.replacing("-", with: #"\-"#) + #"\fR"#
        let isThere = page.contains(entry)
        #expect(isThere, "\(option.flag)")
      }
    }
    #expect(page.split(separator: "\n").count { $0.hasPrefix(".SS \"specimen ") } == SpecimenCommand.verbs.count)
  }

  @Test("It is all ASCII, and no line of text is taken for a request")
  func plain() {
    let requests = [".TH", ".SH", ".SS", ".B", ".BR", ".TP", ".PP", ".br", #".\""#]
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      let isRequest = requests.contains(String(line.prefix { $0 != " " }))
      #expect(isRequest, "\(line)")
    }
  }
}
