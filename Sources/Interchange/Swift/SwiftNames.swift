/// Gives names that Swift takes, each once within a scope.
struct SwiftNames {
  /// How a name begins.
  enum Form {
    /// As a case or a function does: `lightItalic`.
    case member
    /// As a type does: `GillSans`.
    case type
  }

  /// The names that are taken, without backticks.
  private var taken: Set<String>

  /// Begins a scope in which some names are taken.
  init(taken: Set<String> = []) {
    self.taken = taken
  }

  /// A name made of a text's words, with backticks where Swift has a word of its own there.
  ///
  /// "Light Italic" is `lightItalic`; a name that is taken gets the first free number from 2 on; a text without a letter
  /// or digit is named `fallback`.
  mutating func name(_ text: String, _ form: Form, fallback: String) -> String {
    var base = Self.joined(Self.words(of: text), form)
    if base.isEmpty { base = Self.joined(Self.words(of: fallback), form) }
    if base.unicodeScalars.first.map(Self.isDigit) == true { base = "_" + base }
    var name = base
    var number = 2
    while taken.contains(name) || Self.refused.contains(name) {
      name = base + (base.unicodeScalars.last.map(Self.isDigit) == true ? "_" : "") + String(number)
      number += 1
    }
    taken.insert(name)
    return Self.reserved.contains(name) ? "`\(name)`" : name
  }

  private static func joined(_ words: [String], _ form: Form) -> String {
    words.enumerated().map { index, word in
      let first = word.prefix(1)
      if index == 0, form == .member { return lowered(word) }
      return first.uppercased() + word.dropFirst()
    }.joined()
  }

  /// A word with a small letter at its start; of capitals at the start only the last one before a small letter stays.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count <= 1 { return capitals.lowercased() + word.dropFirst(capitals.count) }
    if capitals.count == word.count { return word.lowercased() }
    let kept = word.dropFirst(capitals.count).first?.isLetter == true ? 1 : 0
    return capitals.dropLast(kept).lowercased() + word.dropFirst(capitals.count - kept)
  }

  /// The runs of letters and digits that Swift takes in a name.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
      if isLetter(scalar) || isDigit(scalar) || (!word.isEmpty && isCombining(scalar)) {
        word.unicodeScalars.append(scalar)
      } else if scalar != "'" && scalar != "’" {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Every letter is in the ranges of Swift's grammar but U+2E2F.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      scalar.value != 0x2E2F && !scalar.properties.isDefaultIgnorableCodePoint
    default: false
    }
  }

  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: !scalar.properties.isDefaultIgnorableCodePoint
    default: false
    }
  }
}

extension SwiftNames {
  /// The words that Swift takes as names between backticks only, from "The Swift Programming Language", Lexical Structure.
  static let reserved: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
    "consuming", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil", "open",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "set", "some",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while", "yield",
  ]

  /// The names that mean something else even between backticks, or that an enumeration of texts has already.
  static let refused: Set<String> = [
    "self", "Self", "init", "Type", "Protocol", "_", "allCases", "rawValue", "hashValue", "hash", "of",
    "boldTextMapping", "cascadeList", "RawValue", "AllCases",
  ]

  /// The type names that generated code uses, and those of the standard library that a family may well be called.
  static let types: Set<String> = [
    "AppFont", "AppFontModifier", "Roles", "UIFont", "UIFontDescriptor", "UIFontMetrics", "UITraitCollection",
    "UIContentSizeCategory", "UIAccessibility", "UIKit", "CoreText", "CGFloat", "Font", "SwiftUI", "Swash", "View",
    "ViewModifier", "Environment", "DynamicTypeSize", "LegibilityWeight", "Content", "SystemFont",
    "CascadingFontProperties", "String", "Int", "Double", "Bool", "Character", "Array", "Set", "Dictionary", "Optional",
    "Any", "AnyObject", "Never", "Void", "CaseIterable", "RawRepresentable", "Hashable", "Error", "Result", "Text",
    "Image", "Color", "Sendable", "Swift", "Foundation",
  ]
}
