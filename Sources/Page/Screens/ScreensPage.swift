package import Drawing
package import DynamicType
package import Screens
package import Sheet
internal import TextLayout
internal import TypeSystem
package import Typeface

/// Mock screens at every category, as one page that loads nothing and runs no script.
///
/// A section a screen: what is wrong at each category in numbers, the pictures side by side in a strip that scrolls, what is
/// wrong in words, and the trace. A point of the device is a pixel of CSS. Pictures follow the page's theme.
package struct ScreensPage {
  /// The document's name.
  let name: String
  let screens: [Screen]
  /// The category that the screens were built at.
  let from: ContentSizeCategory
  let fonts: FontLibrary
  /// The category that is the document's platform's own; nil where it has none.
  let defaultCategory: ContentSizeCategory?
  /// The theme that the page has; nil follows its reader's.
  let theme: Theme?

  /// A screen over the categories.
  package struct Screen {
    /// It at each category, smallest first; at least one.
    let columns: [Column]
    /// What the change to the last of them visited; nil where nothing was traced.
    let trace: ScreenTrace?

    /// A screen's columns, at least one, with the trace of a change.
    package init(columns: [Column], trace: ScreenTrace? = nil) {
      self.columns = columns
      self.trace = trace
    }

    /// The screen's name.
    var name: String { columns[0].screen.name }
  }

  /// A screen at a category.
  package struct Column {
    /// What is on it.
    let screen: LaidOutScreen
    /// Its picture in the colours of ``/Sheet/Theme/light``, which the page turns into its own.
    let picture: Frame

    /// A screen with its picture in the light theme.
    package init(_ screen: LaidOutScreen, picture: Frame) {
      self.screen = screen
      self.picture = picture
    }
  }

  /// A page of screens, drawn with the fonts of a library.
  package init(
    _ name: String, _ screens: [Screen], from: ContentSizeCategory, fonts: FontLibrary,
    defaultCategory: ContentSizeCategory?, theme: Theme? = nil
  ) {
    self.name = name
    self.screens = screens
    self.from = from
    self.fonts = fonts
    self.defaultCategory = defaultCategory
    self.theme = theme
  }

  /// Writes the page.
  /// - Throws: ``/Drawing/DrawingError`` when the outlines take more bytes than a page may have.
  package func draw() throws(DrawingError) -> DrawnFile {
    let pictures = screens.flatMap(\.columns).map(\.picture)
    let lines = pictures.flatMap(\.items).compactMap { item in
      if case .text(let text) = item { text.line } else { nil }
    }
    var symbols = try SVGSymbols(lines: lines, fonts: fonts)
    // The pictures first: what they use is known only then.
    var shown = HTMLWriter()
    for screen in screens { try write(screen, &symbols, to: &shown) }
    var body = HTMLWriter()
    body.markup("<a class=\"skip\" href=\"#screens\">To the screens</a>\n")
    let definitions = symbols.definitions
    if !definitions.isEmpty {
      body.markup("<svg class=\"symbols\" aria-hidden=\"true\" focusable=\"false\">")
      body.bytes += definitions
      body.markup("</svg>\n")
    }
    writeHead(to: &body)
    body.markup("<main id=\"screens\" tabindex=\"-1\">\n")
    body.bytes += shown.bytes
    body.markup("</main>\n")
    writeFooter(to: &body)
    var shell = PageShell(title: "\(name): screens", style: ScreensStyle.sheet)
    if let theme { shell.rootAttributes = " data-theme=\"\(theme.rawValue)\"" }
    return DrawnFile(bytes: shell.file(around: body), notes: symbols.finishedNotes())
  }

  private func writeHead(to page: inout HTMLWriter) {
    page.markup("<header class=\"top\">\n<h1>\(HTMLText.name(name))</h1>\n<ul class=\"summary\">\n")
    if let first = screens.first?.columns.first?.screen {
      page.markup("<li>policy: \(first.policy.rawValue)</li>\n<li>built at \(from.label)</li>\n")
      page.markup("<li>\(Decimals.short(first.size.width)) pt wide</li>\n")
    }
    page.markup("</ul>\n<nav aria-label=\"Screens\"><ul class=\"index\">\n")
    for screen in screens {
      page.markup("<li><a href=\"#\(Self.link(to: screen.name))\">\(HTMLText.name(screen.name))</a>")
      if let last = screen.columns.last?.screen {
        page.markup(" <span class=\"quiet\">at \(last.category.label): \(last.counts.words)</span>")
      }
      page.markup("</li>\n")
    }
    page.markup("</ul></nav>\n</header>\n")
  }

  /// The id of a screen's section; a name has no colon of its own in it.
  static func id(of screen: String) -> String { "screen:" + HTMLText.fragment(screen) }

  /// The id of a screen's figure, such as `nav-AX5`.
  static func id(of screen: String, at category: ContentSizeCategory) -> String {
    HTMLText.fragment(screen) + "-" + category.name
  }

  /// The fragments that lead to them: ids are percent-encoded themselves, so their percent signs are encoded once more.
  static func link(to screen: String) -> String { "screen:" + HTMLText.fragment(HTMLText.fragment(screen)) }
  static func link(to screen: String, at category: ContentSizeCategory) -> String {
    HTMLText.fragment(id(of: screen, at: category))
  }
}
