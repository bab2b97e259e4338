internal import Files
internal import Spelling

/// Documents by patterns: `*` and `?` in names, and `**` for folders at any depth, as in `'specimens/*/*.yaml'`.
enum DocumentGlob {
  /// The deepest folder that `**` looks into.
  private static let depth = 16

  /// The paths that operands name, each once, in the order of the operands and by name within one.
  ///
  /// A path that is there is itself, whatever characters it has.
  /// - Throws: exit code 2 for a pattern that nothing matches.
  static func expand(_ operands: [String]) throws(CommandError) -> [String] {
    var paths: [String] = []
    var seen: Set<String> = []
    for operand in operands {
      for path in try expand(operand) where seen.insert(path).inserted { paths.append(path) }
    }
    return paths
  }

  private static func expand(_ operand: String) throws(CommandError) -> [String] {
    guard isPattern(operand), !FileCalls.exists(operand) else { return [operand] }
    let parts = operand.split(separator: "/").map(String.init)
    let found = matches(parts[...], in: operand.hasPrefix("/") ? "/" : "", depth: depth)
    guard !found.isEmpty else {
      throw .below(
        "no document matches \(TerminalText.quoted(operand))",
        hint: "'*' stands for any characters of a name, '**' for folders at any depth", exitCode: .usage)
    }
    return found
  }

  private static func isPattern(_ text: some StringProtocol) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }

  /// The files under a folder that the parts of a pattern lead to; the folder's path ends with a slash or is empty.
  private static func matches(_ parts: ArraySlice<String>, in folder: String, depth: Int) -> [String] {
    guard let part = parts.first else { return [] }
    let rest = parts.dropFirst()
    if part == "**" {
      let here = matches(rest, in: folder, depth: depth)
      guard depth > 0 else { return here }
      let deeper = names(in: folder).filter { FileCalls.isDirectory(folder + $0) }
        .flatMap { matches(parts, in: "\(folder)\($0)/", depth: depth - 1) }
      return here + deeper
    }
    let found = isPattern(part) ? names(in: folder).filter { Wildcards.matches(part, $0) } : [part]
    guard !rest.isEmpty else { return found.map { folder + $0 }.filter(FileCalls.isRegular) }
    return found.filter { FileCalls.isDirectory(folder + $0) }
      .flatMap { matches(rest, in: "\(folder)\($0)/", depth: depth) }
  }

  /// The names in a folder that a pattern can mean: those that are not hidden.
  private static func names(in folder: String) -> [String] {
    ((try? FileCalls.names(in: folder.isEmpty ? "." : folder)) ?? []).filter { !$0.hasPrefix(".") }
  }
}
