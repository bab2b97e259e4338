internal import Spelling

extension PNGReadingError: CustomStringConvertible {
  /// One line that says what was asked for and what was found.
  public var description: String {
    switch self {
    case .empty: "a PNG asked for, an empty file found"
    case .notPNG(let found): "a PNG asked for, \(found.rawValue) found"
    case .endsEarly(let bytes): "the picture ends early, after \(Amounts.count(bytes)) \(bytes == 1 ? "byte" : "bytes")"
    case .trailingBytes(let count):
      "\(Amounts.count(count)) \(count == 1 ? "byte follows" : "bytes follow") the picture's end"
    case .fileTooLarge(let bytes, let maximum):
      "a PNG of \(Amounts.bytes(bytes)), and one that is read has at most \(Amounts.bytes(maximum))"
    case .sideTooLong(let width, let height, let maximum):
      "a picture of \(Amounts.count(width)) x \(Amounts.count(height)) pixels, and a side has at most \(Amounts.count(maximum))"
    case .tooManyPixels(let width, let height, let maximum):
      "a picture of \(Amounts.count(width)) x \(Amounts.count(height)) pixels, and one has at most \(Amounts.count(maximum)) in all"
    case .damaged(let words): "the picture is damaged: \(words)"
    case .tooDeep(let x, let y):
      "pixel \(x), \(y) has 16 bits a channel that 8 bits can't hold"
    case .noSuchColor(let x, let y): "the picture is damaged: pixel \(x), \(y) has a colour beyond the palette"
    case .outOfMemory(let bytes): "there is no memory for a picture of \(Amounts.bytes(bytes))"
    }
  }

  /// What to do about it, where there is something to do.
  public var hint: String? {
    switch self {
    case .notPNG(.lfsPointer): "fetch the file itself: git lfs pull"
    case .notPNG(.mangledPNG): "tell Git that it is binary: '*.png binary' in .gitattributes"
    case .notPNG(.jpeg), .notPNG(.gif), .notPNG(.webp), .notPNG(.pdf): "save the picture as PNG"
    case .tooDeep: "save the picture with 8 bits a channel: rounding here would hide differences"
    case .fileTooLarge: "compare a part of it; --limit picture-bytes=N reads more"
    case .tooManyPixels: "compare a part of it; --limit picture-pixels=N reads more"
    case .sideTooLong: "compare a part of it"
    case .empty, .notPNG, .endsEarly, .trailingBytes, .damaged, .noSuchColor:
      "save the picture again, or take it from version control"
    case .outOfMemory: nil
    }
  }
}
