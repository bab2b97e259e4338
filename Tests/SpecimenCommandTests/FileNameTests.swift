import SpecimenCommand
import Testing

@Suite("Names that files get")
struct FileNameTests {
  @Test(
    "A sheet's name keeps its letters, digits and - _ . in a file's name, and the rest is one hyphen",
    arguments: [
      ("Zilla Slab", "Zilla-Slab"), ("Inter", "Inter"), ("A_b.c-d", "A_b.c-d"), ("ヒラギノ角ゴ 3", "ヒラギノ角ゴ-3"),
      ("Ünïcode", "Ünïcode"), ("U\u{308}ni", "U\u{308}ni"), ("a / b", "a-b"), ("a/../b", "a-..-b"),
      ("Caf\u{E9} & Co. <x>|\"y\"", "Caf\u{E9}-Co.-x-y"), ("{name}", "name"), ("½ a²", "a"), ("x y", "x-y"),
    ])
  func kept(_ name: String, _ safe: String) {
    #expect(FileName.safe(name) == safe)
  }

  @Test(
    "Nothing leads elsewhere, hides, is an option or can't be seen, and something is always left",
    arguments: [
      ("", "sheet"), (".", "sheet"), ("..", "sheet"), ("/", "sheet"), ("../../etc/passwd", "etc-passwd"),
      (".hidden", "hidden"), ("-rf", "rf"), ("--out", "out"), ("x.", "x"), ("\u{202E}fdp.x\u{202C}", "fdp.x"),
      ("a\u{0}b\nc\u{1B}[2Jd", "abc-2Jd"), ("\u{200B}\u{FEFF}\u{E0041}", "sheet"), ("\u{301}\u{302}", "sheet"),
      ("a \u{301}b", "a-b"), ("\u{E000}x\u{FFFE}", "x"), ("…", "sheet"), ("\\..\\x", "x"), ("CON:", "CON"),
    ])
  func safe(_ name: String, _ safe: String) {
    #expect(FileName.safe(name) == safe)
  }

  @Test("A name is cut to 120 bytes, and not within a letter")
  func longest() {
    #expect(FileName.safe(String(repeating: "x", count: 30_000)) == String(repeating: "x", count: 120))
    #expect(FileName.safe("x" + String(repeating: "字", count: 300)) == "x" + String(repeating: "字", count: 39))
    #expect(FileName.safe("x" + String(repeating: "\u{301}", count: 9_000)).utf8.count == 119)
  }

  @Test("A name stands in every place for it in --out")
  func places() {
    #expect(OutputTarget("a/{name}/{name}.pdf").named("B c") == .file("a/B-c/B-c.pdf"))
    #expect(OutputTarget("{name}").named("..") == .file("sheet"))
    #expect(OutputTarget("a{name").named("B") == .file("a{name"))
    #expect(OutputTarget("-").named("B") == .standardOutput)
  }

  @Test(
    "Of several files each has a number before its ending, of two digits or as many as it takes",
    arguments: [
      ("sheet.png", 1, 1, "sheet.png"), ("sheet.png", 1, 2, "sheet-01.png"), ("sheet.png", 99, 99, "sheet-99.png"),
      ("sheet.png", 7, 100, "sheet-007.png"), ("a.b/C.PNG", 2, 3, "a.b/C-02.PNG"), ("sheet", 2, 3, "sheet-02"),
      ("sheet.v2", 2, 3, "sheet.v2-02"), (".png", 2, 3, ".png-02"), ("é.png", 2, 3, "é-02.png"),
    ])
  func numbers(_ path: String, _ number: Int, _ count: Int, _ numbered: String) {
    #expect(FileNumbers.path(path, number, of: count, format: .png) == numbered)
  }

  @Test("A name that could be one of another's numbered files is known")
  func numberedClash() {
    #expect(FileNumbers.couldClash("a-01.png", with: "a.png", format: .png))
    #expect(FileNumbers.couldClash("a-1234.png", with: "a.png", format: .png))
    #expect(!FileNumbers.couldClash("a-1.png", with: "a.png", format: .png))
    #expect(!FileNumbers.couldClash("a-01.svg", with: "a.png", format: .png))
    #expect(!FileNumbers.couldClash("a-01b.png", with: "a.png", format: .png))
    #expect(!FileNumbers.couldClash("a.png", with: "a-01.png", format: .png))
  }
}
