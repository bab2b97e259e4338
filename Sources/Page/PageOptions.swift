public import Sheet

/// What an interactive page shows first, and what it says about itself; equal options and sheets give equal bytes.
public struct PageOptions: Hashable, Sendable {
  /// The theme that the page opens in; nil follows the reader's system, which is the default.
  public var theme: Theme?
  /// The guides that are switched on when the page opens; none by default.
  public var guides: Set<Guide>
  /// The command that draws the page again with another sample, as the page says it.
  public var command: String
  /// The greatest number of bytes that the file may have; 256 MiB by default.
  public var maximumBytes: Int
  /// Whether the page loads itself again when a newer one takes its place; see ``ReloadProbe``.
  package var reloads = false

  /// The defaults: the reader's own theme, no guides, files up to 256 MiB.
  public init(
    theme: Theme? = nil, guides: Set<Guide> = [],
    command: String = "specimen generate --text 'Hamburgefonstiv' --out sheet.html", maximumBytes: Int = 256 << 20
  ) {
    self.theme = theme
    self.guides = guides
    self.command = command
    self.maximumBytes = maximumBytes
  }
}
