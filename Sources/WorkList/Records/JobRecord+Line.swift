extension JobRecord {
  /// The record as the members of a line.
  package var members: [(String, LineValue)] {
    [
      ("id", .string(id)), ("file", .string(file)), ("outcome", .string(outcome.rawValue)),
      ("mayRetry", .bool(mayRetry)), ("notDeterministic", .bool(isContradicted)),
      ("seconds", .thousandths(milliseconds)),
      (
        "messages",
        .array(
          messages.map {
            .object([("kind", .string($0.kind)), ("text", .string($0.text)), ("hint", .string(orNull: $0.hint))])
          })
      ), ("findings", findings.map { .array($0.map { .object($0.members) }) } ?? .null),
      ("golden", golden.map { .object($0.members) } ?? .null),
    ]
  }

  init?(_ members: LineMembers) {
    guard let id = members.text("id"), WorkJob.isSafe(id), let file = members.text("file"), Self.isFile(file),
      let outcome = members.text("outcome").flatMap(Outcome.init), let mayRetry = members.bool("mayRetry"),
      let isContradicted = members.bool("notDeterministic"),
      let milliseconds = members.thousandths("seconds"), let messages = members.list("messages")
    else { return nil }
    let findings = members.list("findings")
    let known = findings?.compactMap(FindingRecord.init)
    // One that can't be read is not the same as none: an earlier attempt's would stand in its place.
    let golden = members.members("golden").map(GoldenRecord.init)
    guard known?.count == findings?.count, golden.map({ $0 != nil }) ?? true else { return nil }
    self.init(
      id: id, file: file, outcome: outcome, mayRetry: mayRetry, isContradicted: isContradicted,
      milliseconds: milliseconds,
      messages: messages.map {
        Message(kind: $0.text("kind") ?? "", text: $0.text("text") ?? "", hint: $0.text("hint"))
      }, findings: known, golden: golden ?? nil)
  }

  /// Reads a record's line, which may come from a process that a font has taken over; nil for anything else.
  package init?(line: ArraySlice<UInt8>) {
    guard let members = LineMembers(line) else { return nil }
    self.init(members)
  }

  /// Whether a name is that of an object: a key and an ending.
  static func isFile(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && WorkJob.isHash(String(parts[0]), digits: 64) && (1...8).contains(parts[1].utf8.count)
      && parts[1].utf8.allSatisfy { (0x61...0x7A).contains($0) }
  }
}

extension GoldenRecord {
  fileprivate var members: [(String, LineValue)] {
    [
      ("standing", .string(standing.rawValue)), ("summary", .string(summary)),
      ("lines", .array(lines.map { .string($0) })), ("pictures", .string(orNull: pictures)),
      ("strips", .array(strips.map { .string($0) })),
    ]
  }

  fileprivate init?(_ members: LineMembers) {
    guard let standing = members.text("standing").flatMap(Standing.init), let summary = members.text("summary"),
      let lines = members.texts("lines"), let strips = members.texts("strips"), strips.allSatisfy(Self.isName)
    else { return nil }
    self.init(
      standing: standing, summary: summary, lines: lines, pictures: members.text("pictures"), strips: strips)
  }

  /// Whether a text is the name of a file, and no path or folder.
  private static func isName(_ name: String) -> Bool {
    (1...255).contains(name.utf8.count) && name.utf8.first != UInt8(ascii: ".")
      && name.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "/") }
  }
}
