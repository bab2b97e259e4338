internal import DynamicType
internal import TypeSystem

extension SheetPreparation {
  /// A document's sizes are above 0 on its own platform, but perhaps not on the one that the command line names.
  static func checkSizes(_ document: TypeSystemDocument, _ styles: [StyleName]) throws(CommandError) {
    for style in styles {
      guard let rule = document.rule(of: style), !rule.isSystem else { continue }
      for category in DynamicTypeTable.table(for: document.platform).categories {
        guard let size = rule.effective(at: category).size?.anySize(at: category, document.context(of: style)),
          size.pointSize <= 0 || size.unrounded <= 0
        else { continue }
        throw .below(
          "\(TerminalText.quoted(style.name)) has no size above 0 at \(category.name) on \(document.platform.displayName)",
          hint: "'min' in a document's size is the least that it can be", exitCode: .usage)
      }
    }
  }
}
