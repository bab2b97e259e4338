/// Finds fonts that have other contents than recorded: the same face or the same file with another digest.
struct FontChanges {
  private let expected: [FontRecord]
  private let actual: [FontRecord]

  /// Holds the fonts of two manifests against each other.
  init(_ expected: Manifest, _ actual: Manifest) {
    self.expected = expected.fonts
    self.actual = actual.fonts
  }

  /// The fonts that changed, of those that a cell uses or used.
  func causes(_ old: ResolvedCell, _ new: ResolvedCell) -> [Cause] {
    var causes: [Cause] = []
    for font in old.fonts {
      if let now = Self.changed(font, new.fonts, orElse: actual) { causes.append(Self.cause(font, now)) }
    }
    for font in new.fonts {
      if let before = Self.changed(font, old.fonts, orElse: expected) { causes.append(Self.cause(before, font)) }
    }
    return causes.withoutRepetition
  }

  /// All fonts that changed.
  var all: [Cause] {
    expected.compactMap { font in Self.changed(font, [], orElse: actual).map { Self.cause(font, $0) } }
      .withoutRepetition
  }

  /// Faces that a cell used and the sheet doesn't any more, and those that it uses and the golden didn't.
  func goneAndNew(_ old: ResolvedCell, _ new: ResolvedCell) -> [Cause] {
    let gone = old.fonts.filter { font in !actual.contains { $0.name == font.name } }
    let added = new.fonts.filter { font in !expected.contains { $0.name == font.name } }
    return
      (gone.map { Cause.font(name: Self.name($0), old: $0.sha256, new: Cause.absent) }
      + added.map { .font(name: Self.name($0), old: Cause.absent, new: $0.sha256) }).withoutRepetition
  }

  /// Files that have another name and the same contents: old and new name.
  var renamed: [(old: String, new: String)] {
    expected.compactMap { font in
      let same = actual.filter { $0.name == font.name && $0.sha256 == font.sha256 }
      guard let first = same.first, !same.contains(where: { $0.file == font.file }) else { return nil }
      return (font.file, first.file)
    }
  }

  /// The record that stands for a font in the other manifest with another digest; nil where the font is there as it is.
  ///
  /// The cell's own fonts decide; all others are asked only where the cell has nothing of that face or file.
  private static func changed(
    _ font: FontRecord, _ ofCell: [FontRecord], orElse others: [FontRecord]
  ) -> FontRecord? {
    for fonts in [ofCell, others] {
      let alike = fonts.filter { $0.name == font.name || ($0.file == font.file && !font.file.isEmpty) }
      if alike.contains(where: { $0.sha256 == font.sha256 }) { return nil }
      if let found = alike.first(where: { $0.name == font.name }) ?? alike.first { return found }
    }
    return nil
  }

  private static func cause(_ old: FontRecord, _ new: FontRecord) -> Cause {
    .font(name: name(new), old: old.sha256, new: new.sha256)
  }

  private static func name(_ font: FontRecord) -> String { font.file.isEmpty ? font.name : font.file }
}

extension Array where Element: Hashable {
  /// The elements, each once, in the order of their first places.
  var withoutRepetition: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
