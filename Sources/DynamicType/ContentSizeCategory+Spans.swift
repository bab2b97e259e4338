extension ContentSizeCategory {
  /// Categories as a sentence lists them, those that follow each other as a span: "xSmall to medium", "AX1", "AX3".
  ///
  /// Three or more in a row are a span, in which nothing that is shown lies between: the row is that of `shown`. Two are
  /// named one by one. They come in the order of `shown`; one that isn't among them stands alone.
  package static func spans(
    of categories: [ContentSizeCategory], among shown: [ContentSizeCategory] = allCases,
    as name: (ContentSizeCategory) -> String = { $0.name }
  ) -> [String] {
    var words: [String] = []
    var rest = categories[...]
    while let first = rest.first {
      let wanted = shown.drop { $0 != first }
      let run = rest.prefix(max(1, zip(rest, wanted).prefix { $0 == $1 }.count))
      words += run.count > 2 ? ["\(name(first)) to \(name(run[run.endIndex - 1]))"] : run.map(name)
      rest = rest.dropFirst(run.count)
    }
    return words
  }
}
