import Languages
import Testing

@Suite("The characters of languages, as CLDR has them")
struct LanguagesTests {
  private let data: LanguageData

  init() throws { data = try LanguageData.open() }

  private func main(_ tag: String) throws -> [String] { try data.characters(of: tag).main }

  private static var isKnownCLDR: Bool { (try? LanguageData.open())?.cldrVersion == "42" }

  @Test("Some characters of each language are there", arguments: KnownLanguage.all)
  func members(_ language: KnownLanguage) throws {
    let main = Set(try main(language.tag).map { $0.unicodeScalars.map(\.value) })
    for member in language.members {
      let isThere = main.contains(member)
      #expect(isThere, "\(member.map { String($0, radix: 16) })")
    }
  }

  @Test(
    "There are as many as in CLDR", .enabled(if: isKnownCLDR, "the counts are those of CLDR 42"),
    arguments: KnownLanguage.all)
  func count(_ language: KnownLanguage) throws { #expect(try main(language.tag).count == language.count) }

  @Test("The characters are in the order of code points, each once", arguments: KnownLanguage.all)
  func order(_ language: KnownLanguage) throws {
    let main = try main(language.tag).map { Array($0.unicodeScalars) }
    let isAscending = zip(main, main.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) }
    #expect(isAscending)
  }

  @Test("English is two times 26 letters, and no digits or punctuation")
  func english() throws {
    #expect(try main("en").joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
  }

  @Test("German has ß and no capital of it, since that is SS")
  func german() throws {
    let tail = try main("de").joined().suffix(7)
    #expect(tail == "ÄÖÜßäöü")
    #expect(try !main("de").contains("ẞ"))
  }

  @Test(
    "The capital of i has its dot in Turkish and Azerbaijani, and i is the small letter of no other",
    arguments: ["tr", "az"])
  func dotted(_ tag: String) throws {
    let main = try main(tag)
    #expect(Set(["i", "İ", "ı", "I"]).isSubset(of: main))
  }

  @Test("Georgian has no capitals: those are for whole words")
  func georgian() throws {
    let isSmall = try main("ka").allSatisfy { $0.unicodeScalars.allSatisfy { (0x10D0...0x10FF).contains($0.value) } }
    #expect(isSmall)
  }

  @Test("A string that is a letter to its readers is asked for as its characters: {ch} adds none")
  func digraph() throws {
    #expect(try main("cs").allSatisfy { $0.unicodeScalars.count == 1 })
    #expect(try Set(["c", "h", "Č", "č"]).isSubset(of: main("cs")))
  }

  @Test("A string with a character that stands nowhere else adds that: Uzbek {gʻ} adds U+02BB")
  func okina() throws { #expect(try main("uz").contains("\u{2BB}")) }

  @Test("A letter and its mark stay together where Unicode has no single character, and have a capital")
  func sequence() throws {
    let main = try main("yo").map { Array($0.unicodeScalars) }
    #expect(main.contains(["\u{1EB9}", "\u{301}"]))
    #expect(main.contains(["\u{1EB8}", "\u{301}"]))
  }

  @Test("A letter that Unicode has is one character: Vietnamese ệ is U+1EC7")
  func composed() throws {
    let main = try main("vi")
    #expect(main.allSatisfy { $0.unicodeScalars.count == 1 })
    #expect(main.contains { $0.unicodeScalars.map(\.value) == [0x1EC7] })
  }

  @Test("A conjunct whose parts are asked for is not asked for again: Assamese {ক্ষ}")
  func conjunct() throws {
    let isThere = try main("as").contains { $0.unicodeScalars.count == 3 }
    #expect(!isThere)
  }

  @Test(
    "A tag is understood whatever its case, and its script and region count",
    arguments: [
      ("sr", "sr", "Serbian", "Ђ"), ("SR-latn", "sr-Latn", "Serbian (Latin)", "Đ"),
      ("sr-ME", "sr-ME", "Serbian (Montenegro)", "Đ"), ("zh-Hant", "zh-Hant", "Traditional Chinese", "們"),
      ("zh-TW", "zh-TW", "Chinese (Taiwan)", "們"), ("zh-CN", "zh-CN", "Chinese (China)", "们"),
      ("az-Cyrl", "az-Cyrl", "Azerbaijani (Cyrillic)", "ҹ"), ("en-GB", "en-GB", "English (United Kingdom)", "z"),
      ("de-1996", "de-1996", "German (German orthography of 1996)", "ß"), ("en-u-nu-arab", "en", "English", "e"),
      ("pa-PK", "pa-PK", "Punjabi (Pakistan)", "پ"),
    ])
  func tags(_ tag: String, _ canonical: String, _ name: String, _ member: String) throws {
    let characters = try data.characters(of: tag)
    #expect(characters.tag == canonical)
    #expect(characters.main.contains(member))
    if ["Traditional Chinese", "Chinese (Traditional)"].contains(name) {
      #expect(characters.name.contains("Traditional"))
    } else {
      #expect(characters.name == name)
    }
  }

  @Test(
    "Old names of languages mean the new ones",
    arguments: [("iw", "he"), ("mo", "ro"), ("tl", "fil"), ("sh", "sr-Latn"), ("nb", "no")])
  func oldNames(_ old: String, _ new: String) throws { #expect(try main(old) == main(new)) }

  @Test("At least 200 languages have characters, and every tag that is listed has some")
  func allTags() throws {
    let tags = data.tags
    #expect(tags.count >= 200)
    #expect(tags.contains("sr-Latn"))
    #expect(!tags.contains("en-GB"))
    for tag in tags where !["ii", "ko", "ja"].contains(tag) {
      let isEmpty = try main(tag).isEmpty
      #expect(!isEmpty, "\(tag)")
    }
  }

  @Test("The versions of ICU and CLDR are numbers")
  func versions() {
    #expect((60...).contains(Int(data.version.prefix { $0 != "." }) ?? 0))
    #expect((32...).contains(Int(data.cldrVersion.prefix { $0 != "." }) ?? 0))
  }
}
