internal import Drawing
internal import Files
internal import Sheet
internal import TextLayout
internal import Typeface

extension ShapeVerb {
  /// Shapes the text and prints a line of glyphs for each of its lines, or the picture of all of it.
  static func run(_ options: ShapeOptions, in context: CommandContext) throws(CommandError) -> ExitCode {
    guard FileCalls.exists(options.font) else { throw .noSuchPath(options.font) }
    let library = FontLibrary(limits: context.limits.fonts)
    let report = library.load(file: options.font, index: options.index)
    guard let face = report.faces.first.map({ library[$0] }) else {
      let reason = report.refusal ?? "it has no face"
      throw .below(
        "cannot read font \(TerminalText.quoted(options.font)): \(reason)", hint: report.hint, exitCode: .font)
    }
    tell(options.variations, face, context.messages)
    // As asked and no more: HarfBuzz places vertical glyphs of a variable face by another rule once any axis is set.
    let font = FontInstance(face: face.id, coordinates: options.variations)
    let shaper = TextShaper(library: library, limits: context.limits.text)
    var request = ShapeRequest(text: options.text, font: font)
    request.features = options.features
    request.direction = options.direction
    request.script = options.script
    request.language = options.language
    switch options.format {
    case .json:
      try context.print(lines(request, shaper))
    case .svg:
      request.dropsInvisibles = true
      let glyphs = shaper.shape(request)
      let undrawn = undrawn(glyphs, font, shaper)
      tell(undrawn, isStrict: options.isStrict, context.messages)
      guard context.messages.exitCode == .done else { return context.messages.exitCode }
      try context.print(try picture(glyphs, face, options, library, undrawn, context.messages))
    }
    return .done
  }

  /// The glyphs that can't be drawn, looked up as those of a line.
  private static func undrawn(_ glyphs: [ShapedGlyph], _ font: FontInstance, _ shaper: TextShaper) -> [UndrawnGlyphs] {
    let run = GlyphRun(
      font: font, pointSize: 1, width: 0, glyphs: glyphs.map { Glyph(id: $0.id, cluster: $0.cluster, advance: 0) },
      utf8Range: 0..<0)
    let line = TextLine(text: "", runs: [run], width: 0)
    return UndrawnGlyphs.gathered(shaper.undrawableGlyphs(in: line), shaper.library)
  }

  /// Says which glyphs are not drawn; under --strict as an error.
  private static func tell(_ undrawn: [UndrawnGlyphs], isStrict: Bool, _ messages: Messages) {
    guard !undrawn.isEmpty else { return }
    let text = "not drawn: \(UndrawnWords.list(undrawn))"
    if isStrict {
      messages.report(.below(text, hint: UndrawnWords.hint(undrawn), exitCode: .font))
    } else {
      messages.warn(text, hint: UndrawnWords.hint(undrawn))
    }
  }

  private static func lines(_ request: ShapeRequest, _ shaper: TextShaper) -> String {
    let output = lines(of: request.text).map { line in
      var request = request
      request.text = line
      return line.isEmpty ? "\n" : ShapedGlyphLine.text(shaper.shape(request))
    }
    return output.joined()
  }

  /// Draws the glyphs; what can't be drawn is told, and stands in the picture as an empty path.
  private static func picture(
    _ glyphs: [ShapedGlyph], _ face: Face, _ options: ShapeOptions, _ library: FontLibrary, _ undrawn: [UndrawnGlyphs],
    _ messages: Messages
  ) throws(CommandError) -> String {
    do throws(DrawingError) {
      let outlines = try AbsoluteOutlines(fonts: library)
      let picture = ShapedGlyphPicture(face, at: options.variations, outlines: outlines, testCase: options.testCase)
      let text = picture.text(glyphs)
      let drawn = DrawnFile(bytes: [], notes: outlines.finishedNotes())
      for note in drawn.notes(beside: undrawn) { messages.note(note) }
      return text
    } catch {
      throw .below("cannot draw the text: \(error)", hint: error.hint, exitCode: .output)
    }
  }

  /// Each line is shaped by itself, as `hb-shape` does; a line feed at the end begins no further line.
  private static func lines(of text: String) -> [String] {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Says which variations the face can't follow: an axis it lacks is passed over, a place off an axis is its end.
  private static func tell(_ variations: [AxisCoordinate], _ face: Face, _ messages: Messages) {
    for variation in variations {
      guard let axis = face.axes.first(where: { $0.tag == variation.tag }) else {
        let axes = face.axes.map(\.tag.description)
        messages.note(
          "\(TerminalText.quoted(face.postScriptName)) has no axis '\(variation.tag)'",
          hint: axes.isEmpty ? nil : "its axes are \(Words.alternatives(axes, "and"))")
        continue
      }
      let end = axis.clamp(variation.value)
      if end != variation.value {
        messages.note("the axis '\(axis.tag)' ends at \(Decimal.text(end)), found \(Decimal.text(variation.value))")
      }
    }
  }
}
