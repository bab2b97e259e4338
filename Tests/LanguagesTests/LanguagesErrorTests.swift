import Languages
import Testing

@Suite("Why a language's characters can't be told")
struct LanguagesErrorTests {
  private func error(_ tag: String) throws -> LanguagesError? {
    let data = try LanguageData.open()
    do throws(LanguagesError) {
      _ = try data.characters(of: tag)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "A language that CLDR has no characters of, and the nearest tag or the tag of that name",
    arguments: [
      ("vietnamese", "did you mean 'vi'?"), ("Welsh", "did you mean 'cy'?"), ("vietnamse", "did you mean 'vi'?"),
      ("sr-Latin", "did you mean 'sr-Latn', 'sr' or 'sr-Cyrl'?"), ("en-Cyrl", "did you mean 'en'?"),
    ])
  func nearest(_ tag: String, _ hint: String) throws {
    let error = try #require(try error(tag))
    #expect("\(error)" == "no characters are known for the language '\(tag)'")
    #expect(error.hint == hint)
  }

  @Test(
    "A tag of nothing, of no language, of a language without data, or in a script that it is not written in",
    arguments: [
      "", "e", "-", "x-foo", "und", "und-Cyrl", "root", "tlh", "xx", "en-Cyrl", "ku-Arab", "en_US_POSIX_\u{0}",
      "../../etc/passwd",
      "日本語",
    ])
  func unknown(_ tag: String) throws {
    guard case .unknownLanguage(tag, _) = try error(tag) else {
      Issue.record("'\(tag)' has characters")
      return
    }
  }

  @Test("A tag of a million characters is refused like any other, and shown cut")
  func long() throws {
    let error = try #require(try error(String(repeating: "x", count: 1_000_000)))
    #expect("\(error)" == "no characters are known for the language '\(String(repeating: "x", count: 40))…'")
    #expect(error.hint == "languages are BCP 47 tags such as en, vi, sr-Latn or zh-Hant")
  }

  @Test("Control codes in a tag are shown as escapes")
  func control() throws {
    let error = try #require(try error("a\u{1B}[31m"))
    #expect("\(error)".hasSuffix("'a\\u{1B}[31m'"))
  }

  @Test("A machine without ICU: which versions were looked for, and what to install")
  func noICU() {
    let error = #expect(throws: LanguagesError.self) { try LanguageData.open(versions: 3...4) }
    #expect(error?.description == "no ICU on this machine, which knows languages: looked for 3 to 4")
    #expect(error?.hint == "Debian has it as the package libicu72, Ubuntu as libicu74")
  }

  @Test("An ICU without a function that is used, and an answer that is none")
  func others() {
    let missing = LanguagesError.noFunction("uset_getItem", version: 61)
    #expect(missing.description == "ICU 61 has no function 'uset_getItem'")
    #expect(missing.hint == "install another version of ICU beside it")
    let refused = LanguagesError.refused(function: "ulocdata_open", tag: "vi", error: "U_FILE_ACCESS_ERROR")
    #expect(refused.description == "ICU has no answer for 'vi': U_FILE_ACCESS_ERROR (ulocdata_open)")
    #expect(refused.hint == nil)
  }
}
