import DynamicType
import Foundation
import SpecimenCommand
import TestSupport
import Testing
import TypeSystem

@Suite("specimen sizes")
struct SizesTests {
  private let command = SheetCommand()

  /// By hand from Apple's tables: custom = size at Large x line height / line height at Large, half up to a whole point,
  /// with the line heights recorded on iOS 26.1; fallback = the table's size.
  private static let table = """
    style,column,xSmall,small,medium,large,xLarge,xxLarge,xxxLarge,AX1,AX2,AX3,AX4,AX5
    largeTitle,custom,32,32,33,34,36,38,40,43,47,51,55,58
    largeTitle,fallback,31,32,33,34,36,38,40,44,48,52,56,60
    title1,custom,26,26,27,28,30,31,34,38,42,47,50,56
    title1,fallback,25,26,27,28,30,32,34,38,43,48,53,58
    title2,custom,19,20,20,22,24,25,27,32,37,41,46,52
    title2,fallback,19,20,21,22,24,26,28,34,39,44,50,56
    title3,custom,18,18,19,20,22,24,26,30,35,41,46,52
    title3,fallback,17,18,19,20,22,24,26,31,37,43,49,55
    headline,custom,15,15,16,17,19,20,22,26,31,37,39,48
    headline,fallback,14,15,16,17,19,21,23,28,33,40,47,53
    body,custom,15,15,16,17,19,20,22,26,31,37,43,48
    body,fallback,14,15,16,17,19,21,23,28,33,40,47,53
    callout,custom,14,14,15,16,18,19,21,24,30,35,40,46
    callout,fallback,13,14,15,16,18,20,22,26,32,38,44,51
    subheadline,custom,12,14,14,15,17,18,20,23,27,32,38,44
    subheadline,fallback,12,13,14,15,17,19,21,25,30,36,42,49
    footnote,custom,12,12,12,13,14,16,17,21,24,29,33,38
    footnote,fallback,12,12,12,13,15,17,19,23,27,33,38,44
    caption1,custom,10,10,10,12,14,16,17,20,24,29,33,38
    caption1,fallback,11,11,11,12,14,16,18,22,26,32,37,43
    caption2,custom,11,11,11,11,15,17,19,21,25,30,35,41
    caption2,fallback,11,11,11,11,13,15,17,20,24,29,34,40

    """

  // MARK: Samples

  @Test("Characters from another font and from none are among the marks, and told")
  func sampleMarks() {
    let folder = command.folder("box", ["SpecimenBox-Regular.ttf"])
    let arguments = ["--styles", "body", "--categories", "large", "--fonts", folder]
    let run = command.run(["sizes", "--format", "json", "--text", "a×\u{1F9FF}"] + arguments)
    #expect(run.standardOutput.contains(#""marks": ["fallbackGlyphs", "notdef"]"#))
    #expect(run.standardError.contains("U+1F9FF"))
    #expect(run.exitCode == 0)
    let strict = command.run(["sizes", "--format", "json", "--strict", "--text", "\u{1F9FF}"] + arguments)
    #expect(strict.standardOutput.contains(#""marks": ["notdef"]"#))
    #expect(strict.exitCode == 4)
  }

  // MARK: Formats

  @Test("As CSV: the default document's 264 sizes")
  func csv() {
    let run = command.run(["sizes", "--format", "csv"])
    #expect(run.standardOutput == Self.table)
    #expect(run.standardError.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test("As text: columns for people, with the growth from xSmall and from Large")
  func text() {
    #expect(
      command.run(["sizes", "--styles", "largeTitle,caption1", "--categories", "xSmall,large,AX1...AX5"]).standardOutput
        == """
        style       column    xSmall  large  AX1  AX2  AX3  AX4  AX5  from xSmall  from Large  marks
        largeTitle  custom        32     34   43   47   51   55   58         1.8x        1.7x
        largeTitle  fallback      31     34   44   48   52   56   60         1.9x        1.8x
        caption1    custom        10     12   20   24   29   33   38         3.9x        3.2x  belowMinimum xSmall
        caption1    fallback      11     12   22   26   32   37   43         3.9x        3.6x

        """)
  }

