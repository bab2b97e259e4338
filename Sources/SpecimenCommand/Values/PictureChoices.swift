internal import Drawing

extension PNGOptions.Compression: NamedValue {
  static var kind: String { "compression" }
  static var inOrder: [PNGOptions.Compression] { allCases }
  var word: String { rawValue }
}

extension PNGOptions.Raster: NamedValue {
  static var kind: String { "raster" }
  static var inOrder: [PNGOptions.Raster] { allCases }
  var word: String { rawValue }
}
