internal import CHarfBuzz
package import Typeface

/// Counts what a glyph's outline would cost before anything unfolds it.
///
/// A composite glyph is made of others, so a file of 2 kB can describe 10^10 outlines, on which FreeType, HarfBuzz and
/// cairo would work for hours, even where none of them has a point. Points and components are added up from the tables here,
/// each composite once, and a program of CFF operators is counted by HarfBuzz, which gives up after 10,000 of them.
///
/// What comes of it, and of what the tables have besides outlines, is decided here for the measuring of text and for drawing alike, so
/// that the glyphs that aren't drawn are those that are marked.
package final class GlyphCosts {
  /// The most points and components that a glyph may have.
  let maximum: Int
  /// What FreeType 2.12 has room for: it takes points eight at a time, four of them its own, up to 32,767.
  static let mostPoints = 32_756
  /// What a component counts for besides its points, so that 4,096 of them are too many for a glyph.
  ///
  /// FreeType makes its lists longer for each one, and may have to copy them: with AddressSanitizer, which always does, a glyph
  /// of 20,736 components without a point took 21 s.
  private static let componentCost = 8
  /// What stands for the cost of a program that HarfBuzz doesn't get to the end of.
  private static let brokenProgram = Int.max
  /// How deep components may nest.
  private static let maximumDepth = 32
  private var tooMuch: Int { maximum + 1 }

  let face: Face
  let glyf: TableBlob
  private let loca: TableBlob
  private let hasLongOffsets: Bool
  /// The composites counted so far by their glyphs, -1 for one that is not; empty before the first.
  ///
  /// It is no lazy variable, which would be copied with each change.
  private var composites: [Int32] = []
  private lazy var programs = GlyphPrograms(face)
  private var programCosts: [UInt32: Int] = [:]
  private(set) lazy var variations = GlyphVariations(face)
  private lazy var colours = GlyphColours(face, limits: limits)
  private let limits: FontLimits
  /// Whether each glyph was looked at; empty before the first.
  private var isKnown: [Bool] = []
  /// What those that were looked at are drawn from, where it isn't an outline and nothing else.
  private var drawings: [UInt32: GlyphDrawing] = [:]
  /// The glyphs that were looked at and are not drawn, with the reason.
  private(set) var undrawable: [UInt32: UndrawnReason] = [:]

  /// Whether a composite glyph of the face is too much to unfold; each is looked at, once.
  private(set) lazy var hasEndlessComposite = (0..<face.glyphCount).contains { glyph in
    !endsBefore(glyph) && contourCount(place(of: glyph)) < 0 && points(glyph, depth: 0) > maximum
  }

  /// Prepares to look at the glyphs of a face within the limits of its library.
  package init(_ face: Face, limits: FontLimits) {
    self.face = face
    self.limits = limits
    maximum = min(limits.maximumGlyphPoints, Self.mostPoints)
    glyf = TableBlob(face.harfBuzzFace, "glyf")
    loca = TableBlob(face.harfBuzzFace, "loca")
    // FreeType takes any format but 0 for the long one.
    hasLongOffsets = TableBlob(face.harfBuzzFace, "head").word(50) != 0
  }

  /// Whether a glyph's outline is small enough to be unfolded.
  ///
  /// A file can have both kinds of outlines, and which of them FreeType takes is its own business: both have to be small.
  package func allows(_ glyph: UInt32) -> Bool {
    guard points(Int(glyph), depth: 0) <= maximum else { return false }
    guard let programs else { return true }
    if let cost = programCosts[glyph] { return cost <= maximum }
    var cost = Self.brokenProgram
    // What FreeType has no room for while it reads is too much whatever the limit.
    if let length = programs.length(of: glyph) {
      cost = length.points + length.contours <= Self.mostPoints ? length.points : tooMuch
    }
    programCosts[glyph] = cost
    return cost <= maximum
  }

  /// What a glyph is drawn from, in every format alike; each that the face has is looked at once.
  package func drawing(of glyph: UInt32) -> GlyphDrawing {
    guard glyph < face.glyphCount else {
      undrawable[glyph] = .absent
      return .nothing(.absent)
    }
    if isKnown.isEmpty { isKnown = [Bool](repeating: false, count: face.glyphCount) }
    if isKnown[Int(glyph)] { return drawings[glyph] ?? .outline }
    isKnown[Int(glyph)] = true
    let drawing = look(at: glyph)
    if drawing != .outline { drawings[glyph] = drawing }
    if case .nothing(let reason) = drawing { undrawable[glyph] = reason }
    return drawing
  }

  private func look(at glyph: UInt32) -> GlyphDrawing {
    let fault = outlineFault(glyph)
    guard let colours else { return fault.map(GlyphDrawing.nothing) ?? .outline }
    return colours.drawing(
      of: glyph, outlineFault: fault, hasOutline: face.isScalable && fault == nil && hasPoints(Int(glyph)),
      isDrawn: { $0 < self.face.glyphCount && self.outlineFault($0) == nil })
  }

  /// Why FreeType would not load a glyph's outline; nil where it does, or where the face has none.
  private func outlineFault(_ glyph: UInt32) -> UndrawnReason? {
    guard face.isScalable else { return nil }
    guard allows(glyph) else {
      return programCosts[glyph] == Self.brokenProgram ? .brokenOutline : .tooManyPoints(limit: maximum)
    }
    guard face.container.format == .trueType else { return nil }
    return !isLost(Int(glyph)) && hasWholeOutline(Int(glyph)) ? nil : .brokenOutline
  }

  /// Whether there is anything in the outline of a glyph that is whole and small enough.
  package func hasPoints(_ glyph: Int) -> Bool {
    if let programs { return (programs.length(of: UInt32(glyph))?.points ?? 0) > 0 }
    let range = place(of: glyph)
    let contours = contourCount(range)
    return contours < 0 ? components(in: range).contains(where: hasPoints) : contours > 0
  }

  /// The glyphs that a composite glyph is made of.
  func components(in range: Range<Int>) -> [Int] {
    var components: [Int] = []
    var offset = range.lowerBound + 10
    while offset + 4 <= range.upperBound {
      let flags = glyf.word(offset)
      components.append(glyf.word(offset + 2))
      offset += componentSize(flags)
      if flags & 0x20 == 0 { break }  // MORE_COMPONENTS
    }
    return components
  }

  /// The points and components of a glyph, never counted further than just past the maximum.
  private func points(_ glyph: Int, depth: Int) -> Int {
    guard glyph < face.glyphCount else { return 0 }
    if endsBefore(glyph) { return tooMuch }
    let range = place(of: glyph)
    let contours = contourCount(range)
    if contours >= 0 { return contours == 0 ? 0 : glyf.word(range.lowerBound + 8 + 2 * contours) + 1 }
    if composites.isEmpty { composites = [Int32](repeating: -1, count: face.glyphCount) }
    if composites[glyph] >= 0 { return Int(composites[glyph]) }
    guard depth < Self.maximumDepth else { return tooMuch }
    // Stands while the glyph is being counted, so that a circle comes out as too much.
    composites[glyph] = Int32(tooMuch)
    let cost = min(parts(in: range, depth: depth), tooMuch)
    composites[glyph] = Int32(cost)
    return cost
  }

  /// Whether a glyph is a composite whose cost was asked for: all others are told apart without a look at the tables.
  func isCountedComposite(_ glyph: Int) -> Bool { glyph < composites.count && composites[glyph] >= 0 }

  /// The points and components of what a composite glyph is made of.
  private func parts(in range: Range<Int>, depth: Int) -> Int {
    var total = 0
    var offset = range.lowerBound + 10
    while offset + 4 <= range.upperBound, total <= maximum {
      let flags = glyf.word(offset)
      total += Self.componentCost + points(glyf.word(offset + 2), depth: depth + 1)
      offset += componentSize(flags)
      if flags & 0x20 == 0 { break }  // MORE_COMPONENTS
    }
    return total
  }

  /// How many contours a glyph says it has; less than 0 is a composite, and 0 a blank.
  func contourCount(_ range: Range<Int>) -> Int {
    range.count < 10 ? 0 : Int(Int16(truncatingIfNeeded: glyf.word(range.lowerBound)))
  }

  /// The bytes that a component's record takes, by its flags.
  func componentSize(_ flags: Int) -> Int {
    let arguments = flags & 0x1 != 0 ? 4 : 2  // ARG_1_AND_2_ARE_WORDS
    if flags & 0x8 != 0 { return 4 + arguments + 2 }  // WE_HAVE_A_SCALE
    if flags & 0x40 != 0 { return 4 + arguments + 4 }  // WE_HAVE_AN_X_AND_Y_SCALE
    return 4 + arguments + (flags & 0x80 != 0 ? 8 : 0)  // WE_HAVE_A_TWO_BY_TWO
  }

  /// Whether `loca` is there and ends before a glyph's two offsets, so that nobody knows what the glyph is made of.
  ///
  /// FreeType reads on behind such a table as far as the file allows.
  private func endsBefore(_ glyph: Int) -> Bool {
    loca.count > 0 && (glyph + 2) * (hasLongOffsets ? 4 : 2) > loca.count
  }

  /// Where FreeType finds a glyph, which is nowhere for one beyond the table.
  ///
  /// One that ends before it begins goes on to the table's end, and so does the last one where it would end behind it.
  func place(of glyph: Int) -> Range<Int> { placeInTable(of: glyph) ?? 0..<0 }

  /// The same, and nil for a glyph beyond the table, which FreeType takes for a blank without a word.
  func placeInTable(of glyph: Int) -> Range<Int>? {
    let (start, end) = (offset(glyph), offset(glyph + 1))
    guard start <= glyf.count, end <= glyf.count || isLastLocated(glyph) else { return nil }
    return start..<(start <= end ? min(end, glyf.count) : glyf.count)
  }

  /// Whether `loca` ends with a glyph's two offsets.
  private func isLastLocated(_ glyph: Int) -> Bool {
    glyph + 2 == min(loca.count / (hasLongOffsets ? 4 : 2), 0x1_0000)
  }

  /// An offset of `loca`, in bytes.
  private func offset(_ index: Int) -> Int {
    hasLongOffsets ? loca.doubleWord(4 * index) : 2 * loca.word(2 * index)
  }
}
