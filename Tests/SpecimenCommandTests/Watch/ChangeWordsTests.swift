import SpecimenCommand
import Testing

@Suite("Why a sheet is drawn again")
struct ChangeWordsTests {
  @Test(
    "Documents and fonts are named or counted, and folders only where no font changed",
    arguments: [
      ([:], ""),
      (["a.yaml": .changed], "document changed: a.yaml"),
      (["a.yaml": .removed, "F/a.ttf": .added], "document removed: a.yaml, font added: F/a.ttf"),
      (["F/a.ttf": .added, "F/b.ttf": .removed, "F": .added, "F/g": .added], "2 fonts changed"),
      (["F/a.ttf": .added, "F": .added, "F/g": .added], "font added: F/a.ttf"),
      (["F": .removed], "folder removed: F"),
      (["F": .removed, "F/g": .removed], "2 folders changed"),
    ] as [([String: FileChange], String)])
  func words(_ changes: [String: FileChange], _ words: String) {
    #expect(ChangeWords.words(for: changes, document: "a.yaml") { ["F", "F/g"].contains($0) } == words)
  }
}
