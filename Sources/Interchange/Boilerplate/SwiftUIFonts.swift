internal import DynamicType
internal import TypeSystem
internal import Typeface

/// Writes the expressions by which SwiftUI code makes fonts.
struct SwiftUIFonts {
  let families: [FamilyPlan]

  /// A font whose size is said by arguments after the name, such as "fixedSize: size"; `size` alone is the system's.
  func font(_ face: PlannedFace, _ cell: StylePlan.Cell, custom: String, size: String) -> String {
    var code: String
    switch face.source {
    case .system:
      code = "Font.system(size: \(size), weight: \(SystemWeight.swiftUI(face.weight)))"
      if face.slant == .italic { code += ".italic()" }
    case .postScript(let name):
      code = "Font.custom(\(families.expression(of: face).map { "\($0).rawValue" } ?? SwiftLiteral.string(name)), \(custom))"
      if face.axes.contains(where: { $0.tag == "wght" }) { code += ".weight(\(SystemWeight.swiftUI(face.weight)))" }
    case .family(let name):
      code = "Font.custom(\(SwiftLiteral.string(name)), \(custom)).weight(\(SystemWeight.swiftUI(face.weight)))"
      if face.slant == .italic { code += ".italic()" }
    }
    return code + calls(cell.features)
  }

  /// The features that SwiftUI has calls for.
  private func calls(_ features: [FontFeature]) -> String {
    let on = Set(features.filter { $0.value == 1 }.map(\.tag))
    var calls = ""
    switch (on.contains("smcp"), on.contains("c2sc")) {
    case (true, true): calls += ".smallCaps()"
    case (true, false): calls += ".lowercaseSmallCaps()"
    case (false, true): calls += ".uppercaseSmallCaps()"
    case (false, false): break
    }
    return on.contains("tnum") ? calls + ".monospacedDigit()" : calls
  }

  /// What SwiftUI's fonts can't be told.
  static func notes(_ cell: StylePlan.Cell) -> [String] {
    let known: Set<Tag> = ["smcp", "c2sc", "tnum"]
    var notes: [String] = []
    let features = cell.features.filter { !known.contains($0.tag) || $0.value != 1 }
    if !features.isEmpty {
      let tags = features.map { "\($0.tag) \($0.value)".onOneLine }.joined(separator: ", ")
      notes.append("SwiftUI's Font has no call for the features \(tags).")
    }
    let axes = cell.face.axes.filter { $0.tag != "wght" }
    if !axes.isEmpty {
      let places = axes.map { "\($0.tag) \($0.value.digits)".onOneLine }.joined(separator: ", ")
      notes.append("SwiftUI's Font has no call for the axes \(places).")
    }
    let between = cell.face.axes.contains { $0.tag == "wght" } || cell.face.source == .system
    if between, cell.face.weight.name == nil {
      notes.append("SwiftUI's Font has no weight \(cell.face.weight): \(SystemWeight.swiftUI(cell.face.weight)) is near.")
    }
    let cascade = cell.cascade.filter { $0.source != .system }
    if !cascade.isEmpty {
      notes.append("SwiftUI's Font takes no list of fonts for missing characters.")
    }
    return notes
  }
}

extension TextStyle {
  /// The case of SwiftUI's `Font.TextStyle`, such as `title`; the extra large titles, which visionOS alone has, are large.
  var swiftUICase: String {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2: "largeTitle"
    default: swiftUIName?.split(separator: ".").last.map(String.init) ?? "footnote"
    }
  }

  /// The case of UIKit's `UIFont.TextStyle`, such as `title1`; watchOS' second footnote, which has none, is a footnote.
  var uiKitCase: String { hasUIKitCase ? rawValue : "footnote" }

  /// Whether UIKit has a text style of that name.
  var hasUIKitCase: Bool { uiKitName != nil }
}
