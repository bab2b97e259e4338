package import Typeface

/// What `specimen fonts` found: every file that was tried, and the faces in it.
package struct FontsReport: Hashable, Sendable {
  /// One font file.
  package struct File: Hashable, Sendable {
    /// The path, as it was given or found below the folder that was.
    package var path: String
    /// Why no face could be taken from it; nil when at least one was.
    package var refusal: String?
    /// What to do about the refusal; nil when there is nothing to say.
    package var hint: String?
    /// Its faces, in the file's own order.
    package var faces: [Face]

    /// Describes a file.
    package init(path: String, refusal: String? = nil, hint: String? = nil, faces: [Face] = []) {
      self.hint = hint
      self.path = path
      self.refusal = refusal
      self.faces = faces
    }

    /// The word that machine-readable reports have for the outcome.
    var result: String { refusal == nil ? "loaded" : "refused" }
  }

  /// One face; lengths are in font units, of which `unitsPerEm` make an em.
  package struct Face: Hashable, Sendable {
    package var postScriptName = ""
    package var family = ""
    package var style = ""
    package var weight = 400
    package var isItalic = false
    package var axes: [VariationAxis] = []
    package var namedInstances: [NamedInstance] = []
    package var features: [Tag] = []
    package var unitsPerEm: Int32 = 1000
    package var lineMetrics = LineMetrics(ascender: 0, descender: 0, lineGap: 0, source: .hhea)
    package var capHeight: Int32?
    package var xHeight: Int32?
    package var glyphCount = 0
    package var embedding = Embedding(rawValue: 0)
    package var sha256 = ""

    /// Makes a face without names, to be filled.
    package init() {}
  }

  /// The files, in the order in which they were tried.
  package var files: [File]

  /// Gathers files.
  package init(files: [File] = []) {
    self.files = files
  }

  /// The report in a format; text is empty when there are no files.
  package func text(as format: FontsFormat) -> String {
    switch format {
    case .text: files.isEmpty ? "" : summary.text
    case .json: json.text
    case .csv: table.csv
    case .markdown: summary.markdown
    case .html: page
    }
  }
}
