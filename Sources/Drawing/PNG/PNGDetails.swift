/// What a PNG says beside its pixels.
package struct PNGDetails: Hashable, Sendable {
  /// Pixels a metre, both ways; 0 where nothing is said of it.
  package var pixelsPerMetre: Int
  /// The picture's title; empty for none.
  package var title: String
  /// The program that made it; empty for none.
  package var software: String

  /// What is to be said; nothing unless given.
  package init(pixelsPerMetre: Int = 0, title: String = "", software: String = "") {
    self.pixelsPerMetre = pixelsPerMetre
    self.title = title
    self.software = software
  }

  /// Adds the chunks: sRGB with the perceptual intent, pHYs, and a text for each word that there is.
  func add(to file: inout PNGChunks) {
    file.add("sRGB", [0])
    if pixelsPerMetre > 0 {
      let density = PNGWriter.bytes(UInt32(clamping: pixelsPerMetre))
      file.add("pHYs", density + density + [1])
    }
    add(title, under: "Title", to: &file)
    add(software, under: "Software", to: &file)
  }

  /// Adds a text as Latin-1 where that has all of it, else as UTF-8; without control characters, and not without end.
  private func add(_ text: String, under keyword: String, to file: inout PNGChunks) {
    let scalars = text.unicodeScalars.prefix(1_000).filter { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
    guard !scalars.isEmpty else { return }
    if scalars.allSatisfy({ $0.value < 0x100 }) {
      file.add("tEXt", Array(keyword.utf8) + [0] + scalars.map { UInt8($0.value) })
    } else {
      // Not compressed, in no language that is named, and the keyword not translated.
      file.add("iTXt", Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(String(String.UnicodeScalarView(scalars)).utf8))
    }
  }
}
