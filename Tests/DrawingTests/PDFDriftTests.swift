import Drawing
import Sheet
import TestSupport
import TextLayout
import Testing
import Typeface

/// Where a PDF's glyphs stand, as poppler reads it, beside where the frame has them.
///
/// `pdftocairo -svg` writes the origin of every glyph that has an outline, to millionths of a point.
@Suite("The places of a PDF's glyphs", .enabled(if: ProcessRun.has("pdftocairo")))
struct PDFDriftTests {
  /// How far a glyph may stand from its place, in points.
  static let bound = 0.05
  let folder = ScratchFolder()

  /// Forty letters: stems, and the pairs that the faces kern.
  static let lines = [
    "lIlIlIlIlIlIlIlIlIlIlIlIlIlIlIlIlIlIlIlI", "HamburgefonstivHamburgefonstivHamburgefo",
    "AVAWAYATLTLVLYPAToTeTaVoWaYoAVAWAYATLTLV", "mmmmmmmmmmWWWWWWWWWWiiiiiiiiii0123456789",
  ]

  @Test(
    "No glyph of a line of forty is further than 0.05 pt from its place, from 8 to 60 pt",
    arguments: [
      "SpecimenSerif-Medium.ttf", "SpecimenSerif-Light.ttf", "SpecimenSans-Regular.otf", "SpecimenSans-Bold.otf",
      "SpecimenFlex[opsz,wght].ttf",
    ], [0, 0.013, 0.1, 0.4])
  func lines(_ file: String, _ letterSpacing: Double) throws {
    let library = TestFaces.library(file)
    // Some of these weights' advances are halves of thousandths of an em.
    let weights = file.contains("wght") ? [433, 475, 583, 721] : [400]
    for weight in weights {
      let instance = library.faces[0].instance(weight: weight, opticalSize: 17)
      let frame = Self.page(sizes: (8...60).map(Double.init)) { size, index in
        Self.line(Self.lines[index % 4], library, at: instance, size: size, letterSpacing: letterSpacing)
      }
      let drift = try drift(of: frame, library)
      #expect(drift.glyphs == 53 * 40 && drift.worst <= Self.bound, "\(weight): \(drift)")
    }
  }

  @Test(
    "Nor is one of larger text",
    arguments: ["SpecimenSerif-Medium.ttf", "SpecimenSans-Bold.otf", "SpecimenFlex[opsz,wght].ttf"])
  func large(_ file: String) throws {
    let library = TestFaces.library(file)
    let instance = library.faces[0].instance(weight: 433, opticalSize: 17)
    let frame = Self.page(sizes: [83, 84, 96, 120, 163.7, 240, 350]) { size, index in
      Self.line(Self.lines[index % 4], library, at: instance, size: size, letterSpacing: index < 4 ? 0 : 0.013)
    }
    let drift = try drift(of: frame, library)
    #expect(drift.glyphs == 7 * 40 && drift.worst <= Self.bound, "\(drift)")
  }

  @Test("Nor is one of four hundred letters, or of a line that is written right to left")
  func longLines() throws {
    let slab = TestFaces.library("SpecimenSerif-Medium.ttf")
    let long = Self.page(sizes: [12, 20]) { size, index in
      let text = index == 0 ? String(repeating: "a", count: 400) : String(repeating: Self.lines[1], count: 10)
      return Self.line(text, slab, at: slab.faces[0].instance(weight: 400, opticalSize: 17), size: size)
    }
    let longDrift = try drift(of: long, slab)
    #expect(longDrift.glyphs == 800 && longDrift.worst <= Self.bound, "\(longDrift)")
    let hebrew = TestFaces.library("SpecimenHebrew-Regular.ttf")
    let instance = hebrew.faces[0].instance(weight: 400, opticalSize: 17)
    let backward = Self.page(sizes: (8...60).map(Double.init) + [96, 120]) { size, index in
      Self.line(
        String(repeating: "שלוםאבגד", count: 5), hebrew, at: instance, size: size,
        letterSpacing: Double(index % 3) * 0.021, direction: .rightToLeft)
    }
    let backwardDrift = try drift(of: backward, hebrew)
    #expect(backwardDrift.glyphs == 55 * 40 && backwardDrift.worst <= Self.bound, "\(backwardDrift)")
  }

  @Test(
    "Nor is one of marks that stand above and below their letters",
    arguments: [
      ("SpecimenMarks-Regular.ttf", "ếộậị\u{331}aBcกี้ก็ส", TextDirection.leftToRight),
      ("SpecimenArabic-Regular.ttf", "سلامكتببَّلاَ", .rightToLeft),
    ])
  func clusters(_ file: String, _ text: String, _ direction: TextDirection) throws {
    let library = TestFaces.library(file)
    let instance = library.faces[0].instance(weight: 400, opticalSize: 17)
    let frame = Self.page(sizes: (8...60).map(Double.init)) { size, index in
      Self.line(
        String(repeating: text, count: 3), library, at: instance, size: size,
        letterSpacing: Double(index % 2) * 0.021, direction: direction)
    }
    let drift = try drift(of: frame, library)
    #expect(drift.glyphs > 53 * 20 && drift.worst <= Self.bound, "\(drift)")
  }

