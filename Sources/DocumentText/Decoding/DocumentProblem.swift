internal import DynamicType
internal import TypeSystem
internal import YAML

/// What can be wrong with a document whose text is YAML; values are kept as they stand, and worded when they are told.
enum DocumentProblem: Hashable {
  /// The text is not YAML.
  case yaml(YAMLError)
  /// A document of another format.
  case otherFormat(Int)
  /// A key that a map doesn't have.
  case unknownKey(String, in: DocumentMap, remedy: String? = nil)
  /// A key that a map must have.
  case missingKey(String, in: DocumentMap)
  /// None of the keys of which one must be there.
  case noneOf([String], in: DocumentMap)
  /// Several keys of which only one may be there.
  case severalOf([String], in: DocumentMap)
  /// A value of another kind, and what to write where that can be told from it.
  case wrongType(String, wanted: String, found: String, remedy: String? = nil)
  /// A decimal comma in braces, where it begins another key.
  case decimalComma(String, String)
  /// A number that is infinite or no number.
  case notFinite(String, String)
  /// A number out of range.
  case outOfRange(String, String, wanted: String)
  /// A list without items.
  case emptyList(String, of: String)
  /// A map without entries.
  case emptyMap(String, of: String)
  /// More entries than are read.
  case tooMany(String, Int, limit: Int)
  /// Two keys that mean the same.
  case sameThing(String, as: String, first: YAMLPlace)
  /// Something that is named twice.
  case namedTwice(String)
  /// A word that is none of a few.
  case unknownWord(DocumentWord, String)
  /// A word that is none of a few, where a map may stand too.
  case unknownChoice(String, String, [String], orMap: String)
  /// A value that is neither a word nor a map.
  case wrongChoice(String, [String], orMap: String, found: String)
  /// No weight.
  case unknownWeight(String)
  /// No key of a face.
  case unknownFaceKey(String)
  /// No category.
  case unknownCategory(String, Platform)
  /// A category of other platforms.
  case categoryElsewhere(ContentSizeCategory, Platform)
  /// A watch's case on another platform.
  case watchCaseElsewhere(Platform)
  /// No text style of the platform.
  case unknownTextStyle(String, Platform)
  /// No style of the document.
  case unknownStyle(String, known: [String])
  /// A style that extends one that the document doesn't have; `known` has that style itself, too.
  case unknownBase(String, of: String, known: [String])
  /// No family of the document.
  case unknownFamily(String, known: [String])
  /// A family with a name that it can't have.
  case reservedFamily(String)
  /// A part of a name that no weight has.
  case unknownPart(String, known: [String])
  /// Stand-ins in a circle, the first one again at the end.
  case standInCycle([String])
  /// Styles that extend each other in a circle.
  case extendsCycle([String])
  /// A style that extends one that extends one, and so on.
  case longChain(String, limit: Int)
  /// A style of the app's own without a size to take.
  case customWithoutRelative(String, Platform, textStyles: [String], base: TextStyle?)
  /// A style of the app's own that is the system's.
  case customSystem(String, Platform)
  /// A role without a size to take.
  case roleWithoutSize(String)
  /// A role whose name is nearly one that screens have.
  case unusualRole(String, String)
  /// A role whose name is a style's, the one by which rows and files are told apart.
  case roleNamedAsStyle(String)
  /// Both a style and a base.
  case styleAndExtends
  /// Both a family and a face.
  case familyAndFace
  /// The name of a strategy without what it needs.
  case bareStrategy(String)
  /// `missing` without a table.
  case missingWithoutTable
  /// A table without some categories.
  case tableLacks([ContentSizeCategory], Platform)
  /// Factors without some categories, and nothing for the others.
  case factorsLack([ContentSizeCategory], Platform)
  /// A least size above the largest.
  case minimumAboveMaximum(String, String)
  /// A size at Large above the largest.
  case defaultAboveMaximum(String, String)
  /// Apple's size at Large, which a style takes, above the largest.
  case sizeAboveMaximum(String, TextStyle, String, String)
  /// A style or role whose size at a category is no more than 0, and the strategy that gives it.
  /// A size that no page could hold: of what, where, the limit in points, and the strategy.
  case sizeTooLarge(String, ContentSizeCategory, limit: Double, strategy: String)
  case sizeNotAboveZero(String, ContentSizeCategory, String, strategy: String)
  /// A style or role whose own size doesn't hold where what it extends or follows has sizes under `at`.
  case inheritedSizes(String, String, [ContentSizeCategory])
  /// No feature tag.
  case notAFeature(String)
  /// No AAT pair that is known.
  case unknownPair(String)
  /// A value that an AAT pair can't have.
  case pairValue(String, isOn: Bool)
  /// No axis tag.
  case notAnAxis(String)
  /// No colour of the document.
  case unknownColor(String, known: [String])
  /// No colour in hexadecimal digits.
  case notHexadecimal(String)
  /// Nothing where a colour should be.
  case noColor(String)
  /// No language tag.
  case notALanguage(String)
  /// A sample of a language that the document doesn't have.
  case sampleOfOtherLanguage(String, [String])
  /// A sample with too many characters.
  case longSample(String, Int, limit: Int)
  /// A name of the document with too many characters, and the limit.
  case longName(Int, limit: Int)
  /// A style without a name.
  case emptyStyleName
  /// A source that is neither a folder, a file nor the installed fonts; its keys.
  case noSource([String])
  /// A source that is several of those.
  case severalSources([String])
  /// No key for a cipher.
  case notAKey(String)
  /// A node of two kinds, or with an attribute beside its kind.
  case severalKinds(String, String)
  /// No entry of `screens`.
  case unknownScreen(String, known: [String])
  /// Screens that hold each other in a circle, the first one again at the end.
  case screenCycle([String])
  /// A screen without a name.
  case emptyScreenName
  /// A node within a screen has a direction, which is that of a whole screen.
  case directionInside
  /// A role without a font of its own, in which no text can be set.
  case roleWithoutFont(String)
  /// More nodes, or more characters, on all screens together than are read.
  case screensTooLarge(Int, of: String, limit: Int)
  /// What keeps a screen from being built.
  case screen(ScreenProblem.Kind)
}
