internal import Spelling
import TextLayout
import Typeface

extension DrawingError: CustomStringConvertible {
  /// One line that says what was asked for and what stands in the way.
  public var description: String {
    switch self {
    case .scaleOutOfRange(let scale, let maximum):
      "scale '\(decimal(scale))' is not a number above 0 and at most \(decimal(maximum))"
    case .pictureTooLarge(let width, let height, .side(let side), _):
      "the picture would be \(pixels(width)) x \(pixels(height)) pixels, and a side has at most \(Amounts.count(side))"
    case .pictureTooLarge(let width, let height, .pixels(let count), _):
      "the picture would be \(pixels(width)) x \(pixels(height)) pixels, and may have at most \(Amounts.count(count)) in all"
    case .pageHasNoSize(let width, let height):
      "a page of \(decimal(width)) x \(decimal(height)) points has no area to draw on"
    case .pageTooLarge(let width, let height, let maximum):
      "the page would be \(decimal(width)) x \(decimal(height)) points, and a page's side has at most \(pixels(maximum))"
    case .dateNotUnderstood(let text): "the date '\(text)' is not written as YYYY-MM-DDThh:mm:ssZ"
    case .idPrefixNotUnderstood(let text):
      "the prefix '\(text)' of ids is not a letter and then letters, digits and '_'"
    case .fileTooLarge(let maximum): "the file would have more than \(Amounts.bytes(maximum))"
    case .noPages: "a document needs at least one page"
    case .cairo(let step, let status, let text): "cannot draw \(step): \(text) (cairo status \(status))"
    case .freeType(let step, let code): "cannot \(step) (FreeType \(hexadecimal(code)))"
    }
  }

  /// What to do about it, where there is something to do.
  public var hint: String? {
    switch self {
    case .pictureTooLarge(_, _, let limit, let largestScale) where largestScale > 0:
      "the largest scale that fits is \(decimal(largestScale))\(limit.raised)"
    case .pictureTooLarge(_, _, let limit, _): "no scale makes this page fit\(limit.raised)"
    case .pageTooLarge: "lay the sheet out in pages"
    case .fileTooLarge: "show fewer styles or categories, or a shorter sample"
    default: nil
    }
  }
}

extension DrawingError.SizeLimit {
  /// What allows a larger picture, as the end of a hint; empty where no library could draw it.
  fileprivate var raised: String {
    switch self {
    case .side(let side): side < PNGLimits().side ? LimitHint.end("picture-side", allows: "longer sides") : ""
    case .pixels: LimitHint.end("picture-pixels", allows: "more")
    }
  }
}

/// The wording of what a drawing could not do as asked; each is about one font.
enum DrawingNote {
  /// Why a font may not be embedded, so that its glyphs are drawn as outlines; nil when its licence allows it.
  static func licence(of face: Face) -> String? {
    let embedding = face.embedding
    if !embedding.allowsEmbedding { return licenceForbidsEmbedding(face.postScriptName, fsType: embedding.rawValue) }
    return embedding.allowsSubsetting
      ? nil : licenceForbidsSubsetting(face.postScriptName, fsType: embedding.rawValue)
  }

  static func licenceForbidsEmbedding(_ name: String, fsType: UInt16) -> String {
    "'\(name)' is drawn as outlines: its licence forbids embedding (fsType \(hexadecimal(Int32(fsType))))"
  }

  static func licenceForbidsSubsetting(_ name: String, fsType: UInt16) -> String {
    "'\(name)' is drawn as outlines: its licence forbids embedding a part (fsType \(hexadecimal(Int32(fsType))))"
  }

  static func cannotBeRebuilt(_ name: String, format: String) -> String {
    "'\(name)' is drawn as outlines: this \(format) font could not be rebuilt for embedding"
  }

  static func glyphsNotDrawn(_ name: String, _ reason: UndrawnReason, count: Int) -> String {
    "\(count) \(count == 1 ? "glyph of '\(name)' is" : "glyphs of '\(name)' are") not drawn: \(reason.words)"
  }

  /// Whether a sentence is that of ``glyphsNotDrawn(_:_:count:)``, whatever the count.
  static func isOf(_ sentence: String, _ name: String, _ reason: UndrawnReason) -> Bool {
    sentence.contains(" of '\(name)' ") && sentence.hasSuffix(" not drawn: \(reason.words)")
  }

  static func cannotBeOpened(_ name: String, code: Int32) -> String {
    "'\(name)' is not drawn at all (FreeType \(hexadecimal(code)))"
  }
}

/// A number as people write it: no decimals when it is whole, else up to four without trailing zeros.
func decimal(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
  let scaled = (abs(value) * 10_000).rounded()
  let whole = Int(scaled / 10_000)
  let rest = Int(scaled - Double(whole) * 10_000)
  let sign = value < 0 && scaled > 0 ? "-" : ""
  guard rest > 0 else { return "\(sign)\(whole)" }
  var digits = String(rest)
  digits = String(repeating: "0", count: 4 - digits.count) + digits
  while digits.last == "0" { digits.removeLast() }
  return "\(sign)\(whole).\(digits)"
}

/// A side in whole pixels, as a count where it is small enough to be one.
private func pixels(_ value: Double) -> String {
  value.isFinite && abs(value) < 1e15 ? Amounts.count(Int(value)) : "\(value)"
}

/// A code as FreeType's documentation prints it, such as `0x02`.
private func hexadecimal(_ code: Int32) -> String {
  let digits = String(code, radix: 16)
  return "0x" + (digits.count < 2 ? "0" + digits : digits)
}
