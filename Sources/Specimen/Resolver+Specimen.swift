internal import DynamicType
internal import Findings
internal import Languages
internal import TypeSystem

extension Resolver {
  /// Works a document out; nil `styles` and `categories` are all of them.
  func system(
    of document: TypeSystemDocument, styles: [StyleName]? = nil, categories: [ContentSizeCategory]? = nil
  ) throws(SpecimenError) -> ResolvedTypeSystem {
    do { return try resolve(document, styles: styles, categories: categories) } catch { throw .resolution(error) }
  }
}

extension Check {
  /// A check of a system by its document's own levels.
  init(of system: ResolvedTypeSystem, languages: [LanguageCharacters], lineBreaker: LineBreaker?) {
    self.init(levels: FindingLevels(document: system.document), languages: languages, lineBreaker: lineBreaker)
  }
}