  @Test("Nor is one of lines that share a baseline with rules, colours and what lies off the page")
  func interrupted() throws {
    let slab = TestFaces.library("SpecimenSerif-Medium.ttf")
    let instance = slab.faces[0].instance(weight: 400, opticalSize: 17)
    let between: [Frame.Item?] = [
      nil, .rectangle(Frame.Rect(x: -90, y: 5, width: 20, height: 1), .black),
      .rectangle(Frame.Rect(x: 10, y: 5, width: 1e-9, height: 1), Fixtures.red),
      .rectangle(Frame.Rect(x: 10, y: 5, width: 10, height: 1), Fixtures.red),
      .text(
        Frame.Text(
          line: Self.line("HHH", slab, at: instance, size: 60), origin: Frame.Point(x: -500, y: 80), color: .black)),
    ]
    var frame = Fixtures.page(9_000, 100)
    for index in 0..<10 {
      let line = Self.line(String(Self.lines[1].prefix(15)), slab, at: instance, size: 60)
      let color = index % 5 == 3 ? Fixtures.red : .black
      frame.items.append(
        .text(Frame.Text(line: line, origin: Frame.Point(x: 20.3 + Double(index) * 600.7, y: 80), color: color)))
      if let item = between[index % 5] { frame.items.append(item) }
    }
    let drift = try drift(of: frame, slab)
    #expect(drift.glyphs == 150 && drift.worst <= Self.bound, "\(drift)")
  }

  /// What a page's glyphs came to.
  struct Drift {
    /// How many glyphs poppler found.
    var glyphs: Int
    /// The worst distance of a glyph from its place, in points.
    var worst: Double
  }

  private func drift(of frame: Frame, _ library: FontLibrary) throws -> Drift {
    let path = folder.write(try PDFDrawing.draw(frame, fonts: library).bytes, as: "a.pdf")
    let run = try #require(ProcessRun.run("pdftocairo", ["-svg", path, "\(folder.path)/a.svg"]))
    try #require(run.status == 0, "\(run.output)")
    let found = Self.inReadingOrder(Self.places(inSVG: String(decoding: folder.read("a.svg"), as: UTF8.self)))
    let expected = Self.inReadingOrder(Self.places(in: frame).filter { $0.x >= 0 })
    try #require(found.count == expected.count)
    let distances = zip(found, expected).map { place, other in
      ((place.x - other.x) * (place.x - other.x) + (place.y - other.y) * (place.y - other.y)).squareRoot()
    }
    return Drift(glyphs: found.count, worst: distances.max() ?? .infinity)
  }

  /// The places of the glyphs that a page of poppler's uses, off the page or on it.
  private static func places(inSVG text: String) -> [Frame.Point] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\"")
      guard line.contains("<use xlink:href=\"#glyph"), parts.count > 5, let x = Double(parts[3]),
        let y = Double(parts[5])
      else { return nil }
      return x < 0 ? nil : Frame.Point(x: x, y: y)
    }
  }

  private static func places(in frame: Frame) -> [Frame.Point] {
    var places: [Frame.Point] = []
    for case .text(let text) in frame.items {
      for run in text.line.runs {
        var pen = text.origin.x + run.x
        for glyph in run.glyphs {
          places.append(
            Frame.Point(x: pen + glyph.xOffset * run.pointSize, y: text.origin.y - glyph.yOffset * run.pointSize))
          pen += glyph.advance * run.pointSize
        }
      }
    }
    return places
  }

  private static func inReadingOrder(_ places: [Frame.Point]) -> [Frame.Point] {
    places.sorted { ($0.y.rounded(), $0.x) < ($1.y.rounded(), $1.x) }
  }

  /// A page of one line at each size; its sides are whole, since poppler would stretch it to whole points.
  private static func page(sizes: [Double], _ line: (Double, Int) -> TextLine) -> Frame {
    var frame = Fixtures.page(10, 10)
    for (index, size) in sizes.enumerated() {
      let line = line(size, index)
      let baseline = frame.size.height + size.rounded(.up)
      frame.items.append(.text(Frame.Text(line: line, origin: Frame.Point(x: 10.3, y: baseline))))
      frame.size.height = baseline + (size / 3).rounded(.up)
      frame.size.width = max(frame.size.width, (line.width + 20).rounded(.up))
    }
    return frame
  }

  private static func line(
    _ text: String, _ library: FontLibrary, at instance: FontInstance, size: Double, letterSpacing: Double = 0,
    direction: TextDirection = .leftToRight
  ) -> TextLine {
    var line = PlainShaping.line(text, in: library.faces[0], at: instance, size: size, direction: direction)
    for index in line.runs.indices {
      for glyph in line.runs[index].glyphs.indices { line.runs[index].glyphs[glyph].advance += letterSpacing }
      line.runs[index].width += Double(line.runs[index].glyphs.count) * letterSpacing * size
      line.width += Double(line.runs[index].glyphs.count) * letterSpacing * size
    }
    return line
  }
}
