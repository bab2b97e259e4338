package import Sheet
internal import Spelling
import TextLayout
import Typeface

/// Writes a frame's items as SVG elements, in order.
struct SVGPainter {
  /// The thickness in points from which on a rectangle's edges are put on whole pixels.
  ///
  /// A thinner one is anti-aliased. Put on whole pixels, a hairline of 0.5 pt would be missing at one pixel a point as
  /// often as not: both Chromium and librsvg then leave out what holds no pixel's middle.
  static let crispThickness = 4.0

  /// The elements so far.
  private(set) var bytes: [UInt8] = []
  /// The outlines that the elements use.
  private(set) var glyphs: SVGGlyphs
  private var names: SVGNames
  private var clips: SVGClips
  /// The colour that elements have unless they say otherwise.
  private let ink: Frame.Color
  private let language: String
  private let maximumBytes: Int

  /// A painter for a page that has nothing on it yet.
  init(
    glyphs: SVGGlyphs, names: SVGNames, ink: Frame.Color, language: String, maximumBytes: Int
  ) {
    (self.glyphs, self.names, self.ink) = (glyphs, names, ink)
    clips = SVGClips(prefix: names.prefix)
    (self.language, self.maximumBytes) = (language, maximumBytes)
  }

  /// The definitions that the elements need.
  var definitions: [UInt8] { glyphs.definitions + clips.definitions }

  /// What could not be drawn as asked.
  mutating func finishedNotes() -> [String] { glyphs.finishedNotes() }

  /// Writes the page's ground and all items, those of a cell in a group.
  ///
  /// - Throws: ``DrawingError/fileTooLarge(maximum:)``.
  mutating func paint(_ frame: Frame) throws(DrawingError) {
    bytes.reserveCapacity(min(maximumBytes, Self.expectedBytes(frame)))
    let page = Frame.Rect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
    add([page], frame.background, isCrisp: true)
    var next = 0
    // Cells share no item; of a frame where two do, the later one is no group.
    for cell in frame.cells.sorted(by: { $0.items.lowerBound < $1.items.lowerBound })
    where cell.items.lowerBound >= next && cell.items.upperBound <= frame.items.count && !cell.items.isEmpty {
      try paint(frame.items[next..<cell.items.lowerBound])
      bytes.add("<g id=\"")
      bytes.add(names.cell(cell.name))
      bytes.add("\" role=\"group\" aria-label=\"")
      XMLText.addAttribute(cell.name, to: &bytes)
      bytes.add("\">\n")
      try paint(frame.items[cell.items])
      bytes.add("</g>\n")
      next = cell.items.upperBound
    }
    try paint(frame.items[next...])
  }

  /// About how many bytes a frame's elements take, so that they are seldom moved while they grow.
  private static func expectedBytes(_ frame: Frame) -> Int {
    frame.items.reduce(0) { sum, item in
      guard case .text(let text) = item else { return sum + 64 }
      return text.line.runs.reduce(sum + 160) { $0 + 27 * $1.glyphs.count }
    }
  }

  private mutating func paint(_ items: ArraySlice<Frame.Item>) throws(DrawingError) {
    var rectangles: [Frame.Rect] = []
    var index = items.startIndex
    while index < items.endIndex {
      switch items[index] {
      case .text(let text): try add(text)
      case .polygon(let points, let color): add(points, color)
      case .rectangle(let rectangle, let color):
        // Neighbours of one colour share a path.
        rectangles.append(rectangle)
        let isCrisp = Self.isCrisp(rectangle)
        if index + 1 < items.endIndex, case .rectangle(let other, color) = items[index + 1],
          Self.isCrisp(other) == isCrisp
        {
          break
        }
        add(rectangles, color, isCrisp: isCrisp)
        rectangles = []
      }
      index += 1
      guard bytes.count <= maximumBytes else { throw .fileTooLarge(maximum: maximumBytes) }
    }
  }

  private static func isCrisp(_ rectangle: Frame.Rect) -> Bool {
    min(rectangle.width, rectangle.height) >= crispThickness
  }

  private mutating func add(_ rectangles: [Frame.Rect], _ color: Frame.Color, isCrisp: Bool) {
    let corners = rectangles.filter(\.isDrawable).map { rectangle in
      let (right, bottom) = (rectangle.x + rectangle.width, rectangle.y + rectangle.height)
      return [
        (rectangle.x, rectangle.y), (right, rectangle.y), (right, bottom), (rectangle.x, bottom),
      ].map { Frame.Point(x: $0.0, y: $0.1) }
    }
    add(paths: corners, color, attributes: isCrisp ? " shape-rendering=\"crispEdges\"" : "")
  }

