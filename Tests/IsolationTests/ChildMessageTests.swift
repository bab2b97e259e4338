import Files
import Isolation
import Testing

@Suite("What a child says comes over the channel as it was said")
struct ChildMessageTests {
  private static let bytes: [UInt8] = [0, 255, 10]

  @Test(
    "Every message is read as it was written",
    arguments: [
      ChildMessage.confined(Confinement(landlock: 7, hasFilter: true)),
      .confined(Confinement(landlock: 0, hasFilter: false)), .output(bytes), .messages([]), .done,
      .file(.open("a.pdf")), .file(.write(file: 3, bytes)), .file(.sync(file: 1)), .file(.commit(file: 2)),
      .file(.abandon(file: 4)), .file(.makeFolder("a")), .file(.makeFolders("a/b")), .file(.remove("ü")),
      .file(.removeEmptyFolder("a b")), .file(.append("log", bytes)), .file(.append("log", [])), .file(.lock("x")),
      .file(.place("obj/a.pdf", bytes)), .file(.place("obj/a.pdf", [])),
      .file(.finish(lock: 9)), .file(.letGo(lock: 9)),
    ])
  func travels(_ message: ChildMessage) {
    #expect(ChildMessage(message.frame) == message)
  }

  @Test("What no child of this program would send is none")
  func disorder() {
    #expect(ChildMessage(ChildMessage.Frame(kind: 0)) == nil)
    #expect(ChildMessage(ChildMessage.Frame(kind: 99)) == nil)
    let open = ChildMessage.file(.open("a")).frame.kind
    #expect(ChildMessage(ChildMessage.Frame(kind: open, bytes: [0x61, 0])) == nil)
    #expect(ChildMessage(ChildMessage.Frame(kind: open, bytes: [0xFF])) == nil)
    let append = ChildMessage.file(.append("a", [])).frame.kind
    #expect(ChildMessage(ChildMessage.Frame(kind: append, number: 2, bytes: [0x61])) == nil)
    #expect(ChildMessage(ChildMessage.Frame(kind: append, number: -1, bytes: [0x61])) == nil)
  }

  @Test(
    "What confines a process is told in words",
    arguments: [
      (7, true, "Landlock 7 and seccomp", ""), (1, false, "Landlock 1", "seccomp"), (0, true, "seccomp", "Landlock"),
      (0, false, "neither Landlock nor seccomp", "Landlock and seccomp"),
    ])
  func words(_ landlock: Int, _ hasFilter: Bool, _ words: String, _ missing: String) {
    let confinement = Confinement(landlock: landlock, hasFilter: hasFilter)
    #expect(confinement.words == words)
    #expect(confinement.missing == missing)
    #expect(confinement.isWhole == missing.isEmpty)
  }
}
