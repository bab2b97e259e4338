import Drawing
import TestSupport
import Testing
import TextLayout
import Typeface

@Suite("Fonts with changed bytes: what isn't drawn is what is marked, glyph by glyph", .timeLimit(.minutes(10)))
struct ChangedBytesTests {
  /// What differs between a face's glyphs as they are told and as they are drawn; empty where nothing does.
  private func differences(_ face: Face, _ library: FontLibrary) throws -> [String] {
    let font = face.instance(weight: 650, opticalSize: 14)
    let shaper = TextShaper(library: library)
    let outlines = try AbsoluteOutlines(fonts: library)
    var differences: [String] = []
    var told: [String: Int] = [:]
    for id in 0..<UInt32(min(face.glyphCount, 400)) {
      let run = GlyphRun(
        font: font, pointSize: 12, width: 6, glyphs: [Glyph(id: id, cluster: 0, advance: 0.5)], utf8Range: 0..<1)
      let line = TextLine(text: "x", runs: [run], width: run.width)
      let ink = shaper.ink(of: line)
      let isDrawn = !outlines.path(of: id, in: font).isEmpty
      if let reason = shaper.undrawableGlyphs(in: line, isMeasured: true).first?.reason {
        told[reason.words, default: 0] += 1
        if isDrawn { differences.append("glyph \(id) is marked and drawn: \(reason.words)") }
      } else if !isDrawn, ink != nil {
        differences.append("glyph \(id) has ink and isn't drawn")
      }
    }
    var refused: [String: Int] = [:]
    for note in outlines.finishedNotes() {
      guard let match = note.wholeMatch(of: #/(\d+) glyphs? of .* (?:is|are) not drawn: (.*)/#) else {
        differences.append(note)
        continue
      }
      refused[String(match.2)] = Int(match.1)
    }
    return told == refused ? differences : differences + ["told \(told), not drawn \(refused)"]
  }

  @Test(
    "Bytes that differ anywhere in a font's outlines or their variations",
    arguments: [
      ("SpecimenFlex[opsz,wght].ttf", "gvar"), ("SpecimenFlex[opsz,wght].ttf", "glyf"),
      ("SpecimenFlex[opsz,wght].ttf", "loca"), ("SpecimenSans-Medium.ttf", "glyf"), ("SpecimenSans-Medium.ttf", "loca"),
      ("SpecimenSerif-Bold.ttf", "glyf"), ("SpecimenSans-Bold.otf", "CFF "), ("SpecimenSans-Regular.otf", "CFF "),
      ("SpecimenFlexCFF2.otf", "CFF2"),
    ])
  func changedBytes(_ file: String, _ table: String) throws {
    let sound = PatchedFont(file)
    let length = sound.length(of: table)
    var state: UInt64 = 0x5DEECE66D
    let random = { (bound: Int) -> Int in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for round in 0..<60 {
      var font = sound
      for _ in 0...random(4) {
        font.write([UInt8(random(256))], in: table, at: random(round % 3 == 0 ? min(length, 64) : length))
      }
      let library = FontLibrary()
      guard let id = library.load(bytes: font.bytes, name: "changed-\(round)").faces.first else { continue }
      let differences = try differences(library[id], library)
      #expect(differences.isEmpty, "round \(round): \(differences.prefix(4))")
    }
  }
}
