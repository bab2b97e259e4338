internal import Drawing
internal import Spelling

/// Writes a page's markup as bytes: the program's own words as they stand, all other text escaped.
///
/// Text of documents and fonts gets in through ``text(_:)``, ``name(_:)`` and ``HTMLText/attribute(_:)`` alone, so none
/// of it can become markup, end an attribute, or turn the direction of what stands around it.
package struct HTMLWriter {
  /// The markup so far, in UTF-8.
  package var bytes: [UInt8] = []

  /// A page with nothing on it yet.
  package init() {}

  /// Adds the program's own markup; text from outside must have gone through ``HTMLText``.
  package mutating func markup(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

  /// Adds text from outside, as it stands between two tags.
  package mutating func text(_ text: String) { XMLText.addContent(text, to: &bytes) }

  /// Adds a name from outside, which keeps the direction of its letters from what stands around it.
  ///
  /// What has no name is called so.
  package mutating func name(_ name: String) { markup(HTMLText.name(name)) }
}
