/// An OpenType feature switched on, off or to one of its alternates, for a whole text or for a part of it.
public struct FontFeature: Hashable, Sendable {
  /// The feature's tag, such as `smcp`.
  public var tag: Tag
  /// 0 switches the feature off, 1 on; a higher value picks an alternate.
  public var value: UInt32
  /// The UTF-8 offset where the feature begins to apply; nil from the text's start.
  public var start: Int?
  /// The UTF-8 offset where the feature ceases to apply; nil up to the text's end.
  public var end: Int?

  /// A feature for the UTF-8 offsets from `start` up to `end`, the whole text unless they are given.
  public init(tag: Tag, value: UInt32 = 1, start: Int? = nil, end: Int? = nil) {
    self.tag = tag
    self.value = value
    self.start = start
    self.end = end
  }
}
