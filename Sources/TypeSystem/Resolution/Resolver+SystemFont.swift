package import DynamicType

extension Resolver {
  /// The system font at one size, for each category of a worked-out system: what UIKit gives a view that nobody styled.
  ///
  /// `pointSize` is in points. Under Bold Text the weight is the next heavier one.
  package func systemCells(
    pointSize: Double, weight: FontWeight, in system: ResolvedTypeSystem
  ) throws(ResolutionError) -> [ResolvedCell] {
    var chooser = FontChooser(library: library, document: system.document, boldText: system.boldText)
    let font = try chooser.systemFont(weight: system.boldText ? weight.nextHeavier : weight)
    let builder = ColumnBuilder(
      library: library, platform: system.document.platform, language: system.document.language,
      context: SizeContext(nil, on: system.document.platform), sample: "", isSampleFixed: false)
    let column = try builder.column(categories: system.categories) { _ in
      ColumnBuilder.Recipe(strategy: .fixed(pointSize), rule: StyleRule(), font: font)
    }
    return column.cells
  }
}
