import AppFonts
import DynamicType
import TypeSystem
import Typeface

/// Clifton's type system in the test faces: Sans for Museo Sans, Serif for Museo Slab, and his three roles.
enum Clifton {
  static func document(
    undefined: UndefinedStyles = .system, onMissingFace: FontSources.FacePolicy = .fallback
  ) -> TypeSystemDocument {
    func rule(_ face: String) -> StyleRule { StyleRule(font: .face(face), size: .system()) }
    let (slab, slabLight) = (rule("SpecimenSerif-Medium"), rule("SpecimenSerif-Light"))
    let (sans, sansLight) = (rule("SpecimenSans-Regular"), rule("SpecimenSans-Light"))
    let sansBold = rule("SpecimenSans-Bold")
    return TypeSystemDocument(
      name: "Clifton", fonts: FontSources(onMissingFace: onMissingFace),
      styles: [
        .title1: sansBold, .title2: sans, .title3: sans, .headline: sansBold, .subheadline: sansLight, .body: slab,
        .callout: slab, .caption1: sansLight, .caption2: sansLight, .footnote: slabLight,
      ],
      undefinedStyles: undefined,
      roles: [
        "navigationTitle": RoleRule(style: .headline, rule: sansBold, update: .restyle),
        "navigationItem": RoleRule(
          rule: StyleRule(font: .face("SpecimenSerif-Medium"), size: .fixed(17)), update: .fixed),
        "button": RoleRule(
          rule: StyleRule(font: .face("SpecimenSerif-Medium"), size: .fixed(17), features: [.init(tag: "smcp")]),
          update: .features),
        "tabBarItem": .system,
      ])
  }

  /// The same system whose headline's face is not there.
  static func withoutHeadline(
    onMissingFace: FontSources.FacePolicy = .fallback
  ) -> TypeSystemDocument {
    var document = document(onMissingFace: onMissingFace)
    document.styles[.headline] = StyleRule(font: .face("SpecimenSans-Bld"), size: .system())
    return document
  }

  static func system(_ document: TypeSystemDocument = document(), strict: Bool = false) throws -> AppTypeSystem {
    let fonts = try Fixture.fonts(strict: strict)
    try fonts.finishLoading()
    return try AppTypeSystem(document, fonts: fonts)
  }
}
