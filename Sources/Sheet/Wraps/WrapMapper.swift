internal import DynamicType
public import Languages
public import TextLayout
public import TypeSystem

/// Sets every style's samples in lines, at every category, width and language of a document.
///
/// The shaper's library is the one that the system was worked out against. A text's breaks are looked for once, and what
/// is set alike in several cells is set once.
public struct WrapMapper {
  private let system: ResolvedTypeSystem
  private let shaper: TextShaper
  private let breaker: LineBreaker
  /// Which of a style's two fonts the samples are set in.
  public var column = Column.custom
  /// The devices' widths in points, each more than both margins.
  public var widths = WrapMap.deviceWidths
  /// The most lines that a sample may have, at least 1; nil for any number.
  public var lineLimit: Int?
  /// The languages as BCP 47 tags; nil is the document's own, or the first of them where one text stands for all.
  public var languages: [String]?

  /// Makes a mapper of a system's samples.
  public init(_ system: ResolvedTypeSystem, _ shaper: TextShaper, _ breaker: LineBreaker) {
    self.system = system
    self.shaper = shaper
    self.breaker = breaker
  }

  /// Sets all of them.
  ///
  /// - Throws: ``SheetError/text(_:)`` for a sample that can't be set, ``SheetError/lineBreaks(_:)`` where ICU has no breaks.
  public func map() throws(SheetError) -> WrapMap {
    let document = system.document
    let tags = languages ?? (document.text == nil ? Self.unique(document.languages) : [document.language])
    var map = WrapMap(
      column: column, widths: widths, lineLimit: lineLimit, categories: system.categories, languages: [])
    for tag in tags.isEmpty ? [document.language] : tags {
      var setter = WrapSetter(
        shaper: shaper, breaker: breaker, language: tag, widths: widths.map { $0 - 2 * WrapMap.margin },
        lineLimit: lineLimit)
      var rows: [WrapMap.Row] = []
      for style in system.styles { rows.append(try row(style, tag, &setter)) }
      map.languages.append(WrapMap.Language(tag: tag, rows: rows))
    }
    return map
  }

  private func row(
    _ style: ResolvedStyle, _ tag: String, _ setter: inout WrapSetter
  ) throws(SheetError) -> WrapMap.Row {
    let others = system.fontsSteppingIn(for: column, of: style)
    var wraps = widths.map { _ in [WrapMap.Wrap?]() }
    var texts: [CharacterReport.Lacking] = []
    var undrawn: [Int] = []
    for cell in style[column].cells {
      let text = text(of: cell, in: style, tag).text
      let set = try setter.wraps(text, in: cell, others: others)
      for index in wraps.indices { wraps[index].append(set?.wraps[index]) }
      undrawn.append(set?.lacks.undrawn.count ?? 0)
      if let set { texts.append((text, set.lacks)) }
    }
    let characters = CharacterReport(texts, shaper.library)
    let first = style[column].cells.first.map { text(of: $0, in: style, tag) }
    return WrapMap.Row(
      style: style.style, text: first?.text ?? style.sample, isName: first?.isName ?? true,
      missingCharacters: characters.missing, borrowedCharacters: characters.borrowed,
      undrawnGlyphs: characters.undrawn, undrawnCounts: characters.undrawn.isEmpty ? [] : undrawn, wraps: wraps)
  }

  /// A cell's text in a language, and whether it is no more than the style's name.
  private func text(
    of cell: ResolvedCell, in style: ResolvedStyle, _ tag: String
  ) -> (text: String, isName: Bool) {
    let document = system.document
    let name = style.style.displayName
    if tag == document.language || document.text != nil { return (cell.text, style.sample == name) }
    if let sample = document.sample(of: style.style, in: tag, at: cell.category) { return (sample, sample == name) }
    return (document.text(name, in: style.style, at: cell.category), true)
  }

  private static func unique(_ tags: [String]) -> [String] {
    tags.enumerated().filter { tags[..<$0].firstIndex(of: $1) == nil }.map(\.element)
  }
}
