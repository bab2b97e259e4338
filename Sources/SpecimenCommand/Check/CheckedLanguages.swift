internal import Findings
internal import Languages
internal import TypeSystem

/// Looks up the characters of languages, opening ICU when the first is asked for.
///
/// A language on the command line that can't be looked up is an error; one of a document is told, and passed over: a
/// check does not fail for want of ICU.
struct CheckedLanguages {
  private let versions: ClosedRange<Int>
  private var data: LanguageData?
  private var failure: LanguagesError?
  private var known: [String: LanguageCharacters] = [:]

  /// Languages from an ICU of some versions.
  init(versions: ClosedRange<Int>) {
    self.versions = versions
  }

  /// The versions of what was opened; nil where nothing was.
  var source: CheckReport.LanguageSource? {
    data.map { CheckReport.LanguageSource(icu: $0.version, cldr: $0.cldrVersion) }
  }

  /// The languages that the command line asks for.
  ///
  /// - Throws: exit code 2 for a language that isn't known, and on a machine without ICU.
  mutating func asked(_ tags: [String]) throws(CommandError) -> [LanguageCharacters] {
    var languages: [LanguageCharacters] = []
    for tag in tags {
      do throws(LanguagesError) { languages.append(try characters(of: tag)) } catch {
        throw .below("\(error) (\(CheckVerb.languages.flag))", hint: error.hint, exitCode: .usage)
      }
    }
    return languages
  }

  /// A document's own languages, without those that can't be looked up.
  ///
  /// There are none where both rules that look at characters are off: opening ICU is for nothing where no one asks.
  mutating func own(
    of document: TypeSystemDocument, _ levels: FindingLevels, _ messages: Messages
  ) -> [LanguageCharacters] {
    guard levels[.uncovered] != .off || levels[.inkClipped] != .off else { return [] }
    var languages: [LanguageCharacters] = []
    for tag in document.languages {
      do throws(LanguagesError) { languages.append(try characters(of: tag)) } catch {
        if case .unknownLanguage = error {
          messages.warn("\(error): no font is checked for it", hint: error.hint)
        } else {
          messages.note("languages are not checked: \(error)", hint: error.hint)
          return []
        }
      }
    }
    return languages
  }

  /// What says where lines end on a document's mock screens; nil where there are none, no rule looks at them, or no ICU.
  func lineBreaker(
    for document: TypeSystemDocument, _ levels: FindingLevels, _ messages: Messages
  ) -> LineBreaker? {
    guard levels.layOutScreens(of: document) else { return nil }
    do throws(LanguagesError) { return try LineBreaker.open(versions: versions) } catch {
      messages.note("screens are not laid out: \(error)", hint: error.hint)
      return nil
    }
  }

  private mutating func characters(of tag: String) throws(LanguagesError) -> LanguageCharacters {
    if let characters = known[tag] { return characters }
    if let failure { throw failure }
    let characters = try opened().characters(of: tag)
    known[tag] = characters
    return characters
  }

  private mutating func opened() throws(LanguagesError) -> LanguageData {
    if let data { return data }
    do throws(LanguagesError) {
      let opened = try LanguageData.open(versions: versions)
      data = opened
      return opened
    } catch {
      failure = error
      throw error
    }
  }
}
