#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Drawing
import Files
import Golden
import Snapshot
import TestSupport
import Testing

@Suite("A golden on disk")
struct GoldenStoreTests {
  private let golden = GoldenScratch()

  @Test("What was written is read back whole", arguments: GoldenKind.allCases)
  func roundTrip(_ kind: GoldenKind) throws {
    #expect(try golden.store.read().condition == .missing)
    #expect(golden.store.kind == nil)
    #expect(try golden.record(golden.drawing(), kind))
    let stored = try golden.store.read()
    #expect(stored.condition == (kind == .image ? .imageAlone : .whole))
    #expect((stored.image != nil) == kind.hasImage)
    #expect((stored.manifest != nil) == kind.hasManifest)
    #expect(stored.manifest?.image?.bytes == (kind == .both ? stored.image?.count : nil))
    #expect(!stored.wasBrokenOff)
    #expect(golden.store.kind == kind)
    var files = kind.hasManifest ? ["grid.manifest"] : []
    if kind.hasImage { files.append("grid.png") }
    #expect(golden.names == files)
  }

  @Test("Writing the same again touches neither the files nor their folder")
  func untouched() throws {
    try golden.record(golden.drawing())
    let paths = [golden.store.imagePath, golden.store.manifestPath, golden.store.folder]
    for path in paths {
      var times = [timeval(tv_sec: 1000, tv_usec: 0), timeval(tv_sec: 1000, tv_usec: 0)]
      utimes(path, &times)
    }
    #expect(try golden.record(golden.drawing()) == false)
    for path in paths { #expect(modified(path) == 1000, "\(path)") }
  }

  @Test("Of a golden that changed in one file alone, the other is not touched")
  func half() throws {
    try golden.record(golden.drawing())
    var times = [timeval(tv_sec: 1000, tv_usec: 0), timeval(tv_sec: 1000, tv_usec: 0)]
    utimes(golden.store.imagePath, &times)
    #expect(try golden.record(golden.drawing(makers: GoldenMakers(tool: "specimen 0.2.0"))))
    #expect(modified(golden.store.imagePath) == 1000)
    #expect(try golden.store.read().manifest?.tool == "specimen 0.2.0")
  }

  @Test(
    "One kind takes another's place, and leaves nothing of it",
    arguments: GoldenKind.allCases, GoldenKind.allCases)
  func kinds(_ first: GoldenKind, _ second: GoldenKind) throws {
    try golden.record(golden.drawing(), first)
    try golden.record(golden.drawing("Ac"), second)
    #expect(golden.store.kind == second)
    #expect(try golden.store.read().condition == (second == .image ? .imageAlone : .whole))
  }

  @Test("An image that is not the manifest's is seen, and so is one that is gone")
  func together() throws {
    try golden.record(golden.drawing())
    try golden.editImage { $0.pixels[0] = 0xFF00_0000 }
    #expect(try golden.store.read().condition == .notTogether)
    unlink(golden.store.imagePath)
    #expect(try golden.store.read().condition == .imageGone)
    #expect(golden.store.kind == .both)
  }

  @Test("An image beside a manifest that names none belongs to another")
  func stray() throws {
    try golden.record(golden.drawing(), .hash)
    _ = golden.scratch.write([1], as: "sheet.goldens/grid.png")
    #expect(try golden.store.read().condition == .notTogether)
  }

  @Test("Writing that was broken off is seen, whatever lies there, and mended by the next")
  func brokenOff() throws {
    try golden.record(golden.drawing())
    // What a killed process leaves: the new image, the old manifest or none, and the lock's file.
    do {
      var lock = try FileLock(path: golden.store.lockPath)
      lock.begin()
    }
    try golden.editImage { $0.pixels[0] = 0xFF00_0000 }
    var stored = try golden.store.read()
    #expect(stored.wasBrokenOff)
    #expect(stored.condition == .notTogether)
    unlink(golden.store.manifestPath)
    stored = try golden.store.read()
    #expect(stored.wasBrokenOff)
    #expect(stored.condition == .imageAlone)
    #expect(golden.store.kind == .both)
    try golden.record(golden.drawing())
    stored = try golden.store.read()
    #expect(!stored.wasBrokenOff)
    #expect(stored.condition == .whole)
    #expect(golden.names == ["grid.manifest", "grid.png"])
  }

  @Test("A file that can't be read is an error that names it")
  func unreadable() throws {
    try golden.record(golden.drawing())
    unlink(golden.store.imagePath)
    mkdir(golden.store.imagePath, 0o777)
    #expect(throws: GoldenError.notRead(path: golden.store.imagePath, SystemError(code: EISDIR))) {
      try golden.store.read()
    }
    #expect(throws: GoldenError.notWritten(path: golden.store.imagePath, SystemError(code: EISDIR))) {
      try golden.record(golden.drawing())
    }
    #expect(golden.names == ["grid.manifest", "grid.png"])
  }

  @Test(
    "A file that is closed to the user is an error", .enabled(if: geteuid() != 0, "the superuser may read anything"))
  func closed() throws {
    try golden.record(golden.drawing())
    chmod(golden.store.manifestPath, 0)
    #expect(throws: GoldenError.notRead(path: golden.store.manifestPath, SystemError(code: EACCES))) {
      try golden.store.read()
    }
  }

  @Test("A manifest that was cut, edited or merged badly is an error that says which")
  func manifests() throws {
    try golden.record(golden.drawing())
    let text = golden.manifest()
    func error(_ text: String) -> ManifestError? {
      _ = golden.scratch.write(Array(text.utf8), as: "sheet.goldens/grid.manifest")
      do throws(GoldenError) { _ = try golden.store.read() } catch {
        if case .manifest(golden.store.manifestPath, let error) = error { return error }
      }
      return nil
    }
    let half = String(text.prefix(text.count / 2))
    if case .truncated? = error(half) {} else { Issue.record("a manifest that was cut") }
    let edited = text.replacing("specimen 0.1.0", with: "specimen 0.1.1")
    if case .changedAfterWriting? = error(edited) {} else { Issue.record("a manifest that was edited") }
    let merged = "<<<<<<< HEAD\n\(text)=======\n\(text)>>>>>>> other\n"
    if case .mergeConflict(line: 1)? = error(merged) {} else { Issue.record("a manifest with a merge's markers") }
    if case .notAManifest? = error("") {} else { Issue.record("an empty manifest") }
  }

  @Test(
    "A folder that nobody may write into is an error, and nothing changes",
    .enabled(if: geteuid() != 0, "the superuser may write anywhere"))
  func readOnly() throws {
    try golden.record(golden.drawing())
    let before = Bytes(golden.image())
    chmod(golden.store.folder, 0o555)
    defer { chmod(golden.store.folder, 0o755) }
    #expect(throws: GoldenError.notWritten(path: golden.store.lockPath, SystemError(code: EACCES))) {
      try golden.record(golden.drawing("Ac"))
    }
    #expect(Bytes(golden.image()) == before)
    #expect(try golden.store.read().condition == .whole)
    #expect(try golden.record(golden.drawing()) == false, "nothing to write, so nothing is refused")
  }

  @Test("Where no folder can be made, that is said, and no folder is left behind by what can't be written")
  func noFolder() throws {
    _ = golden.scratch.write([1], as: "sheet.goldens")
    #expect(throws: GoldenError.notWritten(path: golden.store.folder, SystemError(code: ENOTDIR))) {
      try golden.record(golden.drawing())
    }
  }

  private func modified(_ path: String) -> Int {
    var status = stat()
    stat(path, &status)
    return status.st_mtim.tv_sec
  }
}
