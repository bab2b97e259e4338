internal import Sheet
internal import TextLayout
internal import Typeface

extension SheetItems {
  /// The machine-readable form: `schemaVersion` 1, the fonts, and page by page what is painted, in order.
  var json: JSON {
    .object([
      .init("schemaVersion", .integer(1)),
      .init("title", .string(frames.first?.title ?? "")),
      .init("language", .string(frames.first?.language ?? "")),
      .init("fonts", .array(fonts.enumerated().map { font($0.element, index: $0.offset) })),
      .init("pages", .array(frames.map(page))),
    ])
  }

  private func font(_ font: FontInstance, index: Int) -> JSON {
    let face = library[font.face]
    return .object([
      .init("index", .integer(index)),
      .init("postScriptName", .string(face.postScriptName)),
      .init("family", .string(face.family)),
      .init("style", .string(face.style)),
      .init("weight", .number(weight(of: font))),
      .init("italic", .bool(face.isItalic)),
      .init("path", .string(face.path)),
      .init("indexInFile", .integer(face.index)),
      .init("sha256", .string(face.sha256)),
      .init("unitsPerEm", .integer(Int(face.unitsPerEm))),
      .init("coordinates", .record(font.coordinates.map { .init($0.tag.description, .number($0.value)) })),
    ])
  }

  /// The weight that the instance is drawn at, 1 to 1000: its place on the axis, where the face has that.
  private func weight(of font: FontInstance) -> Double {
    font.coordinates.first { $0.tag == "wght" }?.value ?? Double(library[font.face].weight)
  }

  private func page(_ frame: Frame) -> JSON {
    .object([
      .init("label", .string(frame.label)),
      .init("width", .number(frame.size.width)),
      .init("height", .number(frame.size.height)),
      .init("background", color(frame.background)),
      .init("cells", .array(frame.cells.map(cell))),
      .init("items", .array(frame.items.map(item))),
    ])
  }

  /// `start`, `label` and `end` are places in the page's items: the sample's, the label's, and what follows.
  private func cell(_ cell: Frame.Cell) -> JSON {
    .record([
      .init("name", .string(cell.name)),
      .init("x", .number(cell.origin.x)),
      .init("baseline", .number(cell.origin.y)),
      .init("start", .integer(cell.items.lowerBound)),
      .init("label", .integer(orNull: cell.labelStart)),
      .init("end", .integer(cell.items.upperBound)),
    ])
  }

  private func item(_ item: Frame.Item) -> JSON {
    switch item {
    case .rectangle(let area, let color):
      return .record([.init("kind", .string("rectangle"))] + sides(of: area) + [.init("color", self.color(color))])
    case .polygon(let points, let color):
      return .record([
        .init("kind", .string("polygon")),
        .init("xs", .array(points.map { .number($0.x) })),
        .init("ys", .array(points.map { .number($0.y) })),
        .init("color", self.color(color)),
      ])
    case .text(let text):
      return self.text(text)
    }
  }

  func sides(of area: Frame.Rect) -> [JSON.Member] {
    [
      .init("x", .number(area.x)), .init("y", .number(area.y)), .init("width", .number(area.width)),
      .init("height", .number(area.height)),
    ]
  }

  func color(_ color: Frame.Color) -> JSON {
    let digits = [color.red, color.green, color.blue].map { channel in
      String(channel >> 4, radix: 16) + String(channel & 15, radix: 16)
    }
    return .string("#" + digits.joined())
  }
}
