import Foundation
import TestSupport
import Testing

@Suite("Shards of a list are drawn into one folder, each sheet once")
struct RunTests {
  private let scale = ScaleCommand()

  @Test("All shards together make every object under its key, with the bytes that generate has")
  func whole() throws {
    let keys = scale.keys()
    for index in 0..<3 { #expect(scale.shard("\(index)/3").exitCode == 0) }
    #expect(scale.names("obj") == keys.values.map { "\($0).pdf" }.sorted())
    #expect(scale.names("") == ["obj", "runs", "worklist.jsonl"])
    let key = try #require(keys["a-type_dark_pdf"])
    let generated = scale.run([
      "generate", scale.command.path("a/type.yaml"), "--theme", "dark", "--categories", "large,AX1", "--out",
      scale.command.path("a.pdf"),
    ])
    #expect(generated.exitCode == 0)
    let isSame = scale.command.scratch.read("out/obj/\(key).pdf") == scale.command.scratch.read("a.pdf")
    #expect(isSame)
    let merge = scale.run0(["merge", scale.command.path("out")])
    #expect(merge.standardOutput == "4 jobs: 4 made, 0 cached, 0 failed, 0 lost\n3 of 3 shards, 3 attempts\n")
    #expect(merge.exitCode == 0)
  }

  @Test("A shard that is done again makes nothing, and --again finds the same bytes")
  func again() {
    _ = scale.keys()
    #expect(scale.shard("0/1").standardError == "note: shard 0 of 1: 4 made, 0 cached, 0 failed\n")
    #expect(scale.shard("0/1").standardError == "note: shard 0 of 1: 0 made, 4 cached, 0 failed\n")
    #expect(scale.shard("0/1", ["--again"]).standardError == "note: shard 0 of 1: 0 made, 4 cached, 0 failed\n")
    #expect(scale.names("runs").count == 3)
  }

  @Test("An object with other bytes is an error, and both are kept")
  func notDeterministic() throws {
    let keys = scale.keys()
    _ = scale.shard("0/1")
    let key = try #require(keys["b-type_light_pdf"])
    let drawn = scale.command.scratch.read("out/obj/\(key).pdf")
    _ = scale.command.scratch.write([1, 2, 3], as: "out/obj/\(key).pdf")
    let run = scale.shard("0/1", ["--again"])
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains("error: b-type_light_pdf: not deterministic: "))
    #expect(scale.command.scratch.read("out/obj/\(key).pdf") == [1, 2, 3])
    let evidence = try #require(scale.names("failed").first)
    let isKept = scale.command.scratch.read("out/failed/\(evidence)") == drawn
    #expect(isKept)
    let merge = scale.run0(["merge", scale.command.path("out")])
    #expect(merge.exitCode == 2)
    #expect(merge.standardOutput.contains("failed: b-type_light_pdf: not deterministic: "), "\(merge.standardOutput)")
  }

