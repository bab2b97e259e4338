public import DynamicType
public import TypeSystem
public import Typeface

/// Why an app's font can't be had; a lenient catalog gives a marked fallback in place of most of these.
public enum AppFontError: Error, Hashable, Sendable {
  /// A font was asked for before `AppFonts.finishLoading()`; `asked` is what was wanted.
  case notLoaded(asked: String)
  /// The fonts could not be looked for: the folder is missing, is none, or can't be listed.
  case loading(FontError)
  /// Under `strict`, files that gave no font; all others of the folder are loaded.
  case filesRefused([FontFileReport])
  /// Under `strict`, a folder without a single file.
  case emptyDirectory(path: String)
  /// Neither the system font nor its stand-in is loaded, so that there is nothing to fall back to.
  case noSystemFont(standIn: String)
  /// No loaded face has the PostScript name; `use` is the style or role that wanted it, nil for a bare size.
  case faceMissing(name: String, use: String?, nearest: [String])
  /// Under `strict`, another face than the one asked for would be drawn.
  case substituted(use: String?, mark: Mark)
  /// The face has no such axis, which the width or the slant asked for needs.
  case axisAbsent(Tag, postScriptName: String)
  /// Apple gives the style no size on the platform, and none was passed.
  case noDefaultSize(TextStyle, Platform)
  /// Nothing says how the style grows on the platform at the category.
  case unscalable(TextStyle, ContentSizeCategory, Platform)
  /// A size that is not a finite number of points over 0.
  case notASize(Double)
  /// The font has no text style whose font at another category could be looked up.
  case noTextStyle(postScriptName: String)
  /// The type system has no rule for the style: one of the app's own, or any where such styles are errors.
  case undefinedStyle(name: String, nearest: [String])
  /// The style has no size at the category, in the type system or in the table.
  case noSize(style: String, ContentSizeCategory)
  /// The type system has no role of this name.
  case unknownRole(name: String, nearest: [String])
  /// The role is the system's own, or has no text, and so no font.
  case roleWithoutFont(name: String)
  /// The word is no weight's name and no number from 1 to 1000.
  case unknownWeight(word: String, nearest: [String])
  /// The type system can't be worked out against the loaded fonts.
  case resolution(ResolutionError)
}