  private mutating func add(_ points: [Frame.Point], _ color: Frame.Color) {
    guard points.count > 2, points.allSatisfy(\.isDrawable) else { return }
    add(paths: [points], color, attributes: "")
  }

  private mutating func add(paths: [[Frame.Point]], _ color: Frame.Color, attributes: String) {
    guard !paths.isEmpty else { return }
    var data = PathData(decimals: 3)
    for points in paths {
      for (index, point) in points.enumerated() {
        let place = PathData.Place(
          x: Decimals.steps(point.x, decimals: 3), y: Decimals.steps(point.y, decimals: 3))
        if index == 0 { data.move(place) } else { data.line(place) }
      }
    }
    data.close()
    bytes.add("<path")
    addFill(color)
    bytes.add("\(attributes) d=\"")
    bytes += data.bytes
    bytes.add("\"/>\n")
  }

  private mutating func addFill(_ color: Frame.Color) {
    guard color != ink else { return }
    bytes.add(words: " fill=\"")
    bytes.add(color)
    bytes.add(words: "\"")
  }
}

extension SVGPainter {
  private mutating func add(_ text: Frame.Text) throws(DrawingError) {
    guard text.isDrawable else { return }
    // The group with the clip has no transform: it would move the clip too.
    if let clip = text.clip { bytes.add("<g clip-path=\"url(#\(clips.id(of: clip)))\">") }
    if text.line.text.isEmpty {
      bytes.add(words: "<g")
    } else {
      bytes.add(words: "<g role=\"img\" aria-label=\"")
      XMLText.addAttribute(text.line.text, to: &bytes)
      bytes.add(words: "\"")
    }
    if let own = text.line.language, !own.isEmpty, own != language {
      bytes.add(" xml:lang=\"")
      XMLText.addAttribute(own, to: &bytes)
      bytes.add("\"")
    }
    addFill(text.color)
    let runs = text.line.runs
    if runs.count == 1, runs[0].isDrawable {
      try add(runs[0], from: text.origin)
    } else if runs.count(where: \.isDrawable) == 1, let run = runs.first(where: \.isDrawable) {
      try add(run, from: text.origin)
    } else {
      bytes.add(">")
      for run in runs where run.isDrawable {
        bytes.add("<g")
        try add(run, from: text.origin)
        bytes.add("</g>")
      }
    }
    bytes.add(words: text.clip == nil ? "</g>\n" : "</g></g>\n")
  }

  /// Ends a group's start tag with the place and size of a run, and fills the group with the run's glyphs.
  private mutating func add(_ run: GlyphRun, from origin: Frame.Point) throws(DrawingError) {
    let scale = run.pointSize / glyphs.unitsPerEm(run.font)
    let scaleDecimals = glyphs.scaleDecimals(run)
    bytes.write(atMost: 48 + 3 * ByteCursor.longestNumber) { cursor in
      cursor.add(" transform=\"translate(")
      cursor.add(steps: Decimals.steps(origin.x + run.x, decimals: 3), decimals: 3)
      cursor.add(" ")
      cursor.add(steps: Decimals.steps(origin.y, decimals: 3), decimals: 3)
      cursor.add(")scale(")
      cursor.add(steps: Decimals.steps(scale, decimals: scaleDecimals), decimals: scaleDecimals)
      cursor.add(")\">")
    }
    try glyphs.addUses(
      of: run, finestAt: run.pointSize, names: &names, maximumBytes: maximumBytes, to: &bytes)
  }
}

extension [UInt8] {
  /// Adds a colour as `#rrggbb`.
  package mutating func add(_ color: Frame.Color) {
    write(atMost: 7) { cursor in
      cursor.add(UInt8(ascii: "#"))
      cursor.add(hexadecimal: color.red)
      cursor.add(hexadecimal: color.green)
      cursor.add(hexadecimal: color.blue)
    }
  }
}

extension ByteCursor {
  fileprivate mutating func add(hexadecimal byte: UInt8) {
    add(Self.hexadecimalDigit(byte >> 4))
    add(Self.hexadecimalDigit(byte & 15))
  }

  private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x57 + value
  }
}
