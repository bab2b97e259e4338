import Files
import SpecimenCommand
import TestSupport
import Testing

@Suite("What became of files")
struct FileStatesTests {
  private let scratch = ScratchFolder()

  private func stamp(_ name: String) throws -> FileStamp {
    try #require(FileStamp(path: scratch.write(Array(name.utf8), as: name)))
  }

  @Test("Files are added, changed and removed, and what stays is not told")
  func changes() throws {
    let (one, two, three) = (try stamp("one"), try stamp("two"), try stamp("three"))
    let old = FileStates(["a": one, "b": two, "c": three])
    #expect(old.changes(to: old).isEmpty)
    #expect(
      old.changes(to: FileStates(["a": one, "b": three, "d": two])) == [
        "b": .changed, "c": .removed, "d": .added,
      ])
  }

  @Test("Two changes of a file come to one")
  func twoChanges() {
    #expect(FileChange.added.followed(by: .changed) == .added)
    #expect(FileChange.removed.followed(by: .added) == .changed)
    #expect(FileChange.changed.followed(by: .removed) == .removed)
  }

  @Test("A file that was written within one step of the clock counts as changed")
  func touched() throws {
    let (one, two) = (try stamp("one"), try stamp("two"))
    let states = FileStates(["a": one, "b": two])
    #expect(states.changes(to: states, touched: [two]) == ["b": .changed])
  }
}
