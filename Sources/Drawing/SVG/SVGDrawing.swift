public import Sheet
internal import Spelling
public import Typeface

/// Draws frames as SVG: every glyph's outline once, and a reference wherever it stands.
///
/// Nothing is fetched and nothing runs: no fonts, no styles, no scripts. Text is told to assistive technology, and kept
/// for everybody else, in the `aria-label` of each line's group, in logical order.
public enum SVGDrawing {
  /// Draws a frame at true size: a point of the frame is a `pt` of CSS.
  ///
  /// `fonts` is the library that the frame was shaped with. Links and bookmarks are left out: they lead to other pages.
  ///
  /// - Throws: ``DrawingError`` when the page is too large or has no size, the prefix of ids can't be one, or the file
  ///   would be too large.
  public static func draw(
    _ frame: Frame, fonts: FontLibrary, options: SVGOptions = SVGOptions()
  ) throws(DrawingError) -> DrawnFile {
    try check(frame.size, options)
    let names = try SVGNames(prefix: options.idPrefix)
    let ink = ink(of: frame)
    let head = head(of: frame, ink: ink, prefix: names.prefix)
    var glyphs = try SVGGlyphs(fonts: fonts, prefix: names.prefix)
    for case .text(let text) in frame.items { glyphs.expect(text.line) }
    var painter = SVGPainter(
      glyphs: glyphs, names: names, ink: ink,
      language: frame.language,
      maximumBytes: options.maximumBytes)
    try painter.paint(frame)
    let definitions = painter.definitions
    var bytes: [UInt8] = []
    bytes.reserveCapacity(head.count + definitions.count + painter.bytes.count + 32)
    bytes += head
    if !definitions.isEmpty {
      bytes.add("<defs>\n")
      bytes += definitions
      bytes.add("</defs>\n")
    }
    bytes += painter.bytes
    bytes.add("</svg>\n")
    guard bytes.count <= options.maximumBytes else { throw .fileTooLarge(maximum: options.maximumBytes) }
    return DrawnFile(bytes: bytes, notes: painter.finishedNotes())
  }

  private static func check(_ size: Frame.Size, _ options: SVGOptions) throws(DrawingError) {
    let (width, height) = (size.width, size.height)
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw .pageHasNoSize(width: width, height: height)
    }
    guard width <= options.maximumSide, height <= options.maximumSide else {
      throw .pageTooLarge(width: width, height: height, maximum: options.maximumSide)
    }
  }

  /// The colour that most lines of text have, black without text: it is said once, for the whole file.
  private static func ink(of frame: Frame) -> Frame.Color {
    // Numbers, since the runtime takes 0.2 M instructions to make a dictionary of another kind of key.
    var counts: [UInt32: Int] = [:]
    var (best, most) = (Frame.Color.black, 0)
    for case .text(let text) in frame.items {
      let color = text.color
      let count = next(&counts[UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue), default: 0])
      if count > most { (best, most) = (color, count) }
    }
    return best
  }

  private static func next(_ count: inout Int) -> Int {
    count += 1
    return count
  }

  /// The root's start tag, and what the picture is called.
  private static func head(of frame: Frame, ink: Frame.Color, prefix: String) -> [UInt8] {
    let title = [frame.title, frame.label].filter { !$0.isEmpty }.joined(separator: ", ")
    var bytes: [UInt8] = []
    bytes.add("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
    bytes.add(frame.size.width)
    bytes.add(" ")
    bytes.add(frame.size.height)
    bytes.add("\" width=\"")
    bytes.add(frame.size.width)
    bytes.add("pt\" height=\"")
    bytes.add(frame.size.height)
    bytes.add("pt\" fill=\"")
    bytes.add(ink)
    bytes.add("\" role=\"graphics-document document\"")
    if !frame.language.isEmpty {
      bytes.add(" xml:lang=\"")
      XMLText.addAttribute(frame.language, to: &bytes)
      bytes.add("\"")
    }
    if !title.isEmpty { bytes.add(" aria-labelledby=\"\(prefix)sheet-title\"") }
    if !frame.subject.isEmpty { bytes.add(" aria-describedby=\"\(prefix)sheet-desc\"") }
    bytes.add(">\n")
    add("title", title, prefix, to: &bytes)
    add("desc", frame.subject, prefix, to: &bytes)
    return bytes
  }

  private static func add(_ element: String, _ text: String, _ prefix: String, to bytes: inout [UInt8]) {
    guard !text.isEmpty else { return }
    bytes.add("<\(element) id=\"\(prefix)sheet-\(element)\">")
    XMLText.addContent(text, to: &bytes)
    bytes.add("</\(element)>\n")
  }
}
