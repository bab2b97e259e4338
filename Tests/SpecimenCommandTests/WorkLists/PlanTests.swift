import Foundation
import TestSupport
import Testing

@Suite("A plan's keys change with what decides the bytes, and with nothing else")
struct PlanTests {
  private let scale = ScaleCommand()
  private static let ids = ["a-type_dark_pdf", "a-type_light_pdf", "b-type_dark_pdf", "b-type_light_pdf"]

  /// The ids whose keys a change has made others.
  private func changed(
    more: [String] = [], variables: [String: String] = [:], _ change: () -> Void
  ) -> [String] {
    let before = scale.keys()
    change()
    let after = scale.keys(more, variables: variables)
    return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
  }

  @Test("Each job has an id and a key of its own, and the list is sorted")
  func jobs() {
    let keys = scale.keys()
    #expect(keys.keys.sorted() == Self.ids)
    #expect(Set(keys.values).count == 4)
    let ids = String(decoding: scale.command.scratch.read("work.jsonl"), as: UTF8.self).split(separator: "\n")
      .map { $0.split(separator: "\"")[5] }.map(String.init)
    #expect(ids == Self.ids)
  }

  @Test("One byte of a font changes the keys of the sheets that read it")
  func font() {
    let name = "a/SpecimenSans-Light.ttf"
    #expect(
      changed { _ = scale.command.scratch.write(scale.command.scratch.read(name) + [0], as: name) }
        == ["a-type_dark_pdf", "a-type_light_pdf"])
  }

  @Test("A default font changes all")
  func defaultFont() {
    let inter = scale.command.scratch.read("default/inter.ttf") + [0]
    #expect(changed { _ = scale.command.scratch.write(inter, as: "default/inter.ttf") } == Self.ids)
  }

  @Test("Comments and formatting of a document change none, a value changes its own")
  func document() {
    let text = scale.document("a")
    let formatted = "# A comment\n" + text.replacingOccurrences(of: "name: a", with: "name:   'a'   # a comment")
    #expect(changed { scale.write(formatted, as: "a/type.yaml") } == [])
    let other = text.replacingOccurrences(of: "weight: bold", with: "weight: light")
    #expect(changed { scale.write(other, as: "a/type.yaml") } == ["a-type_dark_pdf", "a-type_light_pdf"])
  }

  @Test("An option changes all, and one that a format can't have changes none of it")
  func option() {
    #expect(changed { scale.write(scale.matrix(options: ", bold-text: true"), as: "matrix.yaml") } == Self.ids)
    scale.write(scale.matrix(), as: "matrix.yaml")
    #expect(changed { scale.write(scale.matrix(options: ", scale: 3"), as: "matrix.yaml") } == [])
  }

  @Test("The order of a matrix, and how it is written, change no byte of the list")
  func order() {
    _ = scale.keys()
    let before = scale.command.scratch.read("work.jsonl")
    scale.write(
      "options: {categories: 'large,AX1'}\nthemes: [dark, light]\ndocuments: [b/type.yaml, a/type.yaml, ./a/../a/type.yaml]\n"
        .replacingOccurrences(of: ", ./a/../a/type.yaml", with: ""), as: "matrix.yaml")
    _ = scale.keys()
    #expect(scale.command.scratch.read("work.jsonl") == before)
  }

  @Test("An axis that only names what a document has leaves its keys as they are")
  func named() {
    let before = scale.keys()
    scale.write(scale.matrix("platforms: [ios]\nlocales: [en]\nlayouts: [grid]"), as: "matrix.yaml")
    let after = scale.keys()
    #expect(before["a-type_dark_pdf"] == after["a-type_en_ios_dark_grid_pdf"])
    scale.write(scale.matrix("platforms: [ios]\nlocales: [de]"), as: "matrix.yaml")
    #expect(scale.keys()["a-type_de_ios_dark_pdf"] != before["a-type_dark_pdf"])
  }

  @Test("Limits of what is drawn change keys, those of the process don't, and neither does a default")
  func limits() {
    #expect(changed(more: ["--limit", "page-points=10000"]) {} == Self.ids)
    #expect(changed(more: ["--limit", "page-points=14400", "--limit", "memory-bytes=1G"]) {} == [])
  }

  @Test("The date of a PDF counts")
  func date() {
    #expect(changed(variables: ["SOURCE_DATE_EPOCH": "86400"]) {} == Self.ids)
  }

  @Test("Another checkout has a list of the same bytes")
  func moved() {
    _ = scale.keys()
    let other = ScaleCommand()
    _ = other.keys()
    #expect(scale.command.scratch.read("work.jsonl") == other.command.scratch.read("work.jsonl"))
  }

  @Test("Several workers make the same list")
  func workers() {
    _ = scale.keys()
    let before = scale.command.scratch.read("work.jsonl")
    _ = scale.keys(["--jobs", "2"])
    #expect(scale.command.scratch.read("work.jsonl") == before)
  }

  @Test("--out - prints the list")
  func printed() {
    _ = scale.keys()
    let run = scale.run(["plan", scale.command.path("matrix.yaml"), "--out", "-"])
    #expect(run.bytes == scale.command.scratch.read("work.jsonl"))
    #expect(run.standardError == "note: planned 4 jobs of 2 documents\n")
  }
}

