/// Why a PNG could not be read.
public enum PNGReadingError: Error, Hashable, Sendable {
  /// There are no bytes.
  case empty
  /// The bytes are something else, which is named where it is known.
  case notPNG(found: FoundFormat)
  /// The file ends before the picture does.
  case endsEarly(bytes: Int)
  /// Bytes follow the picture's end.
  case trailingBytes(Int)
  /// The file has more bytes than the limits allow.
  case fileTooLarge(bytes: Int, maximum: Int)
  /// A side has more pixels than the limits allow.
  case sideTooLong(width: Int, height: Int, maximum: Int)
  /// There are more pixels than the limits allow.
  case tooManyPixels(width: Int, height: Int, maximum: Int)
  /// libpng refuses the file: its words.
  case damaged(String)
  /// The pixel has a sample of 16 bits that lies between two of 8 bits.
  case tooDeep(x: Int, y: Int)
  /// The pixel has a colour that the palette hasn't got.
  case noSuchColor(x: Int, y: Int)
  /// There is no memory for the picture.
  case outOfMemory(bytes: Int)

  /// What a file is that is no PNG.
  public enum FoundFormat: String, Hashable, Sendable, CaseIterable {
    /// Another kind of picture.
    case jpeg = "a JPEG"
    /// Another kind of picture.
    case gif = "a GIF"
    /// Another kind of picture.
    case webp = "a WebP picture"
    /// A document.
    case pdf = "a PDF"
    /// What Git keeps in place of a file that lies elsewhere.
    case lfsPointer = "a Git LFS pointer"
    /// A file that Git could not merge, or any other text.
    case text = "text"
    /// A PNG that was transferred as text: its line ends are changed.
    case mangledPNG = "a PNG whose line ends were converted"
    /// Bytes that say nothing.
    case unknown = "an unknown format"
  }
}
