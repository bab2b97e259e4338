import Files
import Isolation
import TestSupport
import Testing

@Suite("A child that somebody has taken over can't hold its parent up")
struct ChildServiceTests {
  private let scratch = ScratchFolder()

  @Test("One that says nothing and works on nothing is ended after a sheet's time")
  func silent() throws {
    #expect(try end("exec sleep 100", seconds: 1) == .silence)
  }

  @Test("So is one that stops in the middle of a message")
  func half() throws {
    _ = scratch.write(Array(ScriptedChild.bytes(.messages([1, 2, 3])).dropLast()), as: "half")
    #expect(try end("cat half >&3; exec sleep 100", seconds: 1) == .silence)
  }

  @Test("One that speaks on and on, and says nothing of its work, is ended after the time of all its sheets")
  func talkative() throws {
    _ = scratch.write(ScriptedChild.bytes(.messages([])), as: "message")
    #expect(try end("while cat message >&3; do head -c 16 <&3 >/dev/null; done", seconds: 2) == .allTime)
  }

  @Test("One that fills the channel and reads no answer is ended when there is no room for one")
  func full() throws {
    _ = scratch.write(ScriptedChild.bytes(.messages([])), as: "message")
    #expect(try end("while cat message >&3; do :; done", seconds: 100_000) == .deaf)
  }

  @Test("One that works on under a lock is ended after two seconds, since signals to the parent wait for it")
  func lock() throws {
    _ = scratch.write(ScriptedChild.bytes(.file(.lock("\(scratch.path)/goldens/lock"))), as: "lock")
    _ = scratch.write(ScriptedChild.bytes(.file(.begin(lock: 1))), as: "begin")
    _ = ProcessRun.run("mkdir", ["\(scratch.path)/goldens"])
    let script = "cat lock >&3; head -c 16 <&3 >answer; cat begin >&3; head -c 16 <&3 >>answer; exec sleep 100"
    #expect(try end(script, seconds: 100_000) == .held)
    // The lock's number, twice, since nothing was broken off before; then nothing.
    #expect(scratch.read("answer") == ScriptedChild.head(0, 2, 0, 0))
  }

  @Test("One that announces more than a message may have is ended, and no memory is taken for it")
  func long() throws {
    _ = scratch.write(ScriptedChild.head(3, 0, 1 << 40), as: "head")
    #expect(try end("cat head >&3; exec sleep 100", seconds: 100_000) == .disorder)
  }

  @Test("One that asks for what the command line doesn't name is told so, and its end is its own")
  func refused() throws {
    _ = scratch.write(ScriptedChild.bytes(.file(.open("\(scratch.path)/other"))), as: "open")
    #expect(try end("cat open >&3; head -c 16 <&3 >answer; exit 7", seconds: 100_000) == .exit(7))
    // EACCES has this number on every system.
    #expect(scratch.read("answer") == ScriptedChild.head(13, 0))
    #expect(scratch.read("other").isEmpty)
  }

  /// How a child ends that runs a script and may change the folder of goldens, by a clock that goes 450 ms a look.
  private func end(_ script: String, seconds: Int) throws -> ChildEnd {
    let child = try #require(ScriptedChild(script, in: scratch))
    var rights = OutputRights()
    rights.folders = [OutputRights.File(parts: ["\(scratch.path)/goldens"])]
    var time: Int64 = 0
    var service = ChildService(
      process: child.process, channel: child.channel,
      bounds: ProcessBounds(memoryBytes: 0, runSeconds: 0, fontSeconds: seconds, sheetSeconds: seconds),
      files: FileService(rights: rights),
      now: {
        time += 450_000_000
        return time
      })
    let end = service.serve(WorkPage(ofAnotherProgram: ()))
    #expect(child.isGone)
    return end
  }
}
