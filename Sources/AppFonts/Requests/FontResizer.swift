public import DynamicType
public import TypeSystem

/// A size in points at Large and a content size category in, the size in points there out: Font's resizer.
public typealias FontResizer = @Sendable (Double, ContentSizeCategory) -> Double

/// A weight and a slant in, the PostScript name of the face out, or nil where the family has none: Font's own mapping.
public typealias FontNaming = @Sendable (FontWeight, Slant) -> String?
