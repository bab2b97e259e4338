// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What generated code needs of the library Swash 4, so that it can be checked without it.

import UIKit

public protocol Font: RawRepresentable, Hashable where RawValue == String {
  var boldTextMapping: Self { get }
  var cascadeList: [CascadingFontProperties] { get }
}

public struct CascadingFontProperties {
  public let fontName: String
  public init<Face: Font>(_ face: Face) { fontName = face.rawValue }
}

extension Font {
  public var boldTextMapping: Self { self }
  public var cascadeList: [CascadingFontProperties] { [] }
  public func of(size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
  public func of(textStyle: UIFont.TextStyle, maxSize: CGFloat? = nil, defaultSize: CGFloat? = nil) -> UIFont {
    .preferredFont(forTextStyle: textStyle)
  }
}

public enum SystemFont {
  case preferred, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black, italic, boldItalic
  public func of(size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
  public func of(textStyle: UIFont.TextStyle, maxSize: CGFloat? = nil) -> UIFont {
    .preferredFont(forTextStyle: textStyle)
  }
}
