import Languages
import Testing

/// A short text of a language, with where its lines may end.
struct BreakCase: Sendable, CustomTestStringConvertible {
  var tag: String
  var text: String
  var offsets: [Int]

  init(_ tag: String, _ text: String, _ offsets: [Int]) { (self.tag, self.text, self.offsets) = (tag, text, offsets) }

  var testDescription: String { "\(tag): \(text)" }

  /// The offsets are those of PyICU 2.10.2 over ICU 72.1 (`BreakIterator.createLineInstance`), in UTF-8.
  static let all = [
    BreakCase(
      "en", "Save a little, each well-known week: www.example.org/a-b (50%).",
      [5, 7, 15, 20, 25, 31, 37, 53, 55, 57, 63]),
    BreakCase(
      "de", "Jede Woche etwas zurücklegen – z. B. 20 €, „kurz und gut“.",
      [5, 11, 17, 30, 34, 37, 40, 43, 48, 56, 60, 67]),
    BreakCase(
      "fr", "Économiser un peu\u{A0}: \u{AB}\u{A0}chaque semaine\u{A0}\u{BB}\u{202F}!",
      [12, 15, 22, 33, 48]),
    BreakCase(
      "pl", "Co tydzień po trochu, biało-czerwony.",
      [3, 12, 15, 23, 30, 39]),
    BreakCase(
      "vi", "Tiết kiệm mỗi tuần một ít.",
      [7, 14, 20, 27, 33, 37]),
    BreakCase(
      "tr", "Her hafta biraz biriktirin; İyi günler!",
      [4, 10, 16, 28, 33, 41]),
    BreakCase(
      "ar", "وفّر القليل كل أسبوع، ١٢٫٥٪ مثلاً.",
      [9, 22, 27, 40, 51, 62]),
    BreakCase(
      "he", "חסכו מעט בכל שבוע, בית־ספר (12).",
      [9, 16, 23, 33, 48, 53]),
    BreakCase(
      "hi", "हर सप्ताह थोड़ा बचाएँ। ठीक है?",
      [7, 26, 42, 61, 71, 78]),
    BreakCase(
      "th", "ออมเงินทีละน้อยทุกสัปดาห์",
      [9, 21, 27, 33, 45, 54, 75]),
    BreakCase(
      "lo", "ປະຢັດເງິນທຸກອາທິດ",
      [15, 27, 36, 51]),
    BreakCase(
      "km", "សន្សំប្រាក់បន្តិចរៀងរាល់សប្តាហ៍",
      [33, 51, 72, 93]),
    BreakCase(
      "my", "အပတ်စဉ်ငွေစုပါ",
      [21, 36, 42]),
    BreakCase(
      "ja", "毎週、少しずつ「貯金」しましょう。ページはチェック!",
      [3, 9, 12, 15, 18, 21, 27, 33, 36, 39, 42, 45, 51, 54, 57, 60, 63, 66, 69, 72, 76]),
    BreakCase(
      "zh", "每周存一点钱,《慢慢来》。",
      [3, 6, 9, 12, 15, 19, 25, 28, 37]),
    BreakCase(
      "zh-Hant", "每週存一點錢,「慢慢來」。",
      [3, 6, 9, 12, 15, 19, 25, 28, 37]),
    BreakCase(
      "ko", "매주 조금씩 저축하세요 (천천히).",
      [3, 7, 10, 13, 17, 20, 23, 26, 29, 33, 37, 40, 45]),
  ]
}

/// What asks for a new line, and what joins or parts characters: a text, its breaks and those that must be.
let breakControls: [(text: String, offsets: [Int], mandatory: Set<Int>)] = [
  ("\u{D}", [1], [1]),
  ("\u{D}\u{A}", [2], [2]),
  ("a\u{D}b", [2, 3], [2]),
  ("a\u{D}\u{A}b", [3, 4], [3]),
  ("a\u{A}\u{A}b\u{A}", [2, 3, 5], [2, 3, 5]),
  ("a\u{2028}b\u{2029}c", [4, 8, 9], [4, 8]),
  ("a\u{B}b\u{C}c\u{85}d", [2, 4, 7, 8], [2, 4, 7]),
  ("a\u{AD}b", [3, 4], []),
  ("a\u{200B}b", [4, 5], []),
  ("a\u{A0}b", [4], []),
  ("\u{A}", [1], [1]),
  ("  a  ", [2, 5], []),
  ("é́ f", [6, 7], []),
  ("👩\u{200D}🚀🚀", [11, 15], []),
  ("a\u{2060}b c", [6, 7], []),
  ("", [], []),
]
