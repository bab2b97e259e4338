internal import Typeface

extension FontsReport {
  /// The faces for people: a line each, and a line with the reason for each refused file.
  var summary: TextTable {
    var table = TextTable(
      header: ["file", "PostScript name", "family", "weight", "embedding", "axes", "features"],
      alignment: [.left, .left, .left, .right, .left, .left, .left])
    for file in files {
      if let refusal = file.refusal { table.rows.append([file.path, "refused: \(refusal)"]) }
      for face in file.faces {
        table.rows.append([
          file.path, Self.short(face.postScriptName), Self.short(face.family), String(face.weight),
          Self.words(face.embedding), Self.orDash(face.axes.map(Self.extent).joined(separator: ", ")),
          Self.orDash(face.features.map(\.description).joined(separator: " ")),
        ])
      }
    }
    return table
  }

  /// Everything, for spreadsheets: a row a face, and a row for each refused file.
  ///
  /// An axis is written TAG=MINIMUM:DEFAULT:MAXIMUM, axes and the names of instances have semicolons between them, and
  /// features spaces.
  var table: TextTable {
    var table = TextTable(header: [
      "path", "result", "reason", "postScriptName", "family", "style", "weight", "italic", "axes", "namedInstances",
      "features", "unitsPerEm", "ascender", "descender", "lineGap", "capHeight", "xHeight", "glyphs", "fsType",
      "sha256",
    ])
    for file in files {
      if let refusal = file.refusal { table.rows.append([file.path, file.result, refusal]) }
      for face in file.faces { table.rows.append([file.path, file.result, ""] + Self.cells(face)) }
    }
    return table
  }

  private static func cells(_ face: Face) -> [String] {
    let axes = face.axes.map { axis in
      "\(axis.tag)=" + [axis.minimum, axis.defaultValue, axis.maximum].map(Decimal.text).joined(separator: ":")
    }
    return [
      face.postScriptName, face.family, face.style, String(face.weight), String(face.isItalic),
      axes.joined(separator: ";"), face.namedInstances.map(\.name).joined(separator: ";"),
      face.features.map(\.description).joined(separator: " "), String(face.unitsPerEm),
      String(face.lineMetrics.ascender), String(face.lineMetrics.descender), String(face.lineMetrics.lineGap),
      face.capHeight.map { String($0) } ?? "", face.xHeight.map { String($0) } ?? "", String(face.glyphCount),
      String(face.embedding.rawValue), face.sha256,
    ]
  }

  /// An axis as people read it, such as "wght 100...900".
  private static func extent(_ axis: VariationAxis) -> String {
    "\(axis.tag) \(Decimal.text(axis.minimum))...\(Decimal.text(axis.maximum))"
  }

  static func words(_ embedding: Embedding) -> String {
    let permission =
      switch embedding.permission {
      case .installable: "installable"
      case .editable: "editable"
      case .previewAndPrint: "preview and print"
      case .restricted: "restricted"
      }
    let bitmaps = embedding.permission != .restricted && !embedding.allowsEmbedding ? ", bitmaps only" : ""
    return permission + bitmaps + (embedding.allowsSubsetting ? "" : ", whole only")
  }

  private static func orDash(_ text: String) -> String { text.isEmpty ? "-" : text }

  /// A name cut to a width that leaves the table readable; the machine-readable formats have it whole.
  private static func short(_ name: String) -> String { TerminalText.elided(name, limit: 48) }
}
