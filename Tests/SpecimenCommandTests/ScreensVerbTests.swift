import DynamicType
import SpecimenCommand
import TestSupport
import Testing
import TypeSystem

@Suite("specimen screens")
struct ScreensVerbTests {
  private let command = SheetCommand()

  /// The tests' document with a table in a navigation controller, and a small screen of one label.
  private static let document: TypeSystemDocument = {
    var document = SheetCommand.document
    document.name = "App"
    document.updates = .appearanceManager
    func label(_ name: String, _ text: String, _ style: StyleName) -> ScreenTree {
      ScreenTree(ScreenNode(.label, name: name, text: text, style: style))
    }
    var hidden = ScreenNode(.screen, name: "settings")
    hidden.isLoaded = false
    let nav = ScreenTree(
      ScreenNode(.navigationController),
      [
        ScreenTree(
          ScreenNode(.navigationBar, text: "Goals"), [ScreenTree(ScreenNode(.barButton, name: "add", text: "Add"))]),
        ScreenTree(hidden, [label("title", "Settings", .body)]),
        ScreenTree(
          ScreenNode(.tableScreen, name: "goals"),
          [ScreenTree(ScreenNode(.tableCell), [label("title", "Save a little each and every week", .headline)])]),
      ])
    document.screens = [MockScreen(name: "nav", nav), MockScreen(name: "one", label("word", "One", .body))]
    return document
  }()

  private func run(_ arguments: String..., document: TypeSystemDocument = document) -> CommandRun {
    command.run(["screens"] + arguments, document: document)
  }

  private func draw(_ name: String, _ arguments: String...) -> CommandRun {
    command.run(["screens", "--out", command.path(name)] + arguments, document: Self.document)
  }

  @Test("A row a screen and category, and a word of what is not loaded")
  func table() {
    let run = run("--to", "AX5")
    #expect(run.standardOutput == TestFile.text(besides: #filePath, "Expected/screens.txt"))
    #expect(run.standardError == "note: nav/settings is not loaded: left out\n")
    #expect(run.exitCode == 0)
  }

