internal import TextLayout

/// A label that is set and waits for its place: words, shapes and swatches on one line or on several.
struct Label {
  /// Something that a label shows.
  enum Content {
    case text(TextLine)
    /// A mark's shape, as high as given, in points.
    case shape(MarkShape, height: Double)
    /// A stroke of a guide's colour, its middle at half of the small letters' height.
    case swatch(width: Double, thickness: Double, rise: Double)
  }

  /// A part with its place from the label's left end and first baseline.
  struct Part {
    var content: Content
    var color: Frame.Color
    var x: Double
    var y = 0.0
  }

  var parts: [Part] = []
  /// How far the label reaches from its left end, in points.
  var width = 0.0
  /// From the first baseline to the last, in points; 0 for a label of one line.
  var depth = 0.0

  mutating func append(_ content: Content, width: Double, _ color: Frame.Color) {
    parts.append(Part(content: content, color: color, x: self.width))
    self.width += width
  }

  /// The label without its words.
  var signOnly: Label {
    var sign = Label()
    for part in parts {
      if case .shape(let shape, let height) = part.content {
        sign.append(part.content, width: shape.width * height, part.color)
      }
    }
    return sign
  }

  /// White between two labels of a line, in points.
  static let gap = 7.0
  /// From one line of labels to the next, in points; whole, as all baselines are.
  static let pitch = 11.0

  /// Labels one after the other, on as many lines as a width asks for, each line flush left or flush right.
  ///
  /// A label that is itself of several lines has them to itself.
  static func flow(_ labels: [Label], width: Double, isFlushRight: Bool = false) -> Label {
    // Most cells have their size and no mark: a label by itself stays as it is.
    if labels.count == 1 { return labels[0] }
    var lines: [Label] = []
    var whole = Label()
    for label in labels where !label.parts.isEmpty {
      if var last = lines.last, last.depth == 0, label.depth == 0, last.width + gap + label.width <= width {
        last.append(label, x: last.width + gap)
        lines[lines.count - 1] = last
      } else {
        lines.append(label)
      }
    }
    whole.width = lines.map(\.width).max() ?? 0
    var y = 0.0
    for line in lines {
      whole.append(line, x: isFlushRight ? whole.width - line.width : 0, y: y)
      y += line.depth + pitch
    }
    return whole
  }

  /// Labels one under the other, flush left.
  static func stack(_ lines: [Label]) -> Label {
    var whole = Label()
    for (index, line) in lines.enumerated() { whole.append(line, x: 0, y: Double(index) * pitch) }
    return whole
  }

  /// Adds another label's parts at a place from this one's left end and first baseline.
  private mutating func append(_ label: Label, x: Double, y: Double = 0) {
    for var part in label.parts {
      part.x += x
      part.y += y
      parts.append(part)
    }
    width = max(width, x + label.width)
    depth = max(depth, y + label.depth)
  }
}
