public import DynamicType

extension TypeSystemRevision {
  /// How many of the cells that both revisions have are of another size.
  public var changedSizes: Int {
    styles.reduce(0) { sum, style in
      sum + style.columns.reduce(0) { $0 + $1.cells.count { $0.differs(in: .pointSize) } }
    }
  }

  /// What differs, counted, in phrases without full stops; one phrase says so where nothing does.
  public var summary: [String] {
    guard !isEmpty else { return ["nothing differs"] }
    var phrases: [String] = []
    let stayed = styles.count { $0.kind == .stayed }
    let counts: [(Int, String, String)] = [
      (stayed, "style differs", "styles differ"),
      (styles.count { $0.kind == .came }, "style came", "styles came"),
      (styles.count { $0.kind == .went }, "style went", "styles went"),
      (styles.count { if case .renamed = $0.kind { true } else { false } }, "style renamed", "styles renamed"),
      (changedSizes, "size differs", "sizes differ"),
      (faces.count { !$0.isUpdate }, "face replaced", "faces replaced"),
      (faces.count(where: \.isUpdate), "font file updated", "font files updated"),
      (document.count, "other line of the document differs", "other lines of the document differ"),
    ]
    for (count, one, many) in counts where count > 0 { phrases.append("\(count) \(count == 1 ? one : many)") }
    return phrases
  }

  /// The categories of a list as people write them: a span where nothing that is shown lies between, else one by one.
  public func words(_ categories: [ContentSizeCategory]) -> String {
    guard let first = categories.first, let last = categories.last, categories.count > 2 else {
      return categories.map(\.name).joined(separator: ", ")
    }
    let between = self.categories.filter { $0 >= first && $0 <= last }
    return between == categories ? "\(first.name)–\(last.name)" : categories.map(\.name).joined(separator: ", ")
  }

  /// A mark that came or went, with its categories: "nearestWeight came at AX4, AX5".
  public func words(_ mark: MarkChange) -> String {
    "\(mark.name) \(mark.change.rawValue) at \(words(mark.categories))"
  }
}

extension PropertyChange {
  /// What it was and is, with an arrow between: "SpecimenSerif-Light → SpecimenSerif-Bold".
  public var words: String { "\(old ?? "none") → \(new ?? "none")" }
}

extension DocumentChange {
  /// What it was and is, with an arrow between.
  public var words: String { "\(old ?? "none") → \(new ?? "none")" }
}
