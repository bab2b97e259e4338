internal import TypeSystem

/// Makes documents of other programs' files, and says of each what could not be carried over.
///
/// Files come as values that someone else has parsed; nothing of what they hold makes a trap.
public enum Importer {
  /// A document of a property list as the type `ScaledFont` reads it: text styles with `fontName` and `fontSize` each.
  ///
  /// Sizes are those at Large, and follow `UIFontMetrics`. Keys are text styles in any spelling, such as `body`,
  /// `UICTFontTextStyleBody` and `UIFontTextStyleBody`.
  /// - Throws: ``InterchangeError`` where the list is no dictionary, or holds no style.
  public static func scaledFontPlist(
    _ value: InterchangeValue, name: String
  ) throws(InterchangeError) -> ImportedDocument {
    var reader = ScaledFontReader()
    return try reader.document(value, name: name)
  }

  /// A document with the fonts that `UIAppFonts` of an app's Info.plist lists as its sources, and no style.
  ///
  /// - Throws: ``InterchangeError`` where the list is no dictionary, or has no such array.
  public static func infoPlist(_ value: InterchangeValue, name: String) throws(InterchangeError) -> ImportedDocument {
    guard let members = value.members else {
      throw .wrongKind(path: "", expected: "a dictionary", found: value.kind)
    }
    guard let list = members["UIAppFonts"] else {
      let nearest = members.keys.filter { $0.lowercased() == "uiappfonts" || $0.hasPrefix("ATSApplicationFonts") }
      throw .missingKey(path: "", key: "UIAppFonts", nearest: nearest)
    }
    guard case .array(let entries) = list else {
      throw .wrongKind(path: "UIAppFonts", expected: "an array", found: list.kind)
    }
    var notes: [ImportNote] = []
    var paths: [String] = []
    for (index, entry) in entries.enumerated() {
      let place = "UIAppFonts.\(index)"
      guard let path = entry.text, !path.isEmpty else {
        notes.append(ImportNote(path: place, what: entry.summary, why: "is no file's name"))
        continue
      }
      if paths.contains(path) {
        notes.append(ImportNote(path: place, what: entry.summary, why: "is listed before"))
      } else {
        paths.append(path)
      }
    }
    guard !paths.isEmpty else { throw .nothingToImport(what: "font file in UIAppFonts", notes: notes) }
    let sources = paths.map { FontSources.Source.file(path: $0, index: nil, cipher: nil) }
    return ImportedDocument(
      document: TypeSystemDocument(name: name, fonts: FontSources(sources: sources), styles: [:]), notes: notes)
  }

  /// A document of design tokens: each typography token becomes a style.
  ///
  /// The form is that of the Design Tokens Community Group's format module, October 2025, and of its earlier drafts:
  /// groups, inherited types, aliases, and dimensions as `{value, unit}` or as "16px". A token whose name is a text
  /// style's in any spelling is that style; the others become styles of the app's own.
  /// - Throws: ``InterchangeError`` where the file is no dictionary, is nested too deeply, or has no typography token
  ///   that could be read.
  public static func designTokens(
    _ value: InterchangeValue, name: String
  ) throws(InterchangeError) -> ImportedDocument {
    guard let root = value.members else {
      throw .wrongKind(path: "", expected: "a dictionary", found: value.kind)
    }
    var file = TokenFile()
    try file.read(root)
    var reader = TypographyReader(file: file)
    return try reader.document(name: name)
  }
}
