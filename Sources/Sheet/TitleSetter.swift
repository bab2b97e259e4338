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

  /// The style whose face the name is set in: the largest title that the type system itself defines.
  private var face: ResolvedStyle? {
    let own = system.styles.filter { style in
      style.custom.font != nil && style.custom.cells.contains { !$0.marks.contains(.undefined) }
    }
    return own.first { $0.style == .largeTitle } ?? own.first ?? system.styles.first
  }

  /// The name at a size, cut where it is wider than `width` points.
  func title(size: Double, width: Double) throws(SheetError) -> TextShaper.Truncation {
    let style = face
    let fonts = [style?.custom.font, style?.fallback.font, system.labelFonts.bold].compactMap { $0 }
    let attributes = TextAttributes(
      cascade: fonts.map { $0.instance(at: size, in: shaper.library) }, pointSize: size,
      language: system.document.language)
    let name = system.document.name.withoutDirectionControls
    do { return try shaper.line(name, attributes, maximumWidth: width) } catch { throw .text(error) }
  }
}
