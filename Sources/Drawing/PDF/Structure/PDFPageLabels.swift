/// What stands in the places of a document's page numbers.
enum PDFPageLabels {
  /// A label as a PDF says it: a text, and a number that counts on from page to page.
  private struct Label: Equatable {
    var prefix: String
    var number: Int?

    /// Takes the digits at a label's end as a number, up to nine of them, and none that would lose a zero.
    init(_ label: String) {
      let digits = label.reversed().prefix { $0.isASCII && $0.isNumber }
      let text = String(digits.reversed())
      if let number = Int(text), text.count <= 9, number > 0, text.first != "0" {
        (prefix, self.number) = (String(label.dropLast(text.count)), number)
      } else {
        prefix = label
      }
    }

    init(page: Int) { (prefix, number) = ("", page) }

    /// Whether the label counts on from another.
    func follows(_ other: Label) -> Bool {
      guard let number, let last = other.number else { return false }
      return prefix == other.prefix && number == last + 1
    }
  }

  /// The entry of the catalogue; nil where every label is empty or the page's number, which is the same.
  static func entry(_ labels: [String]) -> String? {
    let labels = labels.enumerated().map { $1.isEmpty ? Label(page: $0 + 1) : Label($1) }
    if labels.enumerated().allSatisfy({ $1 == Label(page: $0 + 1) }) { return nil }
    var entries: [String] = []
    for (page, label) in labels.enumerated() where page == 0 || !label.follows(labels[page - 1]) {
      let prefix = label.prefix.isEmpty ? "" : " /P \(pdfText(label.prefix))"
      let start = label.number.map { $0 == 1 ? " /S /D" : " /S /D /St \($0)" } ?? ""
      entries.append("\(page) <<\(prefix)\(start) >>")
    }
    return "/PageLabels << /Nums [ \(entries.joined(separator: " ")) ] >>"
  }
}
