/// What happens to a style that the document says nothing of.
public enum UndefinedStyles: String, Hashable, Sendable, CaseIterable {
  /// It has the system's face and size.
  case system
  /// It has body's.
  case body
  /// It has nothing, and asking for it is an error.
  case error
}

/// How a change of the content size category reaches an app's text.
public enum UpdatePolicy: String, Hashable, Sendable, CaseIterable {
  /// The screens are walked, and every label is given its style's font again.
  case appearanceManager
  /// `adjustsFontForContentSizeCategory`: each label follows by itself.
  case adjusts
  /// Only screens that are showing and listen.
  case listener
  /// Not at all: text is sized when it is loaded.
  case load
}

/// How grave a finding is.
public enum FindingLevel: String, Hashable, Sendable, CaseIterable {
  /// Not looked for.
  case off
  /// Worth knowing.
  case info
  /// Worth a second look.
  case warning
  /// A fault.
  case error
}

/// A document's samples in one language.
public struct SampleTexts: Hashable, Sendable {
  /// The text of every style without one of its own; nil leaves those to the style's name.
  public var all: String?
  /// The text of single styles.
  public var byStyle: OrderedMap<StyleName, String>

  /// Makes samples.
  public init(all: String? = nil, byStyle: OrderedMap<StyleName, String> = [:]) {
    self.all = all
    self.byStyle = byStyle
  }
}
