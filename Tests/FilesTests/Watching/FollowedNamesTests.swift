import Files
import Testing

@Suite("The names to listen for")
struct FollowedNamesTests {
  /// Links of a made-up file system.
  private let links = [
    "/home/link.yaml": "../data/real.yaml", "round": "round", "fonts": "/shared/fonts", "a/up": "../b",
  ]

  private func names(_ add: (inout FollowedNames) -> Void) -> [String: FollowedNames.Names] {
    let links = links
    var names = FollowedNames { links[$0] }
    add(&names)
    return names.folders
  }

  @Test("A file is its name in its folder, and each folder's in the one above")
  func file() {
    #expect(names { $0.add(file: "doc.yaml") } == [".": .only(["doc.yaml"])])
    #expect(
      names { $0.add(file: "./a//b/doc.yaml") } == [".": .only(["a"]), "a": .only(["b"]), "a/b": .only(["doc.yaml"])])
    #expect(names { $0.add(file: "/x/doc.yaml") } == ["/": .only(["x"]), "/x": .only(["doc.yaml"])])
    #expect(names { $0.add(file: "../doc.yaml") } == ["..": .only(["doc.yaml"])])
  }

  @Test("A folder is every name in it, whatever is added before or after")
  func folder() {
    let all: [String: FollowedNames.Names] = [".": .only(["f"]), "f": .all]
    #expect(names { $0.add(folder: "f") } == all)
    for isFirst in [true, false] {
      let both = names {
        if isFirst { $0.add(folder: "f") }
        $0.add(file: "f/x.ttf")
        if !isFirst { $0.add(folder: "f") }
      }
      #expect(both == all)
    }
  }

  @Test("Of a link both it and what it leads to are followed")
  func linked() {
    #expect(
      names { $0.add(file: "/home/link.yaml") } == [
        "/": .only(["home"]), "/home": .only(["link.yaml"]), "/home/..": .only(["data"]),
        "/home/../data": .only(["real.yaml"]),
      ])
    #expect(
      names { $0.add(folder: "fonts") } == [
        ".": .only(["fonts"]), "/": .only(["shared"]), "/shared": .only(["fonts"]), "/shared/fonts": .all,
      ])
    #expect(
      names { $0.add(file: "a/up/x") } == [
        ".": .only(["a"]), "a": .only(["up"]), "a/..": .only(["b"]), "a/../b": .only(["x"]),
      ])
  }

  @Test("A link in a circle comes to an end")
  func circle() {
    #expect(names { $0.add(folder: "round") } == [".": .only(["round"])])
  }
}
