internal import DynamicType
internal import TypeSystem
internal import Typeface

extension StyleProperty {
  /// What a cell has, in words; nil where it has nothing of the kind.
  func words(of cell: ResolvedCell) -> String? {
    switch self {
    case .face: cell.face?.postScriptName
    case .weight: cell.face.map { FaceKey($0.weight, $0.slant).description }
    case .axes: Self.list((cell.face?.axes ?? []).map { "\($0.tag) \(RevisionNumber.text($0.value))" })
    case .strategy: cell.face == nil ? nil : StrategyWords.short(cell.strategy, baseSize: nil)
    case .features: Self.list(cell.features.map { $0.value == 1 ? "\($0.tag)" : "\($0.tag) \($0.value)" })
    case .cascade: Self.list(cell.cascade.map(\.postScriptName))
    case .sample: cell.text
    case .color: cell.color.map(DocumentWords.color)
    case .rangeFromSmallest, .rangeFromLarge: nil
    }
  }

  private static func list(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: ", ") }
}
