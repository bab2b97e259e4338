public import Sheet
public import Snapshot
public import TypeSystem
public import Typeface

/// What a test compares with its golden: a type system's sheet, a frame, or a picture that the test drew itself.
public struct SpecimenSubject {
  enum Content {
    case sheet(TypeSystemDocument, FontLibrary, SheetOptions)
    case frame(Frame, FontLibrary)
    case picture(Bitmap)
    case png([UInt8])
  }

  let content: Content
  /// Pixels a point; a picture has its pixels already.
  let scale: Double

  /// A type system's sheet, worked out and laid out with the fonts; its cells are compared one by one.
  ///
  /// `scale` is pixels a point, above 0 and at most 64. A layout of several pages is compared by its first.
  public static func sheet(
    _ document: TypeSystemDocument, fonts: FontLibrary, options: SheetOptions = SheetOptions(), scale: Double = 1
  ) -> SpecimenSubject {
    SpecimenSubject(content: .sheet(document, fonts, options), scale: scale)
  }

  /// A frame, drawn with the library that shaped it; its cells are compared one by one, or all of it where it has none.
  ///
  /// `scale` is pixels a point, above 0 and at most 64.
  public static func frame(_ frame: Frame, fonts: FontLibrary, scale: Double = 1) -> SpecimenSubject {
    SpecimenSubject(content: .frame(frame, fonts), scale: scale)
  }

  /// A picture in memory.
  public static func picture(_ bitmap: Bitmap) -> SpecimenSubject {
    SpecimenSubject(content: .picture(bitmap), scale: 1)
  }

  /// A PNG's bytes, whoever wrote them; its pixels are compared, not its bytes.
  public static func png(_ bytes: [UInt8]) -> SpecimenSubject { SpecimenSubject(content: .png(bytes), scale: 1) }
}
