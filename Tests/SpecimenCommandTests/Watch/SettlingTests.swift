import Files
import SpecimenCommand
import Testing

@Suite("When a change has come to an end")
struct SettlingTests {
  private func end(_ events: [(Int, String, FolderEvent.Kind)]) -> Int? {
    var settling = Settling()
    for (time, path, kind) in events { settling.note(FolderEvent(path, kind), at: time) }
    return settling.end
  }

  @Test("Without a change there is no end")
  func nothing() {
    #expect(end([]) == nil)
  }

  @Test("A file that is closed or renamed is taken at once")
  func whole() {
    #expect(end([(10, "a", .whole)]) == 12)
    #expect(end([(10, "a", .writing), (11, "a", .writing), (12, "a", .whole)]) == 14)
    #expect(end([(10, "a", .other), (15, "a", .writing), (16, "a", .whole)]) == 18)
  }

  @Test("Half a file is waited for, and so is another in the place of one that went away")
  func half() {
    #expect(end([(10, "a", .writing)]) == 50)
    #expect(end([(10, "a", .writing), (30, "a", .writing)]) == 70)
    #expect(end([(10, "a", .other)]) == 35)
    #expect(end([(10, "", .lost)]) == 35)
  }

  @Test("Each file has an end of its own, and the last counts")
  func several() {
    #expect(end([(10, "a", .writing), (20, "b", .whole)]) == 50)
    #expect(end([(10, "a", .writing), (20, "b", .whole), (30, "a", .whole)]) == 32)
    #expect(end([(10, "a", .other), (11, "b", .whole)]) == 35)
  }

  @Test("A file that is written without an end doesn't keep the rest waiting")
  func endless() {
    #expect(end((0..<100).map { (10 + $0 * 10, "a", .writing) }) == 410)
  }
}
