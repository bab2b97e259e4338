/// A map of a document whose keys are fixed, and those keys in the order in which they are told.
///
/// The JSON Schema has a definition of each name, with exactly these properties; a test holds one against the other.
package enum DocumentMap: String, CaseIterable, Sendable {
  /// The document itself.
  case document
  /// `fonts`.
  case fonts
  /// A source that is a folder.
  case directorySource
  /// A source that is a file.
  case fileSource
  /// The installed fonts as a source.
  case installedSource
  /// `decrypt`.
  case cipher
  /// `decrypt`'s `xor`.
  case xor
  /// `fallback`.
  case fallback
  /// A family.
  case family
  /// A family's `naming`.
  case naming
  /// `naming`'s `italic`.
  case italic
  /// A family's `variable`.
  case variable
  /// `defaults`.
  case defaults
  /// A style.
  case style
  /// What a style has at one category.
  case override
  /// A role.
  case role
  /// A role's `tint`.
  case tint
  /// `size`.
  case size
  /// `size`'s `metrics`.
  case metrics
  /// `size`'s `system`.
  case systemSize
  /// `size`'s `multiply`.
  case multiply
  /// A factor of `multiply` that divides.
  case divisor
  /// `size`'s `steps`.
  case steps
  /// `lineHeight`.
  case lineHeight
  /// `letterSpacing`.
  case letterSpacing
  /// A navigation controller of `screens`.
  case navigationController
  /// A tab bar controller of `screens`.
  case tabBarController
  /// A screen of `screens`.
  case screen
  /// A screen that is a table of `screens`.
  case tableScreen
  /// A screen that is a collection of `screens`.
  case collectionScreen
  /// A presented screen of `screens`.
  case presented
  /// A navigation bar of `screens`.
  case navigationBar
  /// A tab bar of `screens`.
  case tabBar
  /// A toolbar of `screens`.
  case toolbar
  /// A plain view of `screens`.
  case view
  /// A stack of `screens`.
  case stack
  /// A label of `screens`.
  case label
  /// A text field of `screens`.
  case textField
  /// A text view of `screens`.
  case textView
  /// A button of `screens`.
  case button
  /// A bar's button of `screens`.
  case barButton
  /// A cell of a table of `screens`.
  case tableCell
  /// A cell of a collection of `screens`.
  case collectionCell
  /// A page control of `screens`.
  case pageControl
  /// An image of `screens`.
  case image
  /// A node's `align`.
  case align

  /// The keys that a category can change.
  private static let overrideKeys = [
    "family", "face", "weight", "slant", "size", "lineHeight", "letterSpacing", "features", "axes", "case", "color",
    "sample",
  ]

  /// The keys that the map may have.
  package var keys: [String] {
    switch self {
    case .document:
      [
        "format", "name", "platform", "watchCase", "fallback", "languages", "samples", "fonts", "families", "defaults",
        "styles",
        "undefinedStyles", "roles", "updates", "colors", "findings", "screens",
      ]
    case .fonts: ["sources", "onFileError", "onMissingFace", "onDuplicate"]
    case .directorySource: ["directory", "recursive", "hidden", "include", "optional", "decrypt"]
    case .fileSource: ["file", "index", "decrypt"]
    case .installedSource: ["installed"]
    case .cipher: ["xor", "idpf", "plugin"]
    case .xor: ["key"]
    case .fallback: ["family", "weight", "size"]
    case .family: ["faces", "naming", "variable", "family", "boldText", "cascade", "features", "standIn"]
    case .naming: ["base", "separator", "weights", "italic"]
    case .italic: ["suffix", "dropWeight"]
    case .variable: ["face", "italicFace", "axes"]
    case .defaults: ["relativeTo"] + Self.overrideKeys + ["at"]
    case .style: ["extends", "relativeTo"] + Self.overrideKeys + ["at"]
    case .override: Self.overrideKeys
    case .role: ["style", "update", "tint", "extends", "relativeTo"] + Self.overrideKeys + ["at"]
    case .tint: ["current", "other"]
    case .size: ["metrics", "system", "table", "missing", "multiply", "steps", "fixed"]
    case .metrics: ["default", "max", "min", "relativeTo", "rounding", "leadings"]
    case .systemSize: ["relativeTo", "factor", "offset", "rounding", "max", "min"]
    case .multiply: ["base", "by", "otherwise", "rounding", "max", "min"]
    case .divisor: ["divide"]
    case .steps: ["base", "up", "down", "accessibility", "max", "min"]
    case .lineHeight: ["multiple", "points"]
    case .letterSpacing: ["em", "points"]
    case .align: ["to", "metric", "factor", "round"]
    default: nodeKind?.attributes ?? []
    }
  }

  /// The keys without which the map says nothing.
  package var requiredKeys: [String] {
    switch self {
    case .document: ["format"]
    case .directorySource: ["directory"]
    case .fileSource: ["file"]
    case .installedSource: ["installed"]
    case .xor: ["key"]
    case .naming: ["base", "weights"]
    case .italic: ["suffix"]
    case .variable: ["face"]
    case .multiply: ["base", "by"]
    case .divisor: ["divide"]
    case .steps: ["base"]
    case .align: ["to"]
    default: []
    }
  }

  /// What an error calls the map.
  var noun: String {
    switch self {
    case .document: "a document"
    case .fonts: "'fonts'"
    case .directorySource: "a folder of fonts"
    case .fileSource: "a font file"
    case .installedSource: "the installed fonts"
    case .cipher: "'decrypt'"
    case .xor: "'xor'"
    case .fallback: "'fallback'"
    case .family: "a family"
    case .naming: "'naming'"
    case .italic: "'italic'"
    case .variable: "'variable'"
    case .defaults: "'defaults'"
    case .style: "a style"
    case .override: "a category under 'at'"
    case .role: "a role"
    case .tint: "'tint'"
    case .size: "'size'"
    case .metrics: "'metrics'"
    case .systemSize: "'system'"
    case .multiply: "'multiply'"
    case .divisor: "a factor"
    case .steps: "'steps'"
    case .lineHeight: "'lineHeight'"
    case .letterSpacing: "'letterSpacing'"
    case .align: "'align'"
    default: "'\(rawValue)'"
    }
  }
}
