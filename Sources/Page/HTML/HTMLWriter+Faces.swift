internal import Typeface

extension HTMLWriter {
  /// Writes an entry of a list of fonts: a role and its faces by family and weight, each with version and part of its SHA-256.
  mutating func faces(_ faces: some Sequence<FaceID>, role: String, of fonts: FontLibrary) {
    let sorted = faces.map { fonts[$0] }.sorted {
      ($0.family, $0.weight, $0.postScriptName) < ($1.family, $1.weight, $1.postScriptName)
    }
    markup("<div><dt>\(role)</dt><dd>")
    for (index, face) in sorted.enumerated() {
      if index > 0 { markup("<br>") }
      name(face.postScriptName)
      markup(" <span class=\"quiet\">")
      text(face.version)
      markup(" \(face.sha256.prefix(8))</span>")
    }
    markup("</dd></div>\n")
  }
}
