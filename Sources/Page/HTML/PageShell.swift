internal import Drawing
internal import Typeface

/// A page around its contents: one file that loads nothing, and runs nothing but the script that it holds.
///
/// The Content-Security-Policy names the style sheet and the script by their hashes, so that nothing that came in with a
/// document's text could run, even if it were markup.
package struct PageShell {
  /// What a browser's window is called; text from outside.
  package var title: String
  /// Attributes of the root, each after a space, such as ` data-theme="dark"`; values are escaped already.
  package var rootAttributes = ""
  /// The style sheet.
  package var style: String
  /// The script, which runs before the page's body is read; empty for none.
  package var script: String
  /// Whether the page loads itself again when a newer one takes its place; see ``ReloadProbe``.
  package var reloads = false

  /// A shell of these parts; neither `style` nor `script` holds text from outside.
  package init(title: String, style: String, script: String = "") {
    self.title = title
    self.style = style
    self.script = script
  }

  /// The whole file with a body in it.
  package func file(around body: HTMLWriter) -> [UInt8] {
    var shell = self
    if reloads {
      let contents = body.bytes + Array((title + rootAttributes + style + script).utf8)
      shell.rootAttributes += " \(ReloadProbe.attribute)=\"\(ReloadProbe.revision(of: contents))\""
      shell.script += ReloadProbe.script
    }
    return shell.plainFile(around: body)
  }

  private func plainFile(around body: HTMLWriter) -> [UInt8] {
    var page = HTMLWriter()
    page.bytes.reserveCapacity(body.bytes.count + style.utf8.count + script.utf8.count + 2_000)
    page.markup(
      """
      <!DOCTYPE html>
      <html lang="en"\(rootAttributes)>
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>\(HTMLText.content(title))</title>
      <style>\(style)</style>

      """)
    if !script.isEmpty { page.markup("<script>\(script)</script>\n") }
    page.markup("</head>\n<body>\n")
    page.bytes += body.bytes
    page.markup("</body>\n</html>\n")
    return page.bytes
  }

  /// What the page may load: pictures that it holds itself, and its own style and script.
  package var policy: String {
    let script = script.isEmpty ? "" : "; script-src '\(Self.hash(script))'"
    let pictures = reloads ? "data: \(ReloadProbe.sources)" : "data:"
    return "default-src 'none'; style-src '\(Self.hash(style))'\(script); img-src \(pictures); base-uri 'none'; "
      + "form-action 'none'"
  }

  /// The hash of an element's text as a policy names it: SHA-256 in base64.
  package static func hash(_ text: String) -> String {
    var bytes = Array("sha256-".utf8)
    bytes.add(base64: SHA256.digest(of: Array(text.utf8)))
    return String(decoding: bytes, as: UTF8.self)
  }
}
