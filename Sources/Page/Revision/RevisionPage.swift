package import Drawing
package import DynamicType
package import Revision
package import Sheet
internal import TextLayout
internal import TypeSystem
package import Typeface

/// What differs between two revisions of a type system, as one page that loads nothing and runs no script.
///
/// Samples are outlines, both of a cell in one box, so that they keep their proportion however narrow the page is.
package struct RevisionPage {
  let revision: TypeSystemRevision
  let findings: RevisionFindings
  let samples: [RevisionSample]
  let fonts: FontLibrary
  /// The category that is the new document's platform's own; nil where it has none.
  let defaultCategory: ContentSizeCategory?

  /// A page of samples that were set with the fonts of a library that holds those of both revisions.
  package init(
    _ revision: TypeSystemRevision, findings: RevisionFindings, samples: [RevisionSample], fonts: FontLibrary,
    defaultCategory: ContentSizeCategory?
  ) {
    self.revision = revision
    self.findings = findings
    self.samples = samples
    self.fonts = fonts
    self.defaultCategory = defaultCategory
  }

  /// Writes the page.
  /// - Throws: ``/Drawing/DrawingError`` when the outlines take more bytes than a page may have.
  package func draw() throws(DrawingError) -> DrawnFile {
    let lines = samples.flatMap { [$0.old?.line, $0.new?.line].compactMap { $0 } }
    var symbols = try SVGSymbols(lines: lines, fonts: fonts)
    // The samples first: what they use is known only then.
    var shown = HTMLWriter()
    let byStyle = Dictionary(grouping: samples, by: \.style)
    var marks = MarkSymbols()
    for style in revision.styles { try write(style, byStyle[style.style] ?? [], &symbols, &marks, to: &shown) }
    var body = HTMLWriter()
    body.markup("<a class=\"skip\" href=\"#styles\">To the samples</a>\n")
    let definitions = symbols.definitions + Array(marks.definitions.utf8)
    if !definitions.isEmpty {
      body.markup("<svg class=\"symbols\" aria-hidden=\"true\" focusable=\"false\">")
      body.bytes += definitions
      body.markup("</svg>\n")
    }
    writeHead(to: &body)
    body.markup("<main>\n")
    writeFindings(to: &body)
    writeSizes(to: &body)
    writeFaces(to: &body)
    writeDocument(to: &body)
    body.markup("<div id=\"styles\" tabindex=\"-1\">\n")
    if !samples.isEmpty { writeControls(to: &body) }
    body.bytes += shown.bytes
    body.markup("</div>\n")
    writeUnchanged(to: &body)
    writeFooter(marks, to: &body)
    let shell = PageShell(title: title, style: RevisionStyle.sheet)
    return DrawnFile(bytes: shell.file(around: body), notes: symbols.finishedNotes())
  }

  private var title: String { "\(revision.names.new): before and after" }

  private func writeHead(to page: inout HTMLWriter) {
    page.markup("<header class=\"top\">\n<h1>\(HTMLText.name(revision.names.new))</h1>\n<ul class=\"summary\">\n")
    let names = revision.names
    page.markup(
      names.old == names.new
        ? "<li>before and after</li>\n" : "<li>revised from \(HTMLText.name(names.old))</li>\n")
    for phrase in revision.summary + findings.summary { page.markup("<li>\(HTMLText.content(phrase))</li>\n") }
    page.markup("</ul>\n</header>\n")
  }

  private func writeControls(to page: inout HTMLWriter) {
    page.markup(
      """
      <form class="controls">
      <fieldset><legend>Samples</legend>
      <label class="check"><input type="radio" name="view" id="beside" checked> side by side</label>
      <label class="check"><input type="radio" name="view" id="stacked"> one above the other</label>
      <label class="check"><input type="radio" name="view" id="overlay"> overlaid</label>
      </fieldset>
      <label class="check"><input type="checkbox" id="guides" checked> heights of the old face</label>
      <span class="key">outlined: before; filled: after</span>
      </form>

      """)
  }

  private func writeFooter(_ marks: MarkSymbols, to page: inout HTMLWriter) {
    page.markup("</main>\n<footer>")
    for mark in marks.kinds.values {
      page.markup(
        "<p><span class=\"tag\">\(MarkSymbols.sign(of: mark))\(mark.legendWord(minimum: nil))</span> "
          + "\(mark.meaning(minimum: nil))</p>")
    }
    page.markup(
      "<p>Sizes are in points; samples are true to size at 96 pixels an inch, where they have room.</p></footer>\n")
  }

  /// The id of a style's section.
  static func id(of style: StyleName) -> String {
    (style.isRole ? "role-" : "style-") + HTMLText.fragment(style.name)
  }

  /// A link to a style's section, where it has one.
  func link(to style: StyleName) -> String {
    let name = HTMLText.name(style.displayName)
    guard revision.styles.contains(where: { $0.style == style }) else { return name }
    // The id is percent-encoded itself, so its percent signs are encoded once more in a fragment.
    return "<a href=\"#\(HTMLText.fragment(Self.id(of: style)))\">\(name)</a>"
  }
}