@Suite("What is wrong with a matrix is told, and nothing is written")
struct PlanErrorTests {
  private let scale = ScaleCommand()

  @Test(
    "Each has its place, and what to do",
    arguments: [
      ("documents: [x.yaml]", "error: no file or folder 'DIR/x.yaml' (DIR/matrix.yaml:1:13)"),
      ("documents: ['x*.yaml']", "error: no document matches 'DIR/x*.yaml' (DIR/matrix.yaml:1:13)"),
      ("themes: [drak]", "error: no theme named 'drak' (DIR/matrix.yaml:1:10)\nhint: did you mean 'dark'?"),
      (
        "layouts: [pages, report]\nformats: [pdf, png]",
        """
        error: the layout 'pages' in the format 'png' is no job: each of its pages would be a file
        hint: under 'exclude:' add - { layout: pages, format: png } and - { layout: report, format: png }
        """
      ),
      ("formats: [html]\nlayouts: [ranges]", "error: the layout 'ranges' in the format 'html' is no job"),
      ("formats: [png]\noptions: { page: a4 }", "error: the layout 'grid' in the format 'png' is no job: on paper"),
      ("layouts: [cards]", "error: the layout 'cards' makes no job: each of its cells is a file"),
      ("formats: [json]", "error: the format 'json' makes no job: it names fonts by their paths"),
      ("exclude: [{ format: pdf }]", "error: 'exclude' leaves nothing of 'DIR/matrix.yaml'"),
      (
        "documents: [a/type.yaml]\noptions: { custom: Nothing }",
        "error: a/type.yaml: no family and no face named 'Nothing' among"
      ),
      (
        "documents: [a/type.yaml]\noptions: { scale: 99 }\nformats: [png]", "error: a/type.yaml: --scale takes a number"
      ),
      (
        "documents: [a/type.yaml]\noptions: { engine: system, size: body=20 }",
        "error: a/type.yaml: --size needs the metrics"
      ),
    ])
  func errors(_ matrix: String, _ words: String) {
    scale.write(matrix, as: "matrix.yaml")
    let run = scale.run(["plan", scale.command.path("matrix.yaml"), "--out", scale.command.path("work.jsonl")])
    let expected = words.replacingOccurrences(of: "DIR", with: scale.command.scratch.path)
    #expect(run.standardError.hasPrefix(expected), "\(run.standardError)")
    #expect(run.exitCode == 2)
    #expect(scale.command.scratch.read("work.jsonl").isEmpty)
  }

  @Test("A sample over the limit is told as elsewhere, in whichever language it is")
  func sample() {
    let text = String(repeating: "a", count: 5_000)
    scale.write("documents: [a/type.yaml]\nlocales: [de, { tag: en, text: \(text) }]", as: "matrix.yaml")
    let run = scale.run(["plan", scale.command.path("matrix.yaml"), "--out", scale.command.path("work.jsonl")])
    #expect(run.standardError.hasPrefix("error: a/type.yaml: the text of --text has 5,000 characters"))
    #expect(run.exitCode == 5)
  }

  @Test("An exclude that leaves nothing out is a warning")
  func idle() {
    scale.write(scale.matrix("exclude: [{ layout: report }]"), as: "matrix.yaml")
    let run = scale.run(["plan", scale.command.path("matrix.yaml"), "--out", scale.command.path("work.jsonl")])
    #expect(
      run.standardError.hasPrefix(
        "warning: this entry of 'exclude' leaves nothing out (\(scale.command.path("matrix.yaml")):4:11)\n"))
    #expect(run.exitCode == 0)
  }

  @Test("Nothing is written over the matrix or a document", arguments: ["matrix.yaml", "a/type.yaml"])
  func over(_ name: String) {
    let before = scale.command.scratch.read(name)
    let run = scale.run(["plan", scale.command.path("matrix.yaml"), "--out", scale.command.path(name)])
    #expect(run.exitCode == 2)
    #expect(scale.command.scratch.read(name) == before)
  }
}
