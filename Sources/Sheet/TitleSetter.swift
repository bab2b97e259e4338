internal import DynamicType
internal import TextLayout
internal import TypeSystem

/// Sets a document's name in its own title face.
struct TitleSetter {
  let system: ResolvedTypeSystem
  let shaper: TextShaper

  /// The name at the first of `sizes` at which it fits `width` points; at the last it is cut.
  func title(sizes: [Double], width: Double) throws(SheetError) -> TextLine {
    var cut: TextLine?
    for size in sizes {
      let title = try title(size: size, width: width)
      if title.hiddenCharacters == 0 { return title.line }
      cut = title.line
    }
    guard let cut else { preconditionFailure("a title needs a size") }
    return cut
  }

  /// The name at a size, broken between words into at most `count` lines of `width` points; the last is cut.
  func lines(size: Double, width: Double, count: Int) throws(SheetError) -> [TextLine] {
    var lines: [TextLine] = []
    var rest = system.document.name[...]
    while lines.count + 1 < count {
      let line = try title(String(rest), size: size, width: width)
      if line.hiddenCharacters == 0 { return lines + [line.line] }
      guard let (begun, end) = try beginning(of: rest, size: size, width: width) else { break }
      lines.append(begun)
      rest = rest[end...].drop { $0.isWhitespace }
    }
    return lines + [try title(String(rest), size: size, width: width).line]
  }

  /// The words that fit a line, and where they end; nil where the first word doesn't fit.
  private func beginning(
    of text: Substring, size: Double, width: Double
  ) throws(SheetError) -> (line: TextLine, end: String.Index)? {
    var found: (line: TextLine, end: String.Index)?
    let ends = text.indices.dropFirst().lazy.filter { index in
      text[index].isWhitespace && !text[text.index(before: index)].isWhitespace
    }
    for space in ends {
      let line = try title(String(text[..<space]), size: size, width: width)
      if line.hiddenCharacters > 0 { break }
      found = (line.line, space)
    }
    return found
  }

  /// The style whose face the name is set in: the largest title that the type system itself defines.
  private var face: ResolvedStyle? {
    let own = system.styles.filter { style in
      style.custom.font != nil && style.custom.cells.contains { !$0.marks.contains(.undefined) }
    }
    return own.first { $0.style == .largeTitle } ?? own.first ?? system.styles.first
  }

  /// The name at a size, cut where it is wider than `width` points.
  func title(size: Double, width: Double) throws(SheetError) -> TextShaper.Truncation {
    try title(system.document.name, size: size, width: width)
  }

  private func title(_ text: String, size: Double, width: Double) throws(SheetError) -> TextShaper.Truncation {
    let style = face
    return try shaper.name(
      text.withoutDirectionControls, partOf: system.document.name.withoutDirectionControls,
      [style?.custom.font, style?.fallback.font, system.labelFonts.bold], at: size, language: system.document.language,
      width: width)
  }
}
