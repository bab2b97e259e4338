package import DocumentText
package import Drawing
package import TextLayout
package import Typeface

/// Everything that a run is bounded by: each module's own limits, and the process's.
///
/// The defaults are the modules'; `--limit NAME=VALUE` sets one of them. ``Limit`` has their names and ranges.
package struct Limits: Hashable, Sendable {
  /// What a font file, and a folder of them, may ask for.
  package var fonts = FontLimits()
  /// How long a text may be.
  package var text = TextLimits()
  /// How large a document may be.
  package var documents = DocumentLimits()
  /// The longest side of a page, in points; 14,400 by default, the longest that a PDF page may be.
  package var pagePoints = 14_400
  /// How large a picture may be that is drawn or read.
  package var pictures = PNGLimits()
  /// What the run may take of the machine.
  package var process = ProcessLimits()

  /// The defaults.
  package init() {}
}

extension Limits {
  /// The most characters of a text: what is set is what is read.
  var textCharacters: Int {
    get { text.characters }
    set { (text.characters, documents.sampleCharacters) = (newValue, newValue) }
  }
}
