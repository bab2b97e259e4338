public import DynamicType
internal import Spelling
internal import TypeSystem

extension AppTypeSystem {
  /// The font of a part of the interface, by its name under the document's `roles`.
  ///
  /// - Throws: `unknownRole`, `roleWithoutFont` for one that is the system's own, and as `appFont(for:)` does.
  public func appFont(forRole role: String, category: ContentSizeCategory? = nil) throws(AppFontError) -> AppFont {
    guard let rule = document.roles[role] else {
      throw .unknownRole(name: role, nearest: Spelling.nearest(to: role, in: document.roles.keys))
    }
    guard rule.rule != nil else { throw .roleWithoutFont(name: role) }
    return try font(.role(role), category)
  }

  /// The font of a navigation bar's buttons: the role `navigationItem`, in Clifton's system the same at every category.
  public func navigationItemFont(category: ContentSizeCategory? = nil) throws(AppFontError) -> AppFont {
    try appFont(forRole: "navigationItem", category: category)
  }

  /// The font of a navigation bar's title: the role `navigationTitle`, in Clifton's system that of headline, which grows.
  public func navigationBarTitleFont(category: ContentSizeCategory? = nil) throws(AppFontError) -> AppFont {
    try appFont(forRole: "navigationTitle", category: category)
  }

  /// The font of buttons: the role `button`, in Clifton's system small capitals of one size.
  public func buttonFont(category: ContentSizeCategory? = nil) throws(AppFontError) -> AppFont {
    try appFont(forRole: "button", category: category)
  }

  /// The face of a style, body by default, at a size in points that no category changes: Clifton's `appFont(ofSize:)`.
  ///
  /// The original falls back without a word; here the font's notes, or the error, say so.
  /// - Throws: `notASize`, and as `appFont(for:)` does.
  public func appFont(ofSize size: Double, like style: TextStyle = .body) throws(AppFontError) -> AppFont {
    try AppFontCatalog.check(size)
    var font = try appFont(for: style, category: .large).withSize(size)
    font.style = nil
    return font
  }
}
