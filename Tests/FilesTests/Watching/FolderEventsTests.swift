#if os(Linux)
  import Files
  import TestSupport
  import Testing

  @Suite("What the system tells of folders")
  struct FolderEventsTests {
    private let scratch = ScratchFolder()
    private let events: FolderEvents

    init() throws { events = try FolderEvents() }

    private func path(_ name: String) -> String { "\(scratch.path)/\(name)" }

    private func follow(_ add: (inout FollowedNames) -> Void) throws {
      var names = FollowedNames()
      add(&names)
      try events.follow(names)
    }

    /// What a shell's commands in the folder are told as, without the folder.
    private func told(_ commands: String) -> [FolderEvent] {
      _ = ProcessRun.run("sh", ["-c", "cd '\(scratch.path)' && \(commands)"])
      return events.next().map { FolderEvent(String($0.path.dropFirst(scratch.path.count + 1)), $0.kind) }
    }

    @Test("A file that is written is being written until it is closed, and others are not told of")
    func written() throws {
      try follow { $0.add(file: path("doc.yaml")) }
      let kinds = told("echo a >doc.yaml; echo b >other.yaml").map(\.kind)
      #expect(kinds.first == .writing && kinds.last == .whole)
      #expect(told("echo b >other.yaml").isEmpty)
    }

    @Test("A file that is renamed into place is whole at once; one that goes away is neither")
    func renamed() throws {
      try follow { $0.add(file: path("doc.yaml")) }
      #expect(told("echo a >new; mv new doc.yaml") == [FolderEvent("doc.yaml", .whole)])
      #expect(told("rm doc.yaml") == [FolderEvent("doc.yaml", .other)])
    }

    @Test("A folder that is made again is followed again")
    func again() throws {
      try follow { $0.add(folder: path("fonts")) }
      #expect(told("mkdir fonts") == [FolderEvent("fonts", .other)])
      try follow { $0.add(folder: path("fonts")) }
      #expect(told("echo a >fonts/a.ttf").last == FolderEvent("fonts/a.ttf", .whole))
      _ = told("rm -r fonts")
      _ = told("mkdir fonts")
      try follow { $0.add(folder: path("fonts")) }
      #expect(told("echo a >fonts/b.ttf").last == FolderEvent("fonts/b.ttf", .whole))
    }

    @Test("Of a link the file that it leads to is followed too")
    func linked() throws {
      _ = told("mkdir real; echo a >real/doc.yaml; ln -s real/doc.yaml doc.yaml")
      try follow { $0.add(file: path("doc.yaml")) }
      #expect(told("echo b >real/doc.yaml").last == FolderEvent("real/doc.yaml", .whole))
      #expect(told("ln -sfn nowhere doc.yaml").last?.path == "doc.yaml")
    }
  }
#endif
