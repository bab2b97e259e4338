import Foundation
import SpecimenCommand
import TestSupport
import Testing

@Suite("specimen fonts")
struct FontsVerbTests {
  private let scratch = ScratchFolder()
  private let box = TestFaces.folder + "/SpecimenBox-Regular.ttf"
  private let flex = TestFaces.folder + "/SpecimenFlexCFF2.otf"

  @Test("For people: a line a face, in columns")
  func text() {
    let run = CommandRun(["fonts", box, flex])
    #expect(
      shortened(run.standardOutput) == """
        file                     PostScript name           family              weight  embedding    axes            features
        SpecimenBox-Regular.ttf  SpecimenBox-Regular       Specimen Box           400  installable  -               -
        SpecimenFlexCFF2.otf     SpecimenFlexCFF2-Regular  Specimen Flex CFF2     400  installable  wght 100...900  -

        """)
    #expect(run.standardError.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test("A file that has another's bytes is reported by itself, by a name that isn't UTF-8 too")
  func oddName() {
    let copies = "cp '\(box)' a.ttf && cp '\(box)' \"$(printf 'b\\377').ttf\""
    _ = ProcessRun.run("sh", ["-c", "cd '\(scratch.path)' && \(copies)"])
    let run = CommandRun(["fonts", scratch.path])
    let rows = run.standardOutput.split(separator: "\n")
    #expect(rows.map { $0.contains(" SpecimenBox-Regular ") } == [false, true, true])
    #expect(run.standardError.isEmpty)
  }

  @Test("C12: as a page: the faces sorted by name, the refused files, and nothing of a name that is markup")
  func page() {
    let files = [
      "SpecimenFlexCFF2.otf", "SpecimenHeavyHostileName.ttf", "broken/zero-bytes.ttf", "SpecimenBox-Regular.ttf",
    ]
    let run = CommandRun(["fonts", "--format", "html"] + files.map { "\(TestFaces.folder)/\($0)" })
    let page = run.standardOutput
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n") && page.hasSuffix("</html>\n"))
    #expect(page.contains("<p>3 faces, 4 files, 1 refused</p>"))
    let names = ["SpecimenBox-Regular</td>", "SpecimenFlexCFF2-Regular</td>"].map { page.range(of: $0)?.lowerBound }
    #expect(names.allSatisfy { $0 != nil })
    if let box = names[0], let flex = names[1] { #expect(box < flex) }
    #expect(page.contains("zero-bytes.ttf</code> the file is empty</li>"))
    #expect(!page.contains("<b>") && !page.contains("http"))
    #expect(run.exitCode == 0)
  }

  @Test("As JSON: every member in its order")
  func json() throws {
    let hash = try sha256(flex)
    let run = CommandRun(["fonts", flex, "--format", "json"])
    #expect(
      shortened(run.standardOutput) == """
        {
          "schemaVersion": 1,
          "files": [
            {
              "path": "SpecimenFlexCFF2.otf",
              "result": "loaded",
              "reason": null,
              "faces": [
                {
                  "postScriptName": "SpecimenFlexCFF2-Regular",
                  "family": "Specimen Flex CFF2",
                  "style": "Regular",
                  "weight": 400,
                  "italic": false,
                  "axes": [
                    {"tag": "wght", "name": "Weight", "minimum": 100, "default": 400, "maximum": 900, "hidden": false}
                  ],
                  "namedInstances": [
                    {"name": "Light", "postScriptName": "SpecimenFlexCFF2-Light", "coordinates": {"wght": 300}},
                    {"name": "Regular", "postScriptName": "SpecimenFlexCFF2-Regular", "coordinates": {"wght": 400}},
                    {"name": "Bold", "postScriptName": "SpecimenFlexCFF2-Bold", "coordinates": {"wght": 700}}
                  ],
                  "features": [],
                  "unitsPerEm": 1000,
                  "ascender": 950,
                  "descender": -250,
                  "lineGap": 0,
                  "capHeight": 705,
                  "xHeight": 520,
                  "glyphs": 6,
                  "fsType": 0,
                  "sha256": "\(hash)"
                }
              ]
            }
          ]
        }

        """)
  }