  @Test("As Markdown: the columns for people")
  func markdown() {
    #expect(
      command.run(["sizes", "--styles", "body", "--categories", "large,AX5", "--format=markdown"]).standardOutput == """
        | style | column | large | AX5 | from xSmall | from Large |
        | --- | --- | ---: | ---: | ---: | ---: |
        | body | custom | 17 | 48 | 3.3x | 2.8x |
        | body | fallback | 17 | 53 | 3.8x | 3.1x |

        """)
  }

  @Test("As JSON: every member in its order")
  func json() {
    // Serif's line is 1,200 units of 1,000, Sans has 930 + 230 + 40.
    let run = command.run(
      ["sizes", "--styles", "caption1", "--categories", "large,AX5", "--max", "caption1=30", "--format", "json"])
    #expect(
      run.standardOutput == """
        {
          "schemaVersion": 1,
          "cells": [
            {"style": "caption1", "category": "large", "column": "custom", "pointSize": 12, "leading": 14.4, "ratio": 1, \
        "postScriptName": "SpecimenSans-Light", "strategy": "metrics", "marks": []},
            {"style": "caption1", "category": "AX5", "column": "custom", "pointSize": 30, "leading": 36, "ratio": 2.5, \
        "postScriptName": "SpecimenSans-Light", "strategy": "metrics", "marks": ["capped"]},
            {"style": "caption1", "category": "large", "column": "fallback", "pointSize": 12, "leading": 16, "ratio": 1, \
        "postScriptName": "SpecimenFlex-Regular", "strategy": "system", "marks": ["standIn"]},
            {"style": "caption1", "category": "AX5", "column": "fallback", "pointSize": 43, "leading": 51, \
        "ratio": 3.583333, "postScriptName": "SpecimenFlex-Regular", "strategy": "system", \
        "marks": ["standIn"]}
          ],
          "ranges": [
            {"style": "caption1", "column": "custom", "fromXSmall": 3.076923, "fromLarge": 2.5},
            {"style": "caption1", "column": "fallback", "fromXSmall": 3.909091, "fromLarge": 3.583333}
          ],
          "roles": []
        }

        """)
  }

  @Test("The JSON has a cell for each style, category and column, in the order of the CSV")
  func jsonCells() throws {
    let report = try report([])
    #expect(report.schemaVersion == 1)
    #expect(report.cells.count == 264)
    #expect(report.ranges.count == 22)
    var rows = Self.table.split(separator: "\n").dropFirst().map { $0.split(separator: ",").map(String.init) }
    let categories = Self.table.prefix { $0 != "\n" }.split(separator: ",").dropFirst(2).map(String.init)
    for cells in stride(from: 0, to: 264, by: 12).map({ report.cells[$0..<$0 + 12] }) {
      let row = rows.removeFirst()
      #expect(cells.map(\.style) == Array(repeating: row[0], count: 12))
      #expect(cells.map(\.column) == Array(repeating: row[1], count: 12))
      #expect(cells.map(\.category) == categories)
      #expect(cells.map(\.pointSize) == row.dropFirst(2).map { Double($0) })
    }
  }

  @Test("A size that nobody publishes is null in JSON, empty in CSV, and 'unknown' for people")
  func unknown() throws {
    let choice = ["--styles", "extraLargeTitle", "--categories", "large,AX1"]
    let report = try report(choice)
    #expect(report.cells.map(\.pointSize) == [36, nil, 36, nil])
    #expect(report.cells.map(\.ratio) == [1, nil, 1, nil])
    #expect(report.cells.first?.marks == ["standIn", "undefined"])
    #expect(report.ranges.allSatisfy { $0.fromXSmall == nil && $0.fromLarge == nil })
    #expect(command.rows(choice) == ["extraLargeTitle,custom,36,", "extraLargeTitle,fallback,36,"])
    #expect(
      command.run(["sizes"] + choice).standardOutput.contains("custom       36  unknown      unknown     unknown"))
  }

  @Test("A file's ending names the format, and the file has what standard output would")
  func file() {
    for (name, format) in [("a.csv", "csv"), ("a.json", "json"), ("a.md", "markdown"), ("a.txt", "text")] {
      let run = command.run(["sizes", "--out", command.path(name)])
      #expect(run.standardOutput.isEmpty && run.standardError.isEmpty && run.exitCode == 0)
      #expect(Bytes(command.scratch.read(name)) == Bytes(command.run(["sizes", "--format", format]).bytes))
    }
    let full = command.run(["sizes", "--out", "/dev/full"])
    #expect(full.standardError == "error: cannot write '/dev/full': no space left on device\nhint: make some room\n")
    #expect(full.exitCode == 5)
  }

  // MARK: Numbers

  @Test("The four pairs of ranges, from unrounded sizes")
  func ranges() throws {
    let ranges = try report(["--styles", "caption1,largeTitle"]).ranges.map { range in
      [range.fromXSmall, range.fromLarge].map { (($0 ?? 0) * 100).rounded() / 100 }
    }
    #expect(ranges == [[1.84, 1.71], [1.94, 1.76], [3.92, 3.19], [3.91, 3.58]])
  }

  @Test("Ranges and ratios are the same whichever categories are shown")
  func rangesOfPart() throws {
    let part = try report(["--styles", "body", "--categories", "AX1"])
    let whole = try report(["--styles", "body"])
    #expect(part.ranges == whole.ranges)
    #expect(part.cells == whole.cells.filter { $0.category == "AX1" })
  }

  @Test("--engine system puts Apple's table into the custom column, in the custom face and at its own line height")
  func systemEngine() throws {
    #expect(
      command.rows(["--engine", "system", "--styles", "caption1"]) == [
        "caption1,custom,11,11,11,12,14,16,18,22,26,32,37,43", "caption1,fallback,11,11,11,12,14,16,18,22,26,32,37,43",
      ])
    let report = try report(["--engine", "system", "--styles", "caption1", "--categories", "AX5"])
    #expect(report.cells.map(\.strategy) == ["system", "system"])
    #expect(report.cells.first?.postScriptName == "SpecimenSans-Light")
    #expect(report.cells.map { $0.leading.map { ($0 * 10).rounded() / 10 } } == [51.6, 51])
  }

  @Test("--size sets the size at Large, --max caps the custom size and what grows with it")
  func sizeAndMaximum() throws {
    // 16 x 19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62 by 22, and from AX1 on 24.7, 29.1 …
    #expect(
      command.rows(["--size", "body=16", "--styles", "body"])[0] == "body,custom,14,15,15,16,17,19,21,25,29,35,41,45")
    #expect(
      command.rows(["--size", "body=16", "--max", "body=28", "--styles", "body"])[0]
        == "body,custom,14,15,15,16,17,19,21,25,28,28,28,28")
    let report = try report(["--size", "body=16", "--max", "body=28", "--styles", "body"])
    #expect(report.cells.filter { $0.marks == ["capped"] }.map(\.category) == ["AX2", "AX3", "AX4", "AX5"])
    #expect(report.cells.filter { $0.column == "custom" }.suffix(4).map(\.leading) == [33.6, 33.6, 33.6, 33.6])
    #expect(report.ranges.first?.fromLarge == 1.75)
    // At Large the maximum holds too.
    let under = command.run([
      "sizes", "--max", "body=10", "--styles", "body", "--format", "csv", "--categories", "large",
    ])
    #expect(under.standardOutput.hasSuffix("body,custom,10\nbody,fallback,17\n"))
    #expect(under.standardError == "warning: body: the size at Large, 17 pt, is over the maximum, 10 pt\n")
  }

  @Test("Sizes may have fractions")
  func fractions() {
    // At Large it is as it is; 16.5 x 62 / 22 = 46.5, half up.
    #expect(
      command.rows(["--size", "body=16.5", "--styles", "body", "--categories", "large,AX5"])[0] == "body,custom,16.5,47"
    )
  }

  @Test("Without --engine a document's own sizes stay; what is chosen takes their place")
  func documentSizes() throws {
    var document = SheetCommand.document
    document.styles[.body]?.size = .system()
    document.styles[.callout]?.size = .metrics(size: 20, maximum: 30)
    func rows(_ choices: [String]) -> [String] {
      let arguments = ["sizes", "--format", "csv", "--styles", "body,callout", "--categories", "large,AX5"]
      return command.run(arguments + choices, document: document).standardOutput.split(separator: "\n")
        .filter { $0.contains("custom") }.map(String.init)
    }
    #expect(rows([]) == ["body,custom,17,53", "callout,custom,20,30"])
    #expect(rows(["--size", "callout=10"]) == ["body,custom,17,53", "callout,custom,10,29"])
    #expect(rows(["--max", "callout=25"]) == ["body,custom,17,53", "callout,custom,20,25"])
    #expect(rows(["--size", "body=22"]) == ["body,custom,22,62", "callout,custom,20,30"])
    #expect(rows(["--engine", "metrics"]) == ["body,custom,17,48", "callout,custom,20,30"])
    #expect(rows(["--engine", "system"]) == ["body,custom,17,53", "callout,custom,16,51"])
  }

  // MARK: Choices

  @Test("Styles and categories are lists and ranges, and come in Apple's order")
  func selection() {
    #expect(
      command.rows(["--styles", "caption2,title1...title3", "--categories", "AX3...,xSmall"]) == [
        "title1,custom,26,47,50,56", "title1,fallback,25,48,53,58", "title2,custom,19,41,46,52",
        "title2,fallback,19,44,50,56", "title3,custom,18,41,46,52", "title3,fallback,17,43,49,55",
        "caption2,custom,11,30,35,41", "caption2,fallback,11,29,34,40",
      ])
  }

  @Test("Fonts are chosen for all styles or for one, by family or by name")
  func fonts() throws {
    func names(_ choices: [String]) throws -> [String] {
      try report(["--styles", "headline,body", "--categories", "large"] + choices).cells.compactMap(\.postScriptName)
    }
    let flex = ["SpecimenFlex-SemiBold", "SpecimenFlex-Regular"]
    #expect(try names([]) == ["SpecimenSans-Bold", flex[0], "SpecimenSerif-Medium", flex[1]])
    #expect(
      try names(["--custom", "SpecimenSerif-Bold"]) == ["SpecimenSerif-Bold", flex[0], "SpecimenSerif-Bold", flex[1]])
    #expect(
      try names(["--custom", "SpecimenSerif-Bold", "--custom", "body=Specimen Flex"])
        == ["SpecimenSerif-Bold", flex[0], flex[1], flex[1]])
    #expect(
      try names(["--custom", "body=SpecimenSans-Light", "--fallback", "SpecimenSans-Bold"])
        == ["SpecimenSans-Bold", "SpecimenSans-Bold", "SpecimenSans-Light", "SpecimenSans-Bold"])
    #expect(
      try names(["--fallback", "SpecimenSans-Bold", "--fallback", "headline=SpecimenFlex-Black"])
        == ["SpecimenSans-Bold", "SpecimenFlex-Black", "SpecimenSerif-Medium", "SpecimenSans-Bold"])
  }

  // MARK: Marks

  @Test("Marks say what is too small, capped, drawn in the nearest weight, or a stand-in")
  func marks() throws {
    let report = try report([
      "--custom", "Specimen Serif", "--max", "caption1=30", "--styles", "caption1", "--categories", "xSmall,large,AX5",
    ])
    #expect(
      report.cells.map(\.marks) == [
        ["nearestWeight", "belowMinimum"], ["nearestWeight"], ["nearestWeight", "capped"], ["standIn"], ["standIn"],
        ["standIn"],
      ])
  }

  @Test("A custom font that a document names and nobody has is marked and told; --strict still prints the numbers")
  func missing() throws {
    var document = SheetCommand.document
    document.styles[.body]?.font = "Museo Sans"
    let arguments = ["sizes", "--format", "csv", "--styles", "body", "--categories", "large,AX5"]
    let message = "no family and no face named 'Museo Sans': the fallback is drawn in 2 cells\n"
    let run = command.run(arguments, document: document)
    #expect(run.standardOutput == "style,column,large,AX5\nbody,custom,17,48\nbody,fallback,17,53\n")
    #expect(run.standardError == "warning: " + message)
    #expect(run.exitCode == 0)
    let strict = command.run(arguments + ["--strict"], document: document)
    #expect(strict.standardOutput == run.standardOutput)
    #expect(strict.standardError == "error: " + message)
    #expect(strict.exitCode == 4)
  }

  @Test("Under --strict a weight that the family lacks is exit code 4, with the numbers still printed")
  func strict() {
    let run = command.run(["sizes", "--format", "csv", "--custom", "Specimen Serif", "--strict"])
    #expect(run.standardOutput == Self.table)
    #expect(
      run.standardError == """
        error: largeTitle, title1, title2, title3, body, callout, subheadline, footnote, caption1 and caption2, custom: \
        the family has no weight 400, 500 is drawn
        error: headline, custom: the family has no weight 600, 700 is drawn

        """)
    #expect(run.exitCode == 4)
    #expect(command.run(["sizes", "--strict"]).exitCode == 0)
  }

  private func report(_ choices: [String]) throws -> Report {
    let run = command.run(["sizes", "--format", "json"] + choices)
    return try JSONDecoder().decode(Report.self, from: Data(run.bytes))
  }
}

/// The JSON of `sizes`, as a program would read it.
private struct Report: Decodable {
  struct Cell: Decodable, Equatable {
    var style, category, column, strategy: String
    var pointSize, leading, ratio: Double?
    var postScriptName: String?
    var marks: [String]
  }
  struct Range: Decodable, Equatable {
    var style, column: String
    var fromXSmall, fromLarge: Double?
  }
  var schemaVersion: Int
  var cells: [Cell]
  var ranges: [Range]
  var roles: [String]
}
