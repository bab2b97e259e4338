/// Works out why a cell isn't as recorded, from what changed in it and what differs between the two manifests.
///
/// Each change of the cell has things that can bring it about: a size comes from the document or the table; glyphs and
/// advances from a font, else from a library or the document. Of those, what differs between the manifests is the
/// cause; where nothing does, the program's version is, and where that is the same too, something that no manifest
/// holds.
struct CauseFinder {
  private let difference: ManifestDifference
  private let fonts: FontChanges

  /// Prepares for the cells of two manifests.
  init(_ difference: ManifestDifference, _ fonts: FontChanges) {
    self.difference = difference
    self.fonts = fonts
  }

  /// Why a changed cell differs, the deepest reason first.
  func causes(of changes: [CellChange], _ comparison: CellComparison) -> [Cause] {
    let fontCauses = fonts.causes(comparison.expected, comparison.actual)
    let kinds = changes.map(\.kind)
    let causes = kinds.flatMap { kind -> [Cause] in
      let found = causesOfChange(kind, in: kinds, fontCauses)
      if !found.isEmpty || (kind == .pixels && kinds.count > 1) { return found }
      return [difference.tool].compactMap(\.self).nonEmpty ?? causesNotRecorded(kind, comparison)
    }
    return Self.sorted(causes)
  }

  /// Why a cell is new or stale.
  var causesOfNewOrStale: [Cause] {
    var causes = [difference.document].compactMap(\.self)
    if let table = difference.table, case .table(let old, let new) = table, old != new { causes.append(table) }
    return causes.nonEmpty ?? [difference.tool ?? .drawing]
  }

  /// Causes without repetition, the deepest first.
  static func sorted(_ causes: [Cause]) -> [Cause] {
    // That nothing recorded explains a change is no cause beside one that does.
    let known = causes.filter { $0 != .drawing && $0 != .onlyPixels }
    let unique = (known.isEmpty ? causes : causes.filter { $0 != .drawing }).withoutRepetition
    return (0...8).flatMap { depth in unique.filter { $0.depth == depth } }
  }

  /// What differs between the manifests and can bring such a change about.
  private func causesOfChange(_ kind: CellChange.Kind, in kinds: [CellChange.Kind], _ fonts: [Cause]) -> [Cause] {
    let document = [difference.document].compactMap(\.self)
    let table = [difference.table].compactMap(\.self)
    let scale = [difference.scale].compactMap(\.self)
    switch kind {
    case .size: return document + table
    case .text: return document
    // A face may follow the size, as with an optical size.
    case .face: return fonts + document + (kinds.contains(.size) ? table : [])
    case .glyphs, .advance, .positions:
      // What another face, size or text brings with it needs no more reasons.
      if kinds.contains(.face) || kinds.contains(.text) { return fonts + document }
      return fonts.nonEmpty ?? difference.libraries + document + table
    case .outlines: return fonts.nonEmpty ?? difference.libraries
    case .pixels: return scale.nonEmpty ?? (kinds.count > 1 ? [] : fonts + difference.libraries + document)
    }
  }

  /// What is left where all that the manifests name is the same.
  private func causesNotRecorded(_ kind: CellChange.Kind, _ comparison: CellComparison) -> [Cause] {
    switch kind {
    case .pixels: [.onlyPixels]
    case .face: fonts.goneAndNew(comparison.expected, comparison.actual).nonEmpty ?? [.drawing]
    default: [.drawing]
    }
  }
}

extension Array {
  /// The array, or nil where it is empty.
  fileprivate var nonEmpty: [Element]? { isEmpty ? nil : self }
}
