internal import TextLayout
internal import Typeface

extension ShapeVerb {
  /// Shapes the text and prints a line of glyphs for each of its lines.
  static func run(_ options: ShapeOptions, in context: CommandContext) throws(CommandError) -> ExitCode {
    guard FileCalls.exists(options.font) else { throw .noSuchPath(options.font) }
    let library = FontLibrary()
    let report = library.load(file: options.font, index: options.index)
    if let refusal = report.refusal {
      let text = "cannot read font \(TerminalText.quoted(options.font)): \(refusal)"
      throw .below(text, hint: nil, exitCode: .font)
    }
    guard let id = report.faces.first else {
      throw .below("no face in \(TerminalText.quoted(options.font))", hint: nil, exitCode: .font)
    }
    let face = library[id]
    let font = instance(of: face, options.variations, context)
    let shaper = TextShaper(library: library)
    let output = lines(of: options.text).map { line in
      var request = ShapeRequest(text: line, font: font)
      request.features = options.features
      request.direction = options.direction
      request.script = options.script
      request.language = options.language
      return line.isEmpty ? "\n" : ShapedGlyphLine.text(shaper.shape(request))
    }
    try context.print(output.joined())
    return .done
  }

  /// Each line is shaped by itself, as `hb-shape` does; a line feed at the end begins no further line.
  private static func lines(of text: String) -> [String] {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The face at the places asked for, every other axis at its default; places off an axis's end stand at its end.
  private static func instance(
    of face: FontFace, _ variations: [AxisCoordinate], _ context: CommandContext
  ) -> FontInstance {
    var coordinates = face.axes.map { AxisCoordinate(tag: $0.tag, value: $0.defaultValue) }
    for variation in variations {
      guard let index = face.axes.firstIndex(where: { $0.tag == variation.tag }) else {
        let axes = face.axes.map(\.tag.description)
        context.messages.note(
          "\(TerminalText.quoted(face.postScriptName)) has no axis '\(variation.tag)'",
          hint: axes.isEmpty ? nil : "its axes are \(Words.alternatives(axes, "and"))")
        continue
      }
      let axis = face.axes[index]
      coordinates[index].value = axis.clamp(variation.value)
      if coordinates[index].value != variation.value {
        let (end, asked) = (Decimal.text(coordinates[index].value), Decimal.text(variation.value))
        context.messages.note("the axis '\(axis.tag)' ends at \(end), found \(asked)")
      }
    }
    return FontInstance(face: face.id, coordinates: coordinates)
  }
}
