package import TextLayout

extension LaidOutSheet {
  /// The glyphs of the sheet's own words that are not drawn, by face and reason: titles, heads, labels and legends.
  ///
  /// They are those outside of the cells' samples. A sheet of them alone is still read, but not as it was meant.
  package func undrawnLabels(with shaper: TextShaper) -> [UndrawnGlyphs] {
    // A chart's cell can hold the sheet's own words too; its head and legend have the same fonts.
    let glyphs = pages.flatMap { $0.frame.labels }.flatMap { shaper.undrawableGlyphs(in: $0) }
    return UndrawnGlyphs.gathered(glyphs, shaper.library)
  }
}

extension Frame {
  /// The lines of text that are no part of a cell's sample.
  fileprivate var labels: [TextLine] {
    var isSample = [Bool](repeating: false, count: items.count)
    for cell in cells {
      for index in cell.items.lowerBound..<(cell.labelStart ?? cell.items.upperBound) { isSample[index] = true }
    }
    return zip(items, isSample).compactMap { item, isSample in
      guard !isSample, case .text(let text) = item else { return nil }
      return text.line
    }
  }
}
