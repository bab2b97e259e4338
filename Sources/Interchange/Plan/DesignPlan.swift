internal import DynamicType
internal import TypeSystem
internal import Typeface

/// Everything that the writers say of a type system.
struct DesignPlan {
  /// The document.
  let document: TypeSystemDocument
  /// The fonts that are there.
  let fonts: FontLibrary?
  /// The families as enumerations.
  var families: [FamilyPlan]
  /// Apple's styles and the document's own, in the sheet's order, without undefined ones.
  var styles: [StylePlan]
  /// The roles with text.
  var roles: [StylePlan]

  /// Finds the faces that the document means.
  var finder: FaceFinder { FaceFinder(document: document, fonts: fonts) }
  /// The platform's table.
  var table: DynamicTypeTable { DynamicTypeTable.table(for: document.platform) }
  /// The platform's categories, smallest first.
  var categories: [ContentSizeCategory] { table.categories }
}
