internal import Typeface

extension FontsReport {
  /// The machine-readable report: `schemaVersion` 1, then `files`.
  var json: JSON {
    .object([
      .init("schemaVersion", .integer(1)),
      .init("files", .array(files.map(Self.file))),
    ])
  }

  private static func file(_ file: File) -> JSON {
    .object([
      .init("path", .string(file.path)),
      .init("result", .string(file.result)),
      .init("reason", .string(orNull: file.refusal)),
      .init("faces", .array(file.faces.map(face))),
    ])
  }

  private static func face(_ face: Face) -> JSON {
    .object([
      .init("postScriptName", .string(face.postScriptName)),
      .init("family", .string(face.family)),
      .init("style", .string(face.style)),
      .init("weight", .integer(face.weight)),
      .init("italic", .bool(face.isItalic)),
      .init("axes", .array(face.axes.map(axis))),
      .init("namedInstances", .array(face.namedInstances.map(instance))),
      .init("features", .array(face.features.map { .string($0.description) })),
      .init("unitsPerEm", .integer(Int(face.unitsPerEm))),
      .init("ascender", .integer(Int(face.lineMetrics.ascender))),
      .init("descender", .integer(Int(face.lineMetrics.descender))),
      .init("lineGap", .integer(Int(face.lineMetrics.lineGap))),
      .init("capHeight", .integer(orNull: face.capHeight.map(Int.init))),
      .init("xHeight", .integer(orNull: face.xHeight.map(Int.init))),
      .init("glyphs", .integer(face.glyphCount)),
      .init("fsType", .integer(Int(face.embedding.rawValue))),
      .init("sha256", .string(face.sha256)),
    ])
  }

  private static func axis(_ axis: VariationAxis) -> JSON {
    .record([
      .init("tag", .string(axis.tag.description)),
      .init("name", .string(axis.name)),
      .init("minimum", .number(axis.minimum)),
      .init("default", .number(axis.defaultValue)),
      .init("maximum", .number(axis.maximum)),
      .init("hidden", .bool(axis.isHidden)),
    ])
  }

  private static func instance(_ instance: NamedInstance) -> JSON {
    .record([
      .init("name", .string(instance.name)),
      .init("postScriptName", .string(orNull: instance.postScriptName)),
      .init("coordinates", .record(instance.coordinates.map { .init($0.tag.description, .number($0.value)) })),
    ])
  }
}
