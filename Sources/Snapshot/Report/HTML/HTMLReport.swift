/// A report to look at: one file with its pictures in it, that a browser opens from anywhere and without a network.
///
/// It names causes first and shows changed cells before others. Each cell's pictures can be seen side by side, under a
/// slider, in turn, or as a difference. Without a script the same pages stand one below the other. Text of documents,
/// fonts and golden files can't become markup, and the same report gives the same bytes.
public enum HTMLReport {
  /// The whole page as UTF-8 text.
  public static func text(_ report: VerificationReport) -> String {
    let sheets = ReportPage.sheets(of: report)
    let summary = ReportSummary(report)
    var parts = [
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>\(HTMLText.markup(summary.title)) – golden images</title>
      <style>
      \(ReportStyle.text)</style>
      </head>
      <body>

      """
    ]
    parts.append(summary.html)
    parts.append("<div class=\"workspace\">\n")
    parts.append(ReportList.html(sheets))
    parts.append("<main id=\"viewer\" tabindex=\"-1\" aria-label=\"Pictures\">\n\(ReportControls.html)")
    for sheet in sheets {
      parts.append(sheet.html)
      for cell in sheet.cells where cell.isShown { parts.append(cell.html(on: sheet)) }
    }
    parts.append("</main>\n</div>\n\(ReportControls.help)<script>\n\(ReportScript.text)</script>\n</body>\n</html>\n")
    return parts.joined()
  }

  /// What the page may load: nothing but the pictures in it.
  private static let policy =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'"
}
