import AppFonts
import DynamicType
import TestSupport
import TypeSystem
import Typeface

/// The project's own faces as an app's fonts: a slab, a sans with small capitals, Arabic; Flex is the system's font.
enum Fixture {
  static let files = [
    "SpecimenSerif-Light.ttf", "SpecimenSerif-Medium.ttf", "SpecimenSerif-Bold.ttf", "SpecimenSans-Light.ttf",
    "SpecimenSans-Regular.otf", "SpecimenSans-Bold.otf", "SpecimenBox-Regular.ttf", "SpecimenArabic-Regular.ttf",
  ]

  static func fonts(strict: Bool = false, platform: Platform = .ios, standIn: String = "Specimen Flex") throws
    -> AppFonts
  {
    let fonts = AppFonts(strict: strict, platform: platform, systemStandIn: standIn)
    for file in files { try fonts.register(path: "\(TestFaces.folder)/\(file)") }
    fonts.library.load(file: "\(TestFaces.folder)/SpecimenFlex[opsz,wght].ttf")
    return fonts
  }

  static func catalog(strict: Bool = false, platform: Platform = .ios) throws -> AppFontCatalog {
    try fonts(strict: strict, platform: platform).finishLoading()
  }

  /// The bytes of a test face.
  static func bytes(_ file: String) -> [UInt8] {
    TestFaces.library(file).faces[0].withFontBytes { Array($0) }
  }
}

/// The serif's faces, as an app would write them down, and one that is not there.
enum TestSerif: String, FontFace {
  case light = "SpecimenSerif-Light"
  case medium = "SpecimenSerif-Medium"
  case bold = "SpecimenSerif-Bold"
  case blck = "SpecimenSerif-Blck"

  var boldTextMapping: TestSerif {
    switch self {
    case .light: .medium
    case .medium, .bold, .blck: .bold
    }
  }

  var cascadeList: [CascadeFace] {
    self == .medium ? [CascadeFace("SpecimenArabic-Regular", bold: "SpecimenSans-Bold")] : []
  }
}

/// The sans' faces, which change nothing of the protocol's defaults.
enum TestSans: String, FontFace {
  case light = "SpecimenSans-Light"
  case regular = "SpecimenSans-Regular"
}

/// The Arabic face, which has no small capitals.
enum TestArabic: String, FontFace {
  case regular = "SpecimenArabic-Regular"
}
