public import DynamicType
public import TypeSystem
public import Typeface

/// What differs between two revisions of a type system, each worked out against its own fonts.
///
/// Nothing is reported where the two are equal, and a number only when it differs in print. Styles stand in the order of
/// the new sheet's rows; those that went stand where they stood.
public struct TypeSystemRevision: Hashable, Sendable {
  /// The names of the two documents; they may be equal.
  public var names: Names
  /// The categories of either revision, smallest first.
  public var categories: [ContentSizeCategory]
  /// What differs in the documents beside their styles: platform, languages, families, roles and the like.
  public var document: [DocumentChange]
  /// The faces that were replaced, or whose file is another one under the same name.
  public var faces: [FaceRevision]
  /// The styles that came, went or differ.
  public var styles: [StyleRevision]
  /// The styles that are equal in everything.
  public var unchanged: [StyleName]

  /// The names of two documents.
  public struct Names: Hashable, Sendable {
    /// The one before.
    public var old: String
    /// The one after.
    public var new: String
  }

  /// Whether nothing differs.
  public var isEmpty: Bool { document.isEmpty && faces.isEmpty && styles.isEmpty }

  /// Compares two type systems; each library is the one that its system was worked out against.
  ///
  /// Faces are the same when name, place in the file and the SHA-256 of their files agree, wherever the files lie.
  public init(old: ResolvedTypeSystem, oldFonts: FontLibrary, new: ResolvedTypeSystem, newFonts: FontLibrary) {
    names = Names(old: old.document.name, new: new.document.name)
    categories = Set(old.categories + new.categories).sorted()
    document = DocumentChange.between(old.document, new.document)
    if old.boldText != new.boldText {
      document.append(DocumentChange("boldText", old: Self.word(old.boldText), new: Self.word(new.boldText)))
    }
    var comparison = StyleComparison(categories: categories, faces: FaceComparer(old: oldFonts, new: newFonts))
    styles = []
    unchanged = []
    for pair in StylePairs(old, new).pairs {
      let style = comparison.compare(pair)
      if style.isChanged { styles.append(style) } else { unchanged.append(style.style) }
    }
    faces = comparison.faces.revisions
  }

  private static func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }
}
