/// What a type system is written as.
///
/// The raw value is the word that the command takes.
public enum BoilerplateFormat: String, Hashable, Sendable, CaseIterable {
  /// Swift for UIKit: an enumeration a family, and a function a style.
  case uikit
  /// Swift for SwiftUI: a function a style, and a modifier that follows the content size category.
  case swiftui
  /// Swift for the library Swash: an enumeration of its protocol `Font` a family.
  case swash
  /// The entries of `UIAppFonts` in an app's Info.plist.
  case plist
  /// CSS: `@font-face` rules, custom properties and a class a style.
  case css
  /// Design tokens of the W3C's community group, as JSON.
  case dtcg
}