  @Test("As CSV: a row a face")
  func csv() throws {
    let (boxHash, flexHash) = (try sha256(box), try sha256(flex))
    #expect(
      shortened(CommandRun(["fonts", box, flex, "--format=csv"]).standardOutput) == """
        path,result,reason,postScriptName,family,style,weight,italic,axes,namedInstances,features,unitsPerEm,ascender,\
        descender,lineGap,capHeight,xHeight,glyphs,fsType,sha256
        SpecimenBox-Regular.ttf,loaded,,SpecimenBox-Regular,Specimen Box,Regular,400,false,,,,1000,800,\
        -200,90,700,500,96,0,\(boxHash)
        SpecimenFlexCFF2.otf,loaded,,SpecimenFlexCFF2-Regular,Specimen Flex CFF2,Regular,400,false,wght=100:400:900,\
        Light;Regular;Bold,,1000,950,-250,0,705,520,6,0,\(flexHash)

        """)
  }

  @Test("As Markdown: the columns for people")
  func markdown() {
    let rows = shortened(CommandRun(["fonts", box, "--format=markdown"]).standardOutput).split(separator: "\n")
    #expect(
      rows == [
        "| file | PostScript name | family | weight | embedding | axes | features |",
        "| --- | --- | --- | ---: | --- | --- | --- |",
        "| SpecimenBox-Regular.ttf | SpecimenBox-Regular | Specimen Box | 400 | installable | - | - |",
      ])
  }

  @Test("A refused file is in the report with its reason, and told on standard error; the report is complete")
  func refused() {
    let page = scratch.write(Array("<!doctype html><p>not found".utf8), as: "page.ttf")
    let run = CommandRun(["fonts", scratch.path])
    let reason = "looks like HTML (FreeType 0x02)"
    let head = "file\(spaces(page.count - 4))  PostScript name  family  weight  embedding  axes  features"
    #expect(run.standardOutput == "\(head)\n\(page)  refused: \(reason)\n")
    #expect(run.standardError == "warning: cannot read font '\(page)': \(reason)\n")
    #expect(run.exitCode == 0)
    let strict = CommandRun(["fonts", scratch.path, "--strict", "--format", "csv"])
    #expect(strict.standardOutput.hasSuffix("\n\(page),refused,\(reason),,,,,,,,,,,,,,,,,\n"))
    #expect(strict.standardError == "error: cannot read font '\(page)': \(reason)\n")
    #expect(strict.exitCode == 4)
  }

  @Test("A truncated font and an empty one are refused, and a text file beside them is not tried")
  func broken() {
    _ = scratch.write(Array(TestFile.bytes(box).prefix(100)), as: "cut.ttf")
    _ = scratch.write([], as: "empty.otf")
    _ = scratch.write(Array("read me".utf8), as: "readme.txt")
    let run = CommandRun(["fonts", scratch.path, "--format", "json"])
    #expect(run.standardOutput.split(separator: "\n").count { $0.contains("\"result\": \"refused\"") } == 2)
    #expect(!run.standardOutput.contains("readme.txt"))
    #expect(run.standardError.split(separator: "\n").count { $0.hasPrefix("warning: cannot read font '") } == 2)
    #expect(CommandRun(["fonts", scratch.path, "--include", "*"]).standardOutput.contains("readme.txt"))
  }

  @Test("An empty folder is told, and an error under --strict")
  func empty() {
    let run = CommandRun(["fonts", scratch.path])
    let message = "no font files in '\(scratch.path)'\nhint: --recursive searches the folders in it too\n"
    #expect(run.standardOutput.isEmpty)
    #expect(run.standardError == "warning: \(message)")
    #expect(run.exitCode == 0)
    let strict = CommandRun(["fonts", scratch.path, "--strict", "--format", "json"])
    #expect(strict.standardOutput == "{\n  \"schemaVersion\": 1,\n  \"files\": []\n}\n")
    #expect(strict.standardError == "error: \(message)")
    #expect(strict.exitCode == 4)
  }

  @Test("A path that is not there keeps no other from being reported, and the exit code is 2")
  func missing() {
    let run = CommandRun(["fonts", "/nowhere", box])
    #expect(run.standardOutput.contains("SpecimenBox-Regular"))
    #expect(run.standardError == "error: no file or folder '/nowhere'\n")
    #expect(run.exitCode == 2)
  }

  @Test("Two files with the same face, or the same bytes, are both reported")
  func duplicates() {
    let bytes = TestFile.bytes(box)
    _ = scratch.write(bytes, as: "a.ttf")
    _ = scratch.write(bytes, as: "b.ttf")
    // Bytes after the last table change the file, not the font.
    _ = scratch.write(bytes + [0, 0, 0, 0], as: "c.ttf")
    let rows = CommandRun(["fonts", scratch.path, "--format", "csv"]).standardOutput.split(separator: "\n")
    #expect(rows.count { $0.contains(".ttf,loaded,,SpecimenBox-Regular,") } == 3)
  }

  @Test("With -v it says what it did")
  func verbose() {
    let run = CommandRun(["fonts", box, "-v"])
    #expect(run.standardError == "note: tried 1 file\n")
    #expect(run.standardOutput == CommandRun(["fonts", box]).standardOutput)
  }

  /// The output with the folder of the test faces left out of paths, so that it is the same in every checkout.
  private func shortened(_ output: String) -> String {
    let folder = TestFaces.folder + "/"
    let head = "file" + spaces(folder.count)
    let text = output.replacing(folder, with: "")
    return text.hasPrefix(head) ? "file" + text.dropFirst(head.count) : text
  }

  /// The hash by another program's count.
  private func sha256(_ path: String) throws -> String {
    let output = try #require(ProcessRun.run("sha256sum", ["--", path])).output
    return String(output.prefix { $0 != " " }.drop { $0 == "\\" })
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
