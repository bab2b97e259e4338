/// The names to listen for, folder by folder, so that a change at any of some paths is heard of.
///
/// For a path these are its own name in its folder, and each folder's name in the one above: a folder that is moved away
/// or made again is a change too. Where a name is a symbolic link, the link and what it leads to both count.
package struct FollowedNames {
  /// Which names of a folder count.
  package enum Names: Hashable, Sendable {
    case all
    case only(Set<String>)

    /// Whether a change of this name counts.
    package func contains(_ name: String) -> Bool {
      switch self {
      case .all: true
      case .only(let names): names.contains(name)
      }
    }
  }

  /// The folders, each by a path that leads to it, and the names that count there.
  package private(set) var folders: [String: Names] = [:]

  /// Links are followed so many times on the way to one file, as the system does.
  private static let linkLimit = 40

  private let link: (String) -> String?
  /// What was asked of `link` so far: paths have their beginnings in common.
  private var links: [String: String?] = [:]

  /// Nothing yet; `link` answers what a symbolic link says, and nil for what is none.
  package init(link: @escaping (String) -> String? = { try? FileCalls.link($0) }) {
    self.link = link
  }

  /// Follows a file, which need not be there.
  package mutating func add(file path: String) {
    _ = walk(path, count: 0)
  }

  /// Follows a folder, which need not be there, and everything that happens to files in it.
  package mutating func add(folder path: String) {
    if let folder = walk(path, count: 0) { folders[folder] = .all }
  }

  /// Follows each name of a path, and answers what the path comes to without its links; nil for links in a circle.
  private mutating func walk(_ path: String, count: Int) -> String? {
    guard count <= Self.linkLimit else { return nil }
    var folder = path.hasPrefix("/") ? "/" : "."
    let parts = path.split(separator: "/").filter { $0 != "." }
    for (index, part) in parts.enumerated() {
      let here = Self.join(folder, String(part))
      guard part != ".." else {
        folder = here
        continue
      }
      follow(String(part), in: folder)
      if let target = target(of: here) {
        let rest = parts[(index + 1)...].map { "/" + $0 }.joined()
        return walk((target.hasPrefix("/") ? target : Self.join(folder, target)) + rest, count: count + 1)
      }
      folder = here
    }
    return folder
  }

  private mutating func target(of path: String) -> String? {
    if let known = links[path] { return known }
    let target = link(path)
    links[path] = .some(target)
    return target
  }

  private mutating func follow(_ name: String, in folder: String) {
    switch folders[folder] {
    case .all: break
    case .only(let names): folders[folder] = .only(names.union([name]))
    case nil: folders[folder] = .only([name])
    }
  }

  /// A name in a folder as a path, without a dot in front.
  static func join(_ folder: String, _ name: String) -> String {
    switch folder {
    case ".": name
    case "/": "/" + name
    default: "\(folder)/\(name)"
    }
  }
}
