package import Sheet
package import TextLayout
package import Typeface

/// The outlines that many small pictures of one file share: each glyph once, and each run of glyphs once.
///
/// A run that stands in several sizes is one group in font units, scaled where it is used, so that a page with a text at
/// twelve sizes holds its glyphs' places once. Lines are drawn in the colour of what surrounds them.
package struct SVGSymbols {
  private var glyphs: SVGGlyphs
  private var names: SVGNames
  private var groups: [UInt8] = []
  /// The ids of runs by the elements that they consist of.
  private var known: [[UInt8]: String] = [:]
  private var clips: SVGClips
  private let maximumBytes: Int

  /// Symbols for these lines and no others, as fine as each font's largest size needs; ids begin with the prefix.
  ///
  /// - Throws: ``DrawingError`` when the prefix can't be one, or when there is no memory for FreeType.
  package init(
    lines: some Sequence<TextLine>, fonts: FontLibrary, idPrefix: String = "", maximumBytes: Int = 256 << 20
  ) throws(DrawingError) {
    names = try SVGNames(prefix: idPrefix)
    glyphs = try SVGGlyphs(fonts: fonts, prefix: names.prefix)
    for line in lines { glyphs.expect(line) }
    clips = SVGClips(prefix: names.prefix)
    self.maximumBytes = maximumBytes
  }

  /// Adds the elements that draw a line whose baseline begins at a place, in points, y downwards.
  ///
  /// `attributes` stand in each `<use>`, and begin with a space, such as ` class="sample"`.
  /// - Throws: ``DrawingError/fileTooLarge(maximum:)`` when the outlines would have more bytes than allowed.
  package mutating func add(
    _ line: TextLine, at origin: Frame.Point = Frame.Point(x: 0, y: 0), attributes: String = "",
    to bytes: inout [UInt8]
  ) throws(DrawingError) {
    for run in line.runs where run.isDrawable {
      guard let id = try id(of: run) else { continue }
      bytes.add("<use\(attributes) href=\"#\(id)\" transform=\"")
      if origin.x + run.x != 0 || origin.y != 0 {
        bytes.add("translate(")
        bytes.add(origin.x + run.x)
        bytes.add(" ")
        bytes.add(origin.y)
        bytes.add(")")
      }
      bytes.add("scale(")
      bytes.add(run.pointSize / glyphs.unitsPerEm(run.font), decimals: glyphs.scaleDecimals(run))
      bytes.add(")\"/>")
    }
  }

  /// Adds the elements that draw a text with its clip, but for its colour; one that its clip leaves nothing of adds none.
  ///
  /// - Throws: ``DrawingError/fileTooLarge(maximum:)`` when the outlines would have more bytes than allowed.
  package mutating func add(_ text: Frame.Text, to bytes: inout [UInt8]) throws(DrawingError) {
    guard text.isDrawable else { return }
    if let clip = text.clip { bytes.add("<g clip-path=\"url(#\(clips.id(of: clip)))\">") }
    try add(text.line, at: text.origin, to: &bytes)
    if text.clip != nil { bytes.add("</g>") }
  }

  /// The group of a run's glyphs; nil for a run that draws nothing.
  private mutating func id(of run: GlyphRun) throws(DrawingError) -> String? {
    var uses: [UInt8] = []
    try glyphs.addUses(
      of: run, finestAt: glyphs.largestSize(run.font), names: &names, maximumBytes: maximumBytes, to: &uses)
    guard !uses.isEmpty else { return nil }
    if let id = known[uses] { return id }
    let id = "\(names.prefix)run-\(known.count + 1)"
    known[uses] = id
    groups.add("<g id=\"\(id)\">")
    groups += uses
    groups.add("</g>\n")
    guard groups.count + glyphs.definitions.count <= maximumBytes else { throw .fileTooLarge(maximum: maximumBytes) }
    return id
  }

  /// The definitions that the elements need: a `<defs>` element, or nothing when no line was drawn.
  package var definitions: [UInt8] {
    guard !groups.isEmpty || !clips.definitions.isEmpty else { return [] }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(glyphs.definitions.count + groups.count + 16)
    bytes.add("<defs>\n")
    bytes += glyphs.definitions
    bytes += groups
    bytes += clips.definitions
    bytes.add("</defs>\n")
    return bytes
  }

  /// What could not be drawn as asked, each once.
  package mutating func finishedNotes() -> [String] { glyphs.finishedNotes() }
}
