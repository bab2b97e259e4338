// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What generated code needs of CoreText, so that it can be checked where there is none.

public typealias CFString = String

public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"
