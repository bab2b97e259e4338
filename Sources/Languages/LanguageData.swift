internal import Spelling

/// What CLDR says about languages, read from the machine's ICU.
///
/// Opening it is what costs (some milliseconds); each language after that is a look into ICU's data.
public struct LanguageData {
  private let icu: ICU
  /// ICU's locales, those with data of their own.
  private let locales: Set<String>

  /// Opens the newest ICU that the machine has.
  ///
  /// - Throws: ``LanguagesError/noICU(oldest:newest:)`` where there is none.
  public static func open() throws(LanguagesError) -> LanguageData { try open(versions: versions) }

  /// Opens the newest ICU of some versions that the machine has.
  package static func open(versions: ClosedRange<Int>) throws(LanguagesError) -> LanguageData {
    LanguageData(icu: try ICU(versions: versions))
  }

  /// The versions of ICU that are looked for: those with the functions that are used, and as many to come.
  package static let versions = 60...99

  private init(icu: ICU) {
    self.icu = icu
    locales = Set(icu.locales)
  }

  /// ICU's version, such as "72.1".
  public var version: String { icu.version }

  /// The version of the CLDR data in it, such as "42".
  public var cldrVersion: String { icu.cldrVersion }

  /// The tags of the languages that have characters, without those that only add a region: "sr", "sr-Latn".
  public var tags: [String] {
    locales.filter { locale in
      let parts = locale.split(separator: "_")
      // A script's subtag has four letters.
      return parts.count == 1 || parts.count == 2 && parts[1].count == 4
    }.compactMap { icu.tag(ofLocale: $0) }.sorted()
  }

  /// The characters that a language is written with.
  ///
  /// The tag's script and region are heeded ("sr-Latn", "zh-TW"), variants and extensions are not. See
  /// ``LanguageCharacters/main`` for what is in the list.
  /// - Throws: ``LanguagesError/unknownLanguage(_:nearest:)`` for a malformed tag, and for a language or script without data.
  public func characters(of tag: String) throws(LanguagesError) -> LanguageCharacters {
    guard let locale = icu.locale(ofTag: tag), let exemplars = try exemplars(of: locale), !exemplars.isEmpty else {
      throw .unknownLanguage(tag, nearest: nearest(to: tag))
    }
    let language = String(locale.prefix { $0 != "_" })
    return LanguageCharacters(
      tag: icu.tag(ofLocale: locale) ?? tag, name: icu.name(ofLocale: locale) ?? tag,
      main: ExemplarCharacters(exemplars, language: language).main)
  }

  /// The set of the narrowest locale with data that has the tag's script.
  ///
  /// ICU itself would take another script's for want of the right one: Latin for 'en-Cyrl'.
  private func exemplars(of locale: String) throws(LanguagesError) -> [String]? {
    guard let wanted = icu.likelyParts(ofLocale: locale) else { return nil }
    let (language, script, region) = wanted
    let isUsualScript = icu.likelyParts(ofLocale: language)?.script == script
    var names = ["\(language)_\(script)_\(region)"]
    if isUsualScript || icu.likelyParts(ofLocale: "\(language)_\(region)")?.script == script {
      names.append("\(language)_\(region)")
    }
    names.append("\(language)_\(script)")
    if isUsualScript { names.append(language) }
    if let name = names.first(where: locales.contains) { return try icu.exemplars(ofLocale: name) }
    // Old names that ICU only knows as other names of new ones, such as 'sh' and 'tl'.
    return try icu.exemplars(ofLocale: locale, isExact: true)
  }

  /// Known tags that were most likely meant by one that isn't known, nearest first.
  ///
  /// Where the language has that name in English, its tag; where only the script is wrong, the language's tags; else
  /// those that are spelled alike.
  private func nearest(to tag: String) -> [String] {
    let known = tags
    let names = known.map { icu.name(ofLocale: $0.replacing("-", with: "_")) ?? $0 }
    let wanted = tag.lowercased()
    let named = zip(known, names).filter { $1.lowercased() == wanted }.map(\.0)
    if !named.isEmpty { return named }
    let own = known.filter { wanted.hasPrefix("\($0.prefix { $0 != "-" })-") }
    var nearest = Spelling.nearest(to: tag, in: own) + own
    if own.isEmpty {
      let likeNames = tag.utf8.count <= 4 ? [] : Spelling.nearest(to: tag, in: names, limit: 2)
      nearest = likeNames.compactMap { name in names.firstIndex(of: name).map { known[$0] } }
      nearest += Spelling.nearest(to: tag, in: known)
    }
    var seen: Set<String> = []
    return Array(nearest.filter { seen.insert($0).inserted }.prefix(3))
  }
}
