package import TypeSystem

extension Mark {
  /// The mark in short words, as they stand on a sheet; `minimum` is the platform's smallest size in points.
  package func words(minimum: Double?) -> String {
    MarkWords.inCell(self, minimum: minimum) ?? MarkWords.inHead(self) ?? name
  }

  /// What the mark means, as a legend says it.
  package func meaning(minimum: Double?) -> String { MarkWords.legend(self, minimum: minimum).meaning }

  /// Whether a mark is no more than information, and is set as quietly as the labels around it.
  package var isQuiet: Bool { MarkWords.isQuiet(self) }

  /// Whether the mark stands beside the cell's size; the others are told once, in the row's head.
  package var isOfCell: Bool { MarkWords.inCell(self) != nil }

  /// What tells the mark's kind apart from the others, and its place among them.
  package var kind: (name: String, rank: Int) { (MarkWords.kind(self), MarkWords.rank(self)) }

  /// The polygons of the shape that stands for the mark's kind: one unit high on a baseline at 0, y downwards.
  package var shape: (polygons: [[Frame.Point]], width: Double) {
    let shape = MarkWords.shape(self)
    return (shape.polygons(x: 0, baseline: 0, height: 1), shape.width)
  }
}

extension Mark {
  /// The mark's word as a legend says it, without the numbers of one cell.
  package func legendWord(minimum: Double?) -> String { MarkWords.legend(self, minimum: minimum).word }
}
