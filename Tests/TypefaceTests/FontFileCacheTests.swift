import TestSupport
import Testing
import Typeface

@Suite("Font files that are kept between libraries")
struct FontFileCacheTests {
  private let scratch: ScratchFolder
  private static let late: Int64 = 1 << 62

  init() throws { scratch = try ScratchFolder() }

  private var path: String { "\(scratch.path)/a.ttf" }

  private func copy(_ face: String) {
    _ = ProcessRun.run("cp", ["\(TestFaces.folder)/\(face)", path])
  }

  private func name(_ cache: FontFileCache) -> String? {
    let library = FontLibrary(cache: cache)
    library.load(file: path)
    return library.faces.first?.postScriptName
  }

  @Test("A file that is left alone is read once, and libraries of it have the same faces")
  func unchanged() throws {
    copy("SpecimenBox-Regular.ttf")
    let cache = FontFileCache { Self.late }
    let libraries = (0..<3).map { _ in FontLibrary(cache: cache) }
    for library in libraries { library.load(file: path) }
    #expect(cache.readCount == 1)
    #expect(libraries[0].hasSameFaces(as: libraries[2]))
    #expect(try #require(libraries[0].faces.first).sha256 == libraries[2].faces.first?.sha256)
    libraries[2].load(file: "\(TestFaces.folder)/SpecimenSans-Bold.otf")
    #expect(!libraries[0].hasSameFaces(as: libraries[2]))
  }

  @Test("A file that is replaced, written over or removed is read anew")
  func changed() {
    copy("SpecimenBox-Regular.ttf")
    let cache = FontFileCache { Self.late }
    #expect(name(cache) == "SpecimenBox-Regular")
    copy("SpecimenSans-Light.ttf")
    #expect(name(cache) == "SpecimenSans-Light")
    _ = ProcessRun.run("rm", [path])
    #expect(name(cache) == nil)
    copy("SpecimenBox-Regular.ttf")
    #expect(name(cache) == "SpecimenBox-Regular")
  }

  @Test("A file that was just changed is read again, and is the same file where its bytes are the same")
  func young() {
    copy("SpecimenBox-Regular.ttf")
    // Long before the file was changed: as though it had been changed this moment.
    let cache = FontFileCache { 0 }
    let libraries = (0..<2).map { _ in FontLibrary(cache: cache) }
    for library in libraries { library.load(file: path) }
    #expect(cache.readCount == 2)
    #expect(libraries[0].hasSameFaces(as: libraries[1]))
  }

  private let faces = ["SpecimenBox-Regular.ttf", "SpecimenSans-Light.ttf", "SpecimenSerif-Light.ttf"]

  private func load(_ names: [String], _ cache: FontFileCache) {
    let library = FontLibrary(cache: cache)
    for name in names { library.load(file: "\(TestFaces.folder)/\(name)") }
  }

  @Test("More bytes than are kept are forgotten, those first that were not asked for longest")
  func limit() {
    let cache = FontFileCache(byteLimit: 1) { Self.late }
    for name in faces { load([name], cache) }
    #expect(cache.fileCount == 1)
    load([faces[2]], cache)
    #expect(cache.readCount == 3)
    load([faces[0]], cache)
    #expect(cache.readCount == 4)
  }

  @Test("What the newest library asked for stays, however large it is")
  func newest() {
    let cache = FontFileCache(byteLimit: 1) { Self.late }
    for _ in 0..<3 { load(faces, cache) }
    #expect(cache.readCount == 3)
    #expect(cache.fileCount == 3)
  }

  @Test("A file that as many libraries as are counted didn't ask for is forgotten, and one that they did stays")
  func libraries() {
    let cache = FontFileCache { Self.late }
    load(Array(faces[...1]), cache)
    for _ in 0..<FontFileCache.libraryLimit - 1 { load([faces[1]], cache) }
    #expect(cache.fileCount == 2)
    load([faces[1]], cache)
    #expect(cache.fileCount == 1)
    load(Array(faces[...1]), cache)
    #expect(cache.readCount == 3)
  }

  @Test("The files that a folder's library would try are listed in its order")
  func files() {
    _ = ProcessRun.run("sh", ["-c", "cd '\(scratch.path)' && mkdir in && touch b.ttf a.otf x.txt .h.ttf in/c.ttf"])
    let paths = { (options: DirectoryOptions) in
      options.files(in: scratch.path, limits: FontLimits()).files.map { String($0.dropFirst(scratch.path.count + 1)) }
    }
    #expect(paths(DirectoryOptions()) == ["a.otf", "b.ttf"])
    #expect(paths(DirectoryOptions(recursive: true)) == ["a.otf", "b.ttf", "in/c.ttf"])
    #expect(DirectoryOptions().files(in: scratch.path + "/none", limits: FontLimits()).files.isEmpty)
  }
}
