/// An object that responds to changes of the content size category: Font's listener, such as a screen that is showing.
///
/// It listens when it appears and ignores when it disappears; a center doesn't keep it alive.
public protocol DynamicTypeListener: AnyObject, Sendable {
  /// Sets the fonts again.
  func respond(to change: CategoryChange)
}
