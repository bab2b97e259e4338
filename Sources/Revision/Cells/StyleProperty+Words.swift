internal import DynamicType
internal import TypeSystem
internal import Typeface

extension StyleProperty {
  /// What a cell has, in words; nil where it has nothing of the kind.
  func words(of cell: ResolvedCell) -> String? {
    switch self {
    case .face: cell.face?.postScriptName
    case .weight: cell.face.map { FaceKey($0.weight, $0.slant).description }
    case .axes: DocumentWords.axes(cell.face?.axes ?? [])
    case .strategy: cell.face == nil ? nil : StrategyWords.short(cell.strategy, baseSize: nil)
    case .features: DocumentWords.features(cell.features)
    case .cascade: DocumentWords.list(cell.cascade.map(\.postScriptName))
    case .sample: cell.text
    case .color: cell.color.map(DocumentWords.color)
    case .rangeFromSmallest, .rangeFromLarge: nil
    }
  }
}
