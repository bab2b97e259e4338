import SpecimenCommand
import TestSupport
import Testing

@Suite("The option --limit")
struct LimitOptionTests {
  private let font = TestFaces.folder + "/SpecimenBox-Regular.ttf"

  private func run(_ limits: String...) -> CommandRun {
    CommandRun(["shape", "--font", font, "--text", "a"] + limits.flatMap { ["--limit", $0] })
  }

  @Test(
    "Bytes and counts take a letter, before which a half may stand, seconds an s, and thousands commas",
    arguments: [
      "font-bytes=100000", "font-bytes=512K", "font-bytes=64m", "font-bytes=1G", "font-bytes=1.5M", "font-seconds=5",
      "font-seconds=5s",
      "font-bytes=400,000K", "font-bytes=1,000,000", "font-glyphs=65,535", "font-bytes=1,023.5M",
      "sheet-seconds=86,400s",
      "font-faces=1", "font-glyphs=20K", "picture-pixels=1.5m",
    ])
  func values(_ text: String) {
    let run = run(text)
    #expect(run.standardError.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test(
    "A value that is none, or out of its range, is told with the range, and is exit code 2",
    arguments: [
      ("font-bytes", "0", "1 to 1G"), ("font-bytes", "2G", "1 to 1G"), ("font-bytes", "K", "1 to 1G"),
      ("font-bytes", "1.25M", "1 to 1G"), ("font-bytes", ".5M", "1 to 1G"), ("font-bytes", "1.5", "1 to 1G"),
      ("font-bytes", "-1", "1 to 1G"), ("font-bytes", "5s", "1 to 1G"),
      ("font-bytes", "99999999999999999999G", "1 to 1G"), ("font-bytes", "9007199254740992G", "1 to 1G"),
      ("font-bytes", "400,00K", "1 to 1G"), ("font-bytes", "4000,000", "1 to 1G"), ("font-bytes", ",400", "1 to 1G"),
      ("font-bytes", "400,", "1 to 1G"), ("font-bytes", "1,,000", "1 to 1G"), ("font-bytes", "400,K", "1 to 1G"),
      ("font-bytes", ",", "1 to 1G"), ("font-bytes", "1,0000", "1 to 1G"), ("font-bytes", "1,00a", "1 to 1G"),
      ("font-faces", "66K", "1 to 65535"), ("picture-pixels", "2g", "1 to 1G"), ("page-points", "14401", "72 to 14400"),
      ("sheet-seconds", "0", "1s to 86400s"), ("sheet-seconds", "1m", "1s to 86400s"),
    ])
  func wrong(_ name: String, _ value: String, _ range: String) {
    let run = run("\(name)=\(value)")
    #expect(run.standardError == "error: --limit \(name) takes a number from \(range), found '\(value)'\n")
    #expect(run.exitCode == 2)
  }

  @Test("A name that is none is told with all that there are")
  func unknown() {
    let run = run("font-size=1")
    #expect(
      run.standardError.hasPrefix("error: no limit named 'font-size' (--limit)\nhint: the limits are font-bytes, "))
    for name in LimitName.allCases { #expect(run.standardError.contains(name.rawValue), "\(name.rawValue)") }
    #expect(run.exitCode == 2)
  }

  @Test("A name without a value, and a limit that is set twice")
  func form() {
    #expect(
      run("font-bytes").standardError
        == "error: --limit takes NAME=VALUE, found 'font-bytes'\nhint: for example --limit font-bytes=64M\n")
    let twice = run("font-faces=1", "font-bytes=1M", "font-faces=2")
    #expect(twice.standardError.hasPrefix("error: --limit is given twice for font-faces: '1' and '2'\n"))
    #expect(twice.exitCode == 2)
  }

  @Test("Every verb takes it", arguments: SpecimenCommand.verbs.map(\.name))
  func verbs(_ verb: String) {
    let run = CommandRun([verb, "--help"])
    #expect(run.standardOutput.contains("--limit NAME=VALUE"))
  }
}
