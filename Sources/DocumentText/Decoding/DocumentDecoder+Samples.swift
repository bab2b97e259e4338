internal import DynamicType
internal import TypeSystem
internal import YAML

extension DocumentDecoder {
  /// The languages, at least one, each once.
  func readLanguages(_ node: YAMLNode) -> [String]? {
    guard let items = items(node, "'languages'") else { return nil }
    if items.isEmpty { report(.emptyList("'languages'", of: "language tags, such as en"), at: node.place) }
    var languages: [String] = []
    var seen: Set<String> = []
    for item in items {
      guard let tag = string(item, "an entry of 'languages'"), checkLanguage(tag, at: item.place) else { continue }
      if seen.insert(tag).inserted {
        languages.append(tag)
      } else {
        report(.namedTwice("the language \(Quoting.quoted(tag))"), at: item.place)
      }
    }
    return languages.isEmpty ? nil : languages
  }

  /// The samples by language.
  func readSamples(_ node: YAMLNode, languages: [String]) -> OrderedMap<String, SampleTexts> {
    var samples = OrderedMap<String, SampleTexts>()
    let known = Set(languages)
    let remedy = written(node).map { "write { \(languages.first ?? "en"): \($0) }" }
    for entry in entries(node, "'samples'", remedy: remedy) ?? [] {
      guard checkLanguage(entry.name, at: entry.key.place) else { continue }
      if !known.contains(entry.name) {
        reports.add(.sampleOfOtherLanguage(entry.name, languages), at: entry.key.place, .warning)
      }
      if entry.value.entries != nil {
        samples[entry.name] = samplesByStyle(entry.value)
      } else if let text = sample(entry.value, "the sample of \(Quoting.quoted(entry.name))") {
        samples[entry.name] = SampleTexts(all: text)
      }
    }
    return samples
  }

  /// The texts of single styles, and under `*` the others'.
  private func samplesByStyle(_ node: YAMLNode) -> SampleTexts {
    var texts = SampleTexts()
    var seen: [StyleName: YAMLPlace] = [:]
    for entry in node.entries ?? [] {
      guard let text = sample(entry.value, "the sample of \(Quoting.quoted(entry.name))") else { continue }
      if entry.name == "*" {
        texts.all = text
        continue
      }
      let name = namedStyle(entry.name)
      if let first = seen[name] {
        report(.sameThing(entry.name, as: "the style '\(name.name)'", first: first), at: entry.key.place)
        continue
      }
      seen[name] = entry.key.place
      if name.textStyle == nil, declared[name] == nil, !roleNames.contains(entry.name) {
        report(.unknownStyle(entry.name, known: sampledNames), at: entry.key.place)
      }
      texts.byStyle[name] = text
    }
    return texts
  }

  /// A style or a role by its name.
  func namedStyle(_ text: String) -> StyleName {
    if case .apple(let style) = styleName(text) { return .apple(style) }
    return roleNames.contains(text) && declared[.custom(text)] == nil ? .role(text) : .custom(text)
  }

  /// A text to be shown.
  func sample(_ node: YAMLNode, _ what: String) -> String? {
    guard let text = string(node, what) else { return nil }
    guard text.count <= limits.sampleCharacters else {
      report(.longSample(what, text.count, limit: limits.sampleCharacters), at: node.place)
      return nil
    }
    return text
  }

  private func checkLanguage(_ tag: String, at place: YAMLPlace) -> Bool {
    if LanguageTag.isWellFormed(tag) { return true }
    report(.notALanguage(tag), at: place)
    return false
  }
}
