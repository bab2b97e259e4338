internal import Drawing
internal import DynamicType
internal import Sheet
internal import Specimen
internal import TestSupport
internal import TextLayout
internal import TypeSystem
internal import Typeface

/// Takes a font file through the whole path, beside a sound face for the labels.
enum FontTarget {
  static func run(_ bytes: [UInt8]) -> FuzzTarget.Outcome {
    let library = TestFaces.library("SpecimenBox-Regular.ttf")
    let report = library.load(bytes: bytes, name: "fuzz.ttf")
    if let refusal = report.refusal { return .refused(refusal) }
    let faces = report.faces.prefix(2).map { library[$0] }
    for face in faces { look(at: face) }
    var notes = glyphs(of: faces, library)
    for face in faces { notes += sheet(of: face, library) }
    return .taken(notes.isEmpty ? "drawn" : notes.joined(separator: "; "))
  }

  /// Asks a face all that the command tells of one.
  private static func look(at face: Face) {
    let instance = face.instance(weight: 650, opticalSize: 20)
    promise(instance.coordinates.count == face.axes.count, "an instance has a place on every axis")
    promise((1...1000).contains(face.weight), "a weight is one of CSS")
    promise(!face.instanceName(of: instance).isEmpty && !face.postScriptName.isEmpty, "a face has a name")
    promise((0...8 * face.unitsPerEm).contains(face.lineMetrics.ascender), "an ascender is within its limits")
    _ = (face.contains("a"), face.features, face.namedInstances, face.version)
  }

  /// Draws the first glyphs of faces, whether a character leads to them or not.
  private static func glyphs(of faces: [Face], _ library: FontLibrary) -> [String] {
    let items = faces.enumerated().map { index, face in
      let glyphs = (0..<UInt32(min(face.glyphCount, 24))).map { Glyph(id: $0, cluster: 0, advance: 0.5) }
      let run = GlyphRun(
        font: face.instance(weight: 650, opticalSize: 19), pointSize: 12, width: 6 * Double(glyphs.count),
        glyphs: glyphs, utf8Range: 0..<1)
      let line = TextLine(text: "x", runs: [run], width: run.width)
      return Frame.Item.text(Frame.Text(line: line, origin: Frame.Point(x: 10, y: 20 * Double(index + 1))))
    }
    let frame = Frame(size: Frame.Size(width: 200, height: 60), items: items)
    return notes {
      [
        try PDFDrawing.draw(frame, fonts: library), try SVGDrawing.draw(frame, fonts: library),
        try PNGDrawing.draw(frame, fonts: library, options: PNGOptions(scale: 1)),
      ]
    }
  }

  /// Draws a sheet of a style at two sizes in a face.
  private static func sheet(of face: Face, _ library: FontLibrary) -> [String] {
    let rule = StyleRule(font: .named(face.postScriptName), lineHeight: .natural, features: [FontFeature(tag: "smcp")])
    var document = TypeSystemDocument(name: face.family, styles: [.body: rule], systemStandIn: "Specimen Box")
    document.text = "Afi 1/2 é\u{301} بح"
    return notes {
      let sheet = try SpecimenSheet(
        document, fonts: library, styles: [.body], categories: [.large, .accessibility5],
        options: SheetOptions(guides: Set(Guide.allCases)))
      return [try sheet.pdf(), try sheet.svg(), try sheet.png(PNGOptions(scale: 1)), try sheet.html()]
    }
  }

  /// What drawings leave to be told, each once, or their error.
  static func notes(_ draw: () throws -> [DrawnFile]) -> [String] {
    do {
      let files = try draw()
      promise(files.allSatisfy { !$0.bytes.isEmpty }, "a drawing has bytes")
      return files.flatMap(\.notes).reduce(into: []) { notes, note in
        if !notes.contains(note) { notes.append(note) }
      }
    } catch {
      return ["\(error)"]
    }
  }
}
