extension CellChange {
  /// What a change is about; the raw value names it in reports.
  enum Kind: String {
    case size
    case face
    case text
    case glyphs
    case advance
    case positions
    case outlines
    case pixels
  }

  /// What the change is about.
  var kind: Kind {
    switch self {
    case .size: .size
    case .face: .face
    case .text: .text
    case .glyphs: .glyphs
    case .advance: .advance
    case .positions: .positions
    case .outlines: .outlines
    case .pixels, .pixelsUncounted: .pixels
    }
  }

  /// Changes of one kind in several cells, told in one: as each of them where they are alike, else from the least to
  /// the most.
  static func told(of changes: [CellChange]) -> String {
    guard let first = changes.first else { return "" }
    let words = first.description
    if changes.allSatisfy({ $0.description == words }) { return words }
    switch first.kind {
    case .size: return "each another size"
    case .face: return "each another face"
    case .text: return "each another text"
    case .glyphs: return "glyphs differ"
    case .advance: return "each with another advance"
    case .positions, .outlines: return words
    case .pixels: return told(ofPixels: changes)
    }
  }

  private static func told(ofPixels changes: [CellChange]) -> String {
    var pixels: [Int] = []
    var step = 0
    for case .pixels(let difference) in changes {
      pixels.append(difference.pixels)
      step = max(step, difference.largestStep)
    }
    guard pixels.count == changes.count, let least = pixels.min(), let most = pixels.max() else {
      return "pixels differ"
    }
    return least == most
      ? "\(most) px differ in each, largest step \(step)" : "\(least) to \(most) px differ, largest step \(step)"
  }
}
