package import Revision
internal import TypeSystem

/// Words that revisions' pages share with what the command prints.
package enum RevisionWords {
  /// Where a face is used: styles by column, "Body and Headline (custom), Body (fallback)".
  package static func places(_ places: [FaceRevision.Place]) -> String {
    Column.allCases.compactMap { column in
      let names = places.filter { $0.column == column }.map(\.style.displayName)
      return names.isEmpty ? nil : "\(names.joined(separator: ", ")) (\(column.rawValue))"
    }.joined(separator: ", ")
  }

  /// What a style's revision is as a whole; nil where it stayed.
  package static func kind(_ kind: StyleRevision.Kind) -> String? {
    switch kind {
    case .came: "new"
    case .went: "gone"
    case .stayed: nil
    case .renamed(let old): "renamed from \(old.displayName)"
    }
  }
}
