internal import Revision
internal import Sheet
internal import Typeface

extension RevisionPage {
  /// The faces before and after, two rows a pair, and under them where the one became the other.
  func writeFaces(to page: inout HTMLWriter) {
    guard !revision.faces.isEmpty else { return }
    page.markup(
      "<section id=\"faces\"><h2>Faces <small>measures in em; underlined where they differ</small></h2>\n"
        + "<div class=\"region\" role=\"region\" aria-label=\"Faces\" tabindex=\"0\"><table class=\"faces\"><thead><tr>"
        + "<td></td><th scope=\"col\">face</th><th scope=\"col\">version</th><th scope=\"col\">SHA-256</th>"
        + "<th scope=\"col\">glyphs</th>")
    for metric in FaceMetric.allCases { page.markup("<th scope=\"col\">\(metric.words)</th>") }
    page.markup("</tr></thead>\n")
    for face in revision.faces {
      page.markup("<tbody>\n")
      write("before", face.old, against: nil, face, to: &page)
      write("after", face.new, against: face.old, face, to: &page)
      page.markup("<tr class=\"note\"><th scope=\"row\">in</th><td colspan=\"\(4 + FaceMetric.allCases.count)\">")
      page.text(RevisionWords.places(face.places))
      if face.isUpdate {
        page.markup(" <span class=\"tag\">another file of the same name</span>\(Self.features(of: face))")
      }
      page.markup("</td></tr>\n</tbody>\n")
    }
    page.markup("</table></div></section>\n")
  }

  /// A face's row; what differs from the face before is underlined.
  private func write(
    _ word: String, _ facts: FaceFacts?, against other: FaceFacts?, _ face: FaceRevision, to page: inout HTMLWriter
  ) {
    page.markup("<tr><th scope=\"row\">\(word)</th>")
    guard let facts else { return page.markup("<td>none</td></tr>\n") }
    let cell = { (text: String, differs: Bool) in
      "<td>" + (differs ? "<b>\(HTMLText.content(text))</b>" : HTMLText.content(text)) + "</td>"
    }
    page.markup("<td>\(HTMLText.name(facts.postScriptName))</td>")
    page.markup(cell(facts.version, other.map { $0.version != facts.version } ?? false))
    page.markup(cell(String(facts.sha256.prefix(8)), other.map { $0.sha256 != facts.sha256 } ?? false))
    page.markup(cell("\(facts.glyphCount)", other.map { $0.glyphCount != facts.glyphCount } ?? false))
    let changed = Set(face.metrics.map(\.metric))
    for metric in FaceMetric.allCases {
      let text = facts.metrics[metric].map { RevisionNumber.text($0, decimals: RevisionNumber.ems) } ?? "none"
      page.markup(cell(text, other != nil && changed.contains(metric)))
    }
    page.markup("</tr>\n")
  }

  /// The features that an update brought and took.
  private static func features(of face: FaceRevision) -> String {
    let lists = [("gained", face.featuresCame), ("lost", face.featuresWent)].filter { !$0.1.isEmpty }
    return lists.map { word, tags in
      "; features \(word): \(HTMLText.content(tags.map(\.description).joined(separator: ", ")))"
    }.joined()
  }
}
