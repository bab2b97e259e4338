public import DynamicType

/// The faces of a family as the cases of a `String` enum, each case's raw value being the face's PostScript name.
///
/// This is Swash's way: what the compiler knows can't be misspelt, and each face makes its fonts itself.
///
///     enum GillSans: String, FontFace {
///       case regular = "GillSans"
///       case bold = "GillSans-Bold"
///     }
///     let title = try GillSans.bold.of(textStyle: .title1, defaultSize: 28, maxSize: 38, in: fonts)
///
/// Each call comes in two forms. With `in:`, a strict catalog throws what is wrong, and a lenient one gives the system font
/// with ``AppFont/isFallback`` set. Without it, the call takes ``AppFontCatalog/current`` and throws nothing: that no
/// catalog is bound, or that a strict one would have thrown, is then a programmer's error, and traps.
public protocol FontFace: RawRepresentable, Sendable where RawValue == String {
  /// The face that takes this one's place when the person has Bold Text switched on; by default, itself.
  ///
  /// It is heeded everywhere but on watchOS, which has no Bold Text for custom fonts.
  var boldTextMapping: Self { get }

  /// The faces that step in, in order, for characters that this one lacks; by default none.
  ///
  /// The system font always comes after them.
  var cascadeList: [CascadeFace] { get }
}

extension FontFace {
  /// The face itself: Bold Text changes nothing.
  public var boldTextMapping: Self { self }

  /// None: the system font alone steps in.
  public var cascadeList: [CascadeFace] { [] }

  /// The face at a size in points that stays the same at every category.
  ///
  /// - Throws: `AppFontError.notASize`, and under a strict catalog `faceMissing` with the nearest names.
  public func of(size: Double, in fonts: AppFontCatalog) throws(AppFontError) -> AppFont {
    try FaceRequest(self, fonts: fonts).fixed(size: size)
  }

  /// The face on a text style's `UIFontMetrics` curve, at the catalog's category.
  ///
  /// - Parameters:
  ///   - style: the style whose growth is followed.
  ///   - maxSize: the largest size in points, applied after rounding and at Large too; nil is none.
  ///   - defaultSize: the size at Large in points; nil is Apple's for the style.
  ///   - fonts: the loaded fonts.
  /// - Throws: `AppFontError.notASize`; under a strict catalog `faceMissing`, `noDefaultSize` for a style that Apple gives
  ///   no size to, and `unscalable`. A lenient catalog takes 17 points, or the default size, unscaled, and says so.
  public func of(
    textStyle style: TextStyle, maxSize: Double? = nil, defaultSize: Double? = nil, in fonts: AppFontCatalog
  ) throws(AppFontError) -> AppFont {
    try FaceRequest(self, fonts: fonts).scaled(style, defaultSize: defaultSize, maxSize: maxSize)
  }

  /// The same with its arguments in the order of Swash's first post.
  public func of(
    textStyle style: TextStyle, defaultSize: Double, maxSize: Double, in fonts: AppFontCatalog
  ) throws(AppFontError) -> AppFont {
    try of(textStyle: style, maxSize: maxSize, defaultSize: defaultSize, in: fonts)
  }

  /// The face at the system's own size of a style, as before `UIFontMetrics`, at the catalog's category.
  ///
  /// On the platform `ios9`, body alone grows past xxxLarge. The size is made once: it does not follow the category.
  /// - Throws: `AppFontError.notASize`; under a strict catalog `faceMissing`, and `noSize` where no table has the size.
  public func of(
    style: TextStyle, maxSize: Double? = nil, in fonts: AppFontCatalog
  ) throws(AppFontError) -> AppFont {
    try FaceRequest(self, fonts: fonts).systemSized(style, maxSize: maxSize)
  }
}
