internal import Drawing

extension PNGOptions {
  /// Reads the options that are for PNG alone.
  init(_ arguments: ParsedArguments, for format: PictureFormat) throws(CommandError) {
    self.init()
    let limits = arguments.limits.pictures
    (maximumSide, maximumPixels) = (limits.side, limits.pixels)
    if let scale = try arguments.number(GenerateVerb.scale, in: .scale) { self.scale = scale }
    if let compression: Compression = try arguments.word(GenerateVerb.compression) { self.compression = compression }
    if let raster: Raster = try arguments.word(GenerateVerb.raster) { self.raster = raster }
    guard format != .png else { return }
    let sheet =
      switch format {
      case .pdf, .png: "a PDF"
      case .svg: "an SVG"
      case .html, .json: "a page"
      }
    let reasons = [
      (GenerateVerb.scale, "\(sheet) is true size and sharp at any"),
      (GenerateVerb.compression, "\(sheet) is as small as it is made anyway"),
      (GenerateVerb.raster, "\(sheet) has outlines in place of pixels"),
    ]
    for (option, hint) in reasons where arguments.value(option) != nil {
      throw .contradiction(
        "\(option.flag) is for PNG, found the format \(format.rawValue)",
        hint: format == .json ? "JSON has lengths in points, and no pixels" : hint)
    }
  }
}