  @Test("As CSV and Markdown, every category of the platform, those of a list, or two")
  func categories() {
    let csv = run("--format", "csv", "--screen", "one").standardOutput.split(separator: "\n").map(String.init)
    #expect(
      csv.count == 13
        && csv[0] == "screen,category,stale,overflows,points,truncated,words,broken,fixed,glyphsNotDrawn")
    #expect(csv[1] == "one,xSmall,0,0,0,0,0,0,0,0" && csv[12] == "one,AX5,0,0,0,0,0,0,0,0")
    let list = run("--format", "markdown", "--screen", "one", "--categories", "AX1,small").standardOutput
    #expect(
      list.split(separator: "\n").dropFirst(2).map { String($0.prefix(14)) } == ["| one | small ", "| one | AX1 | "])
    let same = run("--format", "csv", "--screen", "one", "--from", "AX5", "--to", "AX5").standardOutput
    #expect(same.split(separator: "\n").count == 2)
  }

  @Test("As JSON, whole")
  func json() {
    let run = run("--format", "json", "--to", "AX5", "--policy", "load", "--screen", "nav", "--width", "320")
    #expect(run.standardOutput == TestFile.text(besides: #filePath, "Expected/screens.json"))
    #expect(run.exitCode == 0)
  }

  @Test("Under each policy, what a change leaves stale", arguments: [("appearanceManager", 0), ("load", 1)])
  func policies(policy: String, stale: Int) {
    let rows = run("--format", "csv", "--to", "AX5", "--screen", "one", "--policy", policy).standardOutput
    #expect(rows.split(separator: "\n").last?.hasPrefix("one,AX5,\(stale),") == true)
  }

  @Test("The trace is printed in place of the table, for the largest category or the one that is named")
  func trace() {
    let run = run("--trace", "--policy", "appearanceManager", "--screen", "one")
    #expect(run.standardOutput.hasPrefix("# one: large → AX5, appearanceManager\n1 one restyle "))
    #expect(run.standardOutput.hasSuffix(" 17→48\n"))
    let to = self.run("--trace", "--screen", "one", "--from", "xSmall", "--to", "small", "--policy", "load")
    #expect(to.standardOutput.hasPrefix("# one: xSmall → small, load\n- one "))
    let both = draw("one.pdf", "--screen", "one", "--trace")
    #expect(both.standardOutput.hasPrefix("# one: large → AX5, "))
    #expect(command.outputs == ["one.pdf"])
  }

  @Test("A page a screen in PDF; PNG and SVG are numbered; a table goes to a file too")
  func files() throws {
    #expect(draw("a.pdf", "--to", "AX5").exitCode == 0)
    let png = draw("a.png", "--to", "AX5", "--scale", "0.5", "--theme", "dark")
    #expect(png.standardError.contains("note: wrote 2 files, "))
    #expect(draw("a.svg", "--to", "AX5", "--screen", "one").exitCode == 0)
    #expect(draw("a.json", "--to", "AX5").exitCode == 0)
    #expect(draw("a.md").exitCode == 0 && draw("a.csv").exitCode == 0 && draw("a.txt").exitCode == 0)
    #expect(
      command.outputs == ["a-01.png", "a-02.png", "a.csv", "a.json", "a.md", "a.pdf", "a.svg", "a.txt"])
    let picture = try #require(Bitmap(png: command.scratch.read("a-01.png")))
    // Two columns of 375 pt with notes, the white between them, and the margins, at half a pixel a point.
    #expect(picture.width == (2 * (375 + 16 + 128) + 32 + 96) / 2)
  }

  @Test("A PDF to standard output is the file's bytes, the same each time")
  func standardOutput() {
    let out = run("--out", "-", "--format", "pdf", "--screen", "one")
    #expect(draw("one.pdf", "--screen", "one").exitCode == 0)
    let same = out.bytes == command.scratch.read("one.pdf")
    #expect(same && out.bytes.count > 1000)
    let two = run("--out", "-", "--format", "png")
    #expect(two.exitCode == 2)
    #expect(two.standardError.contains("error: the sheet is 2 pictures, and standard output takes one"))
  }

  @Test("Other programs read the page: texts, notes and bookmarks", .enabled(if: ProcessRun.has("pdftotext")))
  func readable() throws {
    #expect(draw("a.pdf", "--to", "AX5").exitCode == 0)
    let text = try #require(ProcessRun.run("pdftotext", ["-enc", "UTF-8", "-layout", command.path("a.pdf"), "-"]))
    for words in ["Goals", "1 overflows by ", "1 cut, ", "fixed 17", "taller than its room"] {
      #expect(text.output.contains(words), "\(words)")
    }
  }

  @Test("qpdf finds nothing wrong with the page", .enabled(if: ProcessRun.has("qpdf")))
  func wholePDF() throws {
    #expect(draw("a.pdf", "--to", "AX5").exitCode == 0)
    let check = try #require(ProcessRun.run("qpdf", ["--check", command.path("a.pdf")]))
    #expect(check.status == 0 && check.output.contains("No syntax or stream encoding errors found"))
  }

  @Test("A document without screens is shown on the five that come with specimen, and told so")
  func builtIn() {
    let run = run("--format", "csv", "--to", "AX5", document: SheetCommand.document)
    #expect(run.standardError.hasPrefix("note: the default document has no screens: shown are the 5 that come with"))
    let names = run.standardOutput.split(separator: "\n").dropFirst().map { String($0.prefix { $0 != "," }) }
    #expect(Set(names) == ["settings", "reader", "form", "detail", "styles"] && names.count == 10)
    #expect(self.run("--screen", "reader", document: SheetCommand.document).exitCode == 0)
  }

  @Test("Characters of a screen's own texts that no font has are told, and refused by a strict run")
  func missingCharacters() throws {
    var document = Self.document
    document.screens = [
      MockScreen(name: "one", ScreenTree(ScreenNode(.label, name: "word", text: "a\u{E123}b", style: .body)))
    ]
    let run = command.run(["screens", "--to", "AX5", "--format", "json"], document: document)
    #expect(run.standardError.contains("warning: 2 cells have characters that no font has: U+E123\n"))
    #expect(run.standardOutput.contains("\"missingCharacters\": \"\u{E123}\""), "\(run.standardOutput)")
    let strict = command.run(
      ["screens", "--to", "AX5", "--strict", "--out", command.path("a.pdf")], document: document)
    #expect(strict.exitCode == 4 && command.outputs.isEmpty)
  }

  @Test("Styles that a document doesn't define are told, with the one whose font stands for them")
  func undefinedStyles() {
    var document = SheetCommand.document
    document.styles = [.body: StyleRule(font: .system, size: .system())]
    document.undefinedStyles = .body
    let body = command.run(["screens", "--to", "AX5", "--screen", "reader"], document: document)
    #expect(body.standardError.contains("not in the document: the font of body stands for"), "\(body.standardError)")
    document.undefinedStyles = .error
    let error = command.run(["screens", "--to", "AX5", "--screen", "reader"], document: document)
    #expect(error.standardError.contains("not in the document: the font of body stands for"), "\(error.standardError)")
    document.undefinedStyles = .system
    let system = command.run(["screens", "--to", "AX5", "--screen", "reader"], document: document)
    #expect(!system.standardError.contains("not in the document"))
  }

  @Test("A stale text that isn't drawn is counted, and listed as one that isn't drawn")
  func hiddenStale() {
    var document = Self.document
    document.updates = .listener
    func page(_ name: String) -> ScreenTree {
      ScreenTree(
        ScreenNode(.screen, name: name), [ScreenTree(ScreenNode(.label, name: "word", text: "Word", style: .body))])
    }
    document.screens = [
      MockScreen(name: "tabs", ScreenTree(ScreenNode(.tabBarController), [page("one"), page("two")]))
    ]
    let rows = command.run(["screens", "--to", "AX5", "--format", "csv"], document: document).standardOutput
    #expect(rows.split(separator: "\n").last?.hasPrefix("tabs,AX5,1,") == true)
    let json = command.run(["screens", "--to", "AX5", "--format", "json"], document: document).standardOutput
    #expect(json.contains("\"hiddenStale\": 1") && json.contains("\"drawn\": false"), "\(json)")
    #expect(json.contains("\"path\": \"tabs/two/word\"") && json.contains("notShowing"))
  }

  @Test("Rows stand smallest first, whichever category the screens are built at")
  func order() {
    let rows = run("--format", "csv", "--screen", "one", "--from", "AX5", "--to", "large").standardOutput
    #expect(rows.split(separator: "\n").dropFirst().map { $0.prefix(7) } == ["one,lar", "one,AX5"])
  }

  @Test("A trace that goes nowhere is told so")
  func traceToItself() {
    let run = run("--trace", "--screen", "one", "--from", "AX5")
    #expect(run.standardError.contains("note: the trace goes from AX5 to AX5, which changes no size"))
  }

  @Test("What a strict run refuses is not written")
  func strict() {
    var document = Self.document
    document.families["zillaSlab"] = FontFamily(.matching("Nowhere"))
    let run = command.run(["screens", "--strict", "--out", command.path("a.pdf")], document: document)
    #expect(run.exitCode == 4 && command.outputs.isEmpty)
  }

  @Test("A page that is too large says which options help")
  func tooLarge() {
    let run = draw("a.pdf", "--width", "2000")
    #expect(run.exitCode == 5 && command.outputs.isEmpty)
    #expect(run.standardError.contains("error: the page of the screen 'nav' would be "))
    #expect(
      run.standardError.contains("hint: --to or --categories draws fewer columns, a smaller --width narrower ones"))
  }

  @Test("A machine without ICU is told that lines can't be broken")
  func withoutICU() {
    let run = CommandRun(
      ["screens", "--default-fonts", command.fonts], icuVersions: 1...2, document: Self.document)
    #expect(run.exitCode == 5)
    #expect(
      run.standardError.contains("error: lines can't be broken: no ICU on this machine, which knows languages"))
    let trace = CommandRun(
      ["screens", "--trace", "--screen", "one", "--default-fonts", command.fonts], icuVersions: 1...2,
      document: Self.document)
    #expect(trace.exitCode == 0 && trace.standardOutput.hasPrefix("# one: large → AX5, "))
  }

  @Test("A wrong option writes no result, one error and one hint, and ends with exit code 2", arguments: refused)
  func wrong(arguments: [String], message: String) {
    let run = command.run(["screens"] + arguments, document: Self.document)
    #expect(run.standardError == message + "\n")
    #expect(run.standardOutput.isEmpty && run.exitCode == 2)
  }

  private static let refused: [([String], String)] = [
    (
      ["--platform", "watchos"],
      "error: mock screens are those of iOS, found the platform watchos\n"
        + "hint: --platform ios, or --platform ios9, shows them"
    ),
    (["--screen", "nva"], "error: no screen named 'nva' (--screen)\nhint: did you mean 'nav'?"),
    (["--screen", "zzz"], "error: no screen named 'zzz' (--screen)\nhint: known are nav and one"),
    (["--width", "0"], "error: --width takes a number from 64 to 2000, found '0'"),
    (["--width", "wide"], "error: --width takes a number from 64 to 2000, found 'wide'"),
    (["--width", "2001"], "error: --width takes a number from 64 to 2000, found '2001'"),
    (
      ["--policy", "adjust"], "error: no update policy named 'adjust' (--policy)\nhint: did you mean 'adjusts'?"
    ),
    (["--to", "AX6"], "error: no content size category named 'AX6' (--to)\nhint: did you mean 'AX1', 'AX2' or 'AX3'?"),
    (
      ["--to", "AX5", "--categories", "large"],
      "error: --to shows two categories, found --categories as well\n"
        + "hint: leave one out: --categories large,AX5 is --to AX5"
    ),
    (
      ["--from", "AX1", "--platform", "ios9", "--to", "xSmall", "--out", "a.gif"],
      "error: no format is known by the name 'a.gif'\nhint: add --format text, --format json, --format csv, "
        + "--format markdown, --format pdf, --format png, --format svg or --format html"
    ),
    (
      ["--trace", "--out", "-", "--format", "pdf"],
      "error: --trace goes to standard output, found --out - there as well\n"
        + "hint: name a file for --out, or leave one of them out"
    ),
    (
      ["--trace", "--format", "json"],
      "error: --trace goes to standard output, found --format json there as well\n"
        + "hint: name a file for --out, or leave one of them out"
    ),
    (
      ["--scale", "2"],
      "error: --scale is for pictures, found the format text\nhint: for example --out screens.png draws them"
    ),
    (
      ["--theme", "dark", "--format", "csv"],
      "error: --theme is for pictures, found the format csv\nhint: for example --out screens.png draws them"
    ),
    (
      ["--out", "a.pdf", "--scale", "2"],
      "error: --scale is for PNG, found the format pdf\nhint: a PDF is true size and sharp at any"
    ),
    (
      ["--styles", "body"],
      "error: 'screens' has no option '--styles'\nhint: 'specimen screens --help' lists its options"
    ),
    (
      ["--out", "a.pdf", "--format", "png"],
      "error: --format png does not agree with the name 'a.pdf'\nhint: leave --format out, or change the name"
    ),
  ]
}
