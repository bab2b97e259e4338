public import TypeSystem

/// The document that serves when none is given, as the text that someone could have written.
///
/// Zilla Slab and Fira Sans follow Apple's text styles at Apple's sizes at Large, along `UIFontMetrics`' curves.
public enum EmbeddedDefault {
  /// The name of the document's file in messages.
  public static let fileName = "default.yaml"

  /// The document in YAML.
  public static let text = """
    # What is drawn when no document is given: a slab and a sans over the system font, each style at Apple's own size at
    # Large, and from there along UIFontMetrics' curve.
    format: 1
    name: Default
    families:
      zillaSlab: { family: Zilla Slab }
      firaSans: { family: Fira Sans }
    styles:
      largeTitle: { family: zillaSlab, weight: bold }
      title1: { family: firaSans, weight: bold }
      title2: { family: firaSans, weight: medium }
      title3: { family: firaSans, weight: medium }
      headline: { family: firaSans, weight: bold }
      body: { family: zillaSlab, weight: medium }
      callout: { family: zillaSlab, weight: medium }
      subheadline: { family: firaSans, weight: light }
      footnote: { family: zillaSlab, weight: light }
      caption1: { family: firaSans, weight: light }
      caption2: { family: firaSans, weight: light }

    """
}

extension TypeSystemDocument {
  /// The document that serves when none is given: a slab and a sans on UIFontMetrics' curves, over the system font.
  public static let embeddedDefault: TypeSystemDocument = {
    let reading = DocumentReader.read(Array(EmbeddedDefault.text.utf8), name: EmbeddedDefault.fileName)
    guard let document = reading.document else {
      preconditionFailure("the embedded document can't be read: \(reading.errors.map(\.message))")
    }
    return document
  }()
}
