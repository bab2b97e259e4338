internal import DynamicType
public import TypeSystem
public import Typeface

/// Writes what a sheet was drawn from as code: the families, the faces and the sizes of a type system.
///
/// The same document and fonts give the same text. It ends with a line break, and says on its first line what made it.
public enum Boilerplate {
  /// A type system as code.
  ///
  /// - Parameters:
  ///   - document: the type system.
  ///   - format: what it is written as.
  ///   - fonts: the fonts that are there, which tell the faces of families that the document knows by name only.
  ///   - matching: the part of a family's name that limits the families which are written, whatever its case; spaces at
  ///     its ends don't count, and an empty one limits nothing.
  /// - Throws: ``InterchangeError/noFamily(matching:nearest:)`` where there are families and none has that name.
  public static func text(
    _ document: TypeSystemDocument, as format: BoilerplateFormat, fonts: FontLibrary? = nil, matching: String = ""
  ) throws(InterchangeError) -> String {
    let plan = DesignPlanner(document: document, fonts: fonts).plan(isWholeLibrary: false)
    return try write(plan, format, matching, from: "the type system document \"\(document.name)\"")
  }

  /// Fonts as code, without a document: every family, and Apple's styles in the family with the most faces.
  ///
  /// - Parameters:
  ///   - fonts: the fonts.
  ///   - place: where they came from, for the first line, such as the folder's path.
  ///   - format: what they are written as.
  ///   - matching: the part of a family's name that limits the families, as for a document.
  /// - Throws: ``InterchangeError/noFamily(matching:nearest:)`` where no family has that name, or there is none at all.
  public static func text(
    fonts: FontLibrary, from place: String, as format: BoilerplateFormat, matching: String = ""
  ) throws(InterchangeError) -> String {
    var counts: [String: Int] = [:]
    for face in fonts.faces { counts[face.family, default: 0] += 1 }
    let chosen = FamilyFilter(matching: matching).families(Array(counts.keys))
    guard let family = chosen.min(by: { (-(counts[$0] ?? 0), $0) < (-(counts[$1] ?? 0), $1) }) else {
      throw .noFamily(matching: matching, nearest: [])
    }
    let document = TypeSystemDocument.single(font: family)
    let plan = DesignPlanner(document: document, fonts: fonts).plan(isWholeLibrary: true)
    return try write(plan, format, matching, from: "the fonts in \"\(place)\"")
  }

  private static func write(
    _ plan: DesignPlan, _ format: BoilerplateFormat, _ matching: String, from source: String
  ) throws(InterchangeError) -> String {
    let filter = FamilyFilter(matching: matching)
    let families = plan.families.filter { family in plan.names(of: family).contains(where: filter.takes) }
    guard !families.isEmpty || plan.families.isEmpty else {
      throw .noFamily(matching: matching, nearest: filter.nearest(plan.families.flatMap { plan.names(of: $0) }.uniqued))
    }
    let origin = "Made by specimen from \(source)."
    switch format {
    case .uikit:
      var writer = UIKitWriter(plan: plan, families: families, origin: origin)
      return writer.text()
    case .swiftui: return SwiftUIWriter(plan: plan, families: families, origin: origin).text
    case .swash: return SwashWriter(plan: plan, families: families, origin: origin).text
    case .plist: return PropertyListWriter(plan: plan, families: families, origin: origin).text
    case .css: return CSSWriter(plan: plan, families: families, origin: origin).text
    case .dtcg: return DesignTokensWriter(plan: plan, families: families, origin: origin).text
    }
  }
}
