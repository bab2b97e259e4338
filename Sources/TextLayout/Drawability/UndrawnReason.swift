internal import Spelling

/// Why a glyph that a text asks for is not drawn: the fault of the font's file, or the limit that it meets.
///
/// Such a glyph keeps its advance. A colour glyph whose colours can't be drawn is no such glyph where it has a plain outline.
public enum UndrawnReason: Hashable, Sendable {
  /// The face has no glyph of that number.
  case absent
  /// The outline has more points and components than the limit, or parts without an end.
  case tooManyPoints(limit: Int)
  /// The outline's data break off or contradict themselves, so that FreeType refuses it, or its program has no end.
  case brokenOutline
  /// The colour glyph has too many layers, or a layer that can't be drawn itself.
  case brokenLayers
  /// The picture is no PNG that can be decoded, or stands far from its glyph.
  case brokenPicture
  /// The picture, decoded, takes more bytes than the limit.
  case pictureTooLarge(limit: Int)
  /// The picture has more pixels a side than any that is decoded.
  case pictureTooLong(side: Int)
  /// The picture in `sbix` is in another format than PNG.
  case pictureFormat
  /// The colours are COLR version 1: gradients, transformations and blending, which HarfBuzz 6 does not read.
  case colourVersion1
  /// The colours are a document in the table `SVG `.
  case svg
  /// There is nothing at all, or bitmaps of one colour, in a face made of bitmaps.
  case bitmap

  /// The reason as a clause about one glyph, for messages: "the picture is damaged".
  public var words: String {
    switch self {
    case .absent: "the font has no such glyph"
    case .tooManyPoints(GlyphCosts.mostPoints...): "the outline is endless, or of more points than FreeType holds"
    case .tooManyPoints(let limit): "the outline is over the limit of \(Amounts.count(limit)) points and components"
    case .brokenOutline: "the outline is broken or endless"
    case .brokenLayers: "the colour layers are broken or too many"
    case .brokenPicture: "the picture is damaged"
    case .pictureTooLarge(let limit): "the picture unpacks to over the limit of \(Amounts.bytes(limit))"
    case .pictureTooLong(let side): "the picture has a side of over \(side) pixels"
    case .pictureFormat: "the picture is in another format than PNG"
    case .colourVersion1: "the colours are COLR version 1, which specimen can't draw"
    case .svg: "the colours are SVG, which specimen can't draw"
    case .bitmap: "the font has neither an outline nor a colour picture of it"
    }
  }

  /// What to do about it, for hints: which limit to raise, or what to do with the font.
  public var remedy: String {
    switch self {
    // Beyond what FreeType has room for, and what any picture may take, no limit helps.
    case .tooManyPoints(let limit) where limit < GlyphCosts.mostPoints: "--limit glyph-points=N allows more"
    case .pictureTooLarge(let limit) where limit < PictureCheck.maximumBytes: "--limit font-picture-bytes=N allows more"
    case .absent, .tooManyPoints, .brokenOutline, .brokenLayers, .brokenPicture, .pictureTooLarge, .pictureTooLong:
      "fetch the font's file again, or have it mended"
    case .pictureFormat, .colourVersion1, .svg, .bitmap:
      "outlines, COLR version 0 and PNG pictures are drawn: take a font that has them"
    }
  }

  /// Where the reason stands among others: the order of the cases.
  package var rank: Int {
    switch self {
    case .absent: 0
    case .tooManyPoints: 1
    case .brokenOutline: 2
    case .brokenLayers: 3
    case .brokenPicture: 4
    case .pictureTooLarge: 5
    case .pictureTooLong: 6
    case .pictureFormat: 7
    case .colourVersion1: 8
    case .svg: 9
    case .bitmap: 10
    }
  }
}