  @Test("A font, a document or a limit that is another than the plan's fails its own sheets alone")
  func otherwise() {
    _ = scale.keys()
    let font = "a/SpecimenSans-Light.ttf"
    _ = scale.command.scratch.write(scale.command.scratch.read(font) + [0], as: font)
    let run = scale.shard("0/1")
    #expect(run.exitCode == 2)
    #expect(
      run.standardError.contains(
        "error: a-type_dark_pdf: the sheet was planned otherwise than it would be drawn here: found other fonts\n"
          + "hint: plan again with what is here\n"))
    #expect(scale.names("obj").count == 2)
    scale.write(scale.document("b").replacingOccurrences(of: "name: b", with: "name: c"), as: "b/type.yaml")
    let second = scale.shard("0/1", ["--again", "--limit", "page-points=9000"])
    #expect(
      second.standardError.contains(
        "b-type_dark_pdf: the sheet was planned otherwise than it would be drawn here: found another document and other options or limits\n"
      ))
    let merge = scale.run0(["merge", scale.command.path("out")])
    #expect(merge.exitCode == 2)
    #expect(merge.standardOutput.hasPrefix("4 jobs: 2 made, 0 cached, 2 failed, 0 lost\n"))
  }

  @Test("The shard comes from the engine's variable where --shards says how many there are")
  func variables() {
    _ = scale.keys()
    let run = scale.shard("", ["--shards", "4"], variables: ["PARALLEL_SEQ": "4"])
    #expect(run.standardError == "note: shard 3 of 4: 1 made, 0 cached, 0 failed\n")
    let two = scale.shard("", ["--shards", "4"], variables: ["PARALLEL_SEQ": "4", "JOB_COMPLETION_INDEX": "1"])
    #expect(two.standardError.hasPrefix("error: JOB_COMPLETION_INDEX and PARALLEL_SEQ are both set"))
    #expect(two.exitCode == 2)
    #expect(scale.shard("").standardError.hasPrefix("error: 'run' needs --shard I/N or --shards N\n"))
    #expect(scale.shard("4/4").standardError.hasPrefix("error: no shard 4 of 4, which are 0 to 3 (--shard)\n"))
    #expect(scale.shard("0/4", ["--shards", "5"]).exitCode == 2)
  }

  @Test("A folder with the results of another list is left alone")
  func otherList() {
    _ = scale.keys()
    _ = scale.shard("0/1")
    scale.write(scale.matrix(options: ", bold-text: true"), as: "matrix.yaml")
    _ = scale.keys()
    let run = scale.shard("0/1")
    #expect(
      run.standardError.hasPrefix("error: '\(scale.command.path("out"))' holds the results of another work list\n"))
    #expect(run.exitCode == 2)
    let merge = scale.run0(["merge", scale.command.path("out"), "--worklist", scale.command.path("work.jsonl")])
    #expect(merge.exitCode == 2)
  }

  @Test("Progress is a line of JSON for the beginning, each sheet and the end")
  func progress() throws {
    _ = scale.keys()
    let run = scale.shard("1/2", ["--progress", "json"])
    let lines = try run.standardOutput.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(lines.map { $0["event"] as? String } == ["begin", "job", "job", "end"])
    #expect(lines.map { $0["id"] as? String } == [nil, "a-type_light_pdf", "b-type_light_pdf", nil])
    #expect(lines.map { $0["made"] as? Int } == [nil, nil, nil, 2])
  }

  @Test("A merge misses a shard and a lost object, and leaves page, JUnit and JSON")
  func lost() throws {
    let keys = scale.keys()
    _ = scale.shard("0/2")
    let missing = scale.run0(["merge", scale.command.path("out")])
    #expect(missing.exitCode == 75)
    #expect(missing.standardOutput.hasSuffix("lost: a-type_light_pdf\nlost: b-type_light_pdf\nmissing shards: 1\n"))
    _ = scale.shard("1/2")
    let key = try #require(keys["a-type_light_pdf"])
    try FileManager.default.removeItem(atPath: scale.command.path("out/obj/\(key).pdf"))
    let lost = scale.run0(["merge", scale.command.path("out"), "--format", "json"])
    #expect(lost.exitCode == 75)
    #expect(lost.bytes == scale.command.scratch.read("out/merge.json"))
    #expect(lost.standardOutput.contains("\"lost\":1,\"isWhole\":false"))
    #expect(scale.names("") == ["index.html", "junit.xml", "merge.json", "obj", "runs", "worklist.jsonl"])
    #expect(scale.run0(["merge", scale.command.path("a")]).exitCode == 2)
  }

  @Test("With --check what 'check' finds goes to the record, of sheets that are there, too")
  func check() throws {
    scale.write(scale.document("a") + "findings: { thinSmall: error }\n", as: "a/type.yaml")
    _ = scale.keys()
    #expect(scale.shard("0/1").exitCode == 0)
    #expect(scale.run0(["merge", scale.command.path("out")]).exitCode == 0)
    let run = scale.shard("0/1", ["--check"])
    #expect(run.exitCode == 0 && run.standardError.contains("0 made, 4 cached"), "\(run.standardError)")
    let merge = scale.run0(["merge", scale.command.path("out")])
    #expect(merge.exitCode == 1)
    #expect(merge.standardOutput.contains(" in 4 sheets checked\nerror: "), "\(merge.standardOutput)")
    #expect(merge.standardOutput.contains(" in a-type_dark_pdf and 1 more\n"), "\(merge.standardOutput)")
    let check = scale.run(["check", scale.command.path("a/type.yaml"), "--categories", "large,AX1", "--format", "json"])
    let said = try #require(try JSONSerialization.jsonObject(with: Data(check.bytes)) as? [String: Any])
    let found = (said["findings"] as? [Any])?.count
    let record = try #require(scale.names("runs").last)
    let line = try #require(scale.command.scratch.read("out/runs/\(record)").split(separator: 0x0A).dropFirst().first)
    let job = try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
    #expect((job["findings"] as? [Any])?.count == found && found != nil)
  }

  @Test("A list that can't be read, and a folder that can't be written, are no use trying again")
  func unusable() {
    _ = scale.keys()
    let missing = scale.run([
      "run", "--worklist", scale.command.path("none.jsonl"), "--shard", "0/1", "--out", scale.command.path("out"),
    ])
    #expect(missing.exitCode == 2 && missing.standardError.hasPrefix("error: no file or folder '"))
    let file = scale.run([
      "run", "--worklist", scale.command.path("work.jsonl"), "--shard", "0/1", "--out",
      scale.command.path("work.jsonl"),
    ])
    #expect(file.exitCode == 2, "\(file.standardError)")
    let fonts = CommandRun([
      "run", "--worklist", scale.command.path("work.jsonl"), "--shard", "0/1", "--out", scale.command.path("out"),
    ])
    #expect(fonts.exitCode == 2, "\(fonts.standardError)")
  }

  @Test("Goldens by id: recorded, the same, different with pictures, and missing")
  func goldens() throws {
    _ = scale.keys()
    let goldens = scale.command.path("goldens")
    let recorded = scale.shard("0/1", ["--record", goldens])
    #expect(recorded.exitCode == 0, "\(recorded.standardError)")
    #expect(scale.shard("0/1", ["--verify", goldens]).exitCode == 0)
    let same = scale.run0(["merge", scale.command.path("out")])
    #expect(same.standardOutput.hasSuffix("4 of 4 sheets as recorded\n"))
    #expect(same.exitCode == 0)
    #expect(scale.names("report").isEmpty)
    // What was recorded of the other theme is no golden of this one, and one is gone.
    let files = FileManager.default
    try files.removeItem(atPath: "\(goldens)/b-type_dark_pdf")
    try files.removeItem(atPath: "\(goldens)/a-type_dark_pdf")
    try files.copyItem(atPath: "\(goldens)/a-type_light_pdf", toPath: "\(goldens)/a-type_dark_pdf")
    let run = scale.shard("0/1", ["--verify", goldens])
    #expect(run.exitCode == 0 && run.standardError.contains("4 cached"))
    let merge = scale.run0(["merge", scale.command.path("out")])
    #expect(merge.exitCode == 1)
    #expect(merge.standardOutput.contains("2 of 4 sheets as recorded\ndiffers: a-type_dark_pdf: "))
    #expect(scale.names("report") == ["a-type_dark_pdf", "b-type_dark_pdf"])
    let page = String(decoding: scale.command.scratch.read("out/index.html"), as: UTF8.self)
    #expect(page.contains("<a href=\"report/a-type_dark_pdf/grid/page.strip.png\">"))
    #expect(scale.names("report/a-type_dark_pdf/grid").contains("page.strip.png"))
    #expect(scale.shard("0/1", ["--record", goldens], variables: ["CI": "true"]).exitCode == 2)
    #expect(scale.shard("0/1", ["--record", goldens, "--verify", goldens]).exitCode == 2)
  }
}

extension ScaleCommand {
  /// Runs a verb that reads no fonts.
  func run0(_ arguments: [String]) -> CommandRun { CommandRun(arguments) }
}
