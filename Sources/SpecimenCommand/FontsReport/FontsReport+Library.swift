internal import Typeface

extension FontsReport.File {
  /// Describes a file that a library was asked to take in; faces are read from the library.
  init(_ report: FontFileReport, in library: FontLibrary) {
    self.init(
      path: report.path, refusal: report.refusal, hint: report.hint, faces: report.faces.map { .init(library[$0]) })
  }
}

extension FontsReport.Face {
  /// Copies what a face says of itself.
  init(_ face: Face) {
    self.init()
    postScriptName = face.postScriptName
    family = face.family
    style = face.style
    weight = face.weight
    isItalic = face.isItalic
    axes = face.axes
    namedInstances = face.namedInstances
    features = face.features
    unitsPerEm = face.unitsPerEm
    lineMetrics = face.lineMetrics
    capHeight = face.capHeight
    xHeight = face.xHeight
    glyphCount = face.glyphCount
    embedding = face.embedding
    sha256 = face.sha256
  }
}
