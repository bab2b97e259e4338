import Drawing
import Snapshot
import SpecimenCommand
import TestSupport
import Testing

@Suite("specimen compare")
struct CompareTests {
  private let scratch = ScratchFolder()

  private func picture(_ name: String, _ body: (inout Snapshot.Bitmap) -> Void = { _ in }, height: Int = 20) throws
    -> String
  {
    var bitmap = Snapshot.Bitmap(width: 30, height: height, color: 0xFFFF_FFFF)
    body(&bitmap)
    return scratch.write(try PNGDrawing.encode(bitmap, options: PNGOptions(scale: 1)), as: name)
  }

  private func run(_ arguments: String...) -> (output: String, messages: String, code: Int32) {
    let run = CommandRun(["compare"] + arguments)
    let hidden = scratch.path + "/"
    return (
      run.standardOutput.replacing(hidden, with: ""), run.standardError.replacing(hidden, with: ""), run.exitCode
    )
  }

  @Test("Pictures that are alike are exit code 0")
  func same() throws {
    let run = run(try picture("a.png"), try picture("b.png"))
    #expect(run.output == "a.png and b.png: alike in all 30 x 20 pixels\n")
    #expect(run.code == 0)
  }

  @Test("One pixel by one step is found, where it is, unless a step is allowed")
  func onePixel() throws {
    let (first, second) = (try picture("a.png"), try picture("b.png") { $0.pixels[7 * 30 + 3] = 0xFFFE_FFFF })
    let run = run(first, second)
    #expect(run.output == "a.png and b.png: 1 px differs, largest step 1, first at 3, 7, within 1 x 1 at 3, 7\n")
    #expect(run.code == 1)
    let tolerant = self.run(first, second, "--step", "1")
    #expect(tolerant.output == "a.png and b.png: alike in all 30 x 20 pixels, none by more than 1\n")
    #expect(tolerant.code == 0)
    #expect(self.run(first, second, "--pixels-per-cell", "1").code == 0)
  }

  @Test("Different sizes are compared on the larger canvas")
  func sizes() throws {
    let run = run(try picture("a.png"), try picture("b.png", height: 21))
    #expect(
      run.output
        == "a.png and b.png: the sizes differ, 30 x 20 and 30 x 21; 30 px differ, largest step 255, first at 0, 20, within 30 x 1 at 0, 20\n"
    )
    #expect(run.code == 1)
  }

  @Test("A report has the pictures and a page")
  func report() throws {
    let run = run(
      try picture("a.png"), try picture("b.png") { $0.pixels[0] = 0xFF00_0000 }, "--report", "\(scratch.path)/report")
    #expect(run.output.hasSuffix("report: report/report.html\n"))
    #expect(scratch.read("report/report.html").starts(with: Array("<!DOCTYPE html>".utf8)))
    for name in ["expected", "actual", "difference", "strip"] {
      #expect(!scratch.read("report/comparison/page.\(name).png").isEmpty, "\(name)")
    }
  }

  @Test("What is no picture is exit code 2, and says what it is")
  func wrong() throws {
    let text = scratch.write(Array("hello".utf8), as: "a.txt")
    let run = run(text, try picture("b.png"))
    #expect(run.messages.hasPrefix("error: cannot read 'a.txt': a PNG asked for, text found\n"))
    #expect(run.code == 2)
    #expect(self.run("/nowhere/a.png", text).code == 2)
    #expect(self.run(text).code == 2)
  }
}
