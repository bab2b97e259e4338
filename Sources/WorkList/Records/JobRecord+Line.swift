extension JobRecord {
  /// The record as the members of a line.
  package var members: [(String, LineValue)] {
    [
      ("id", .string(id)), ("file", .string(file)), ("outcome", .string(outcome.rawValue)),
      ("mayRetry", .bool(mayRetry)), ("seconds", .thousandths(milliseconds)),
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
      let milliseconds = members.thousandths("seconds"), let messages = members.list("messages")
    else { return nil }
    let findings = members.list("findings")
    let known = findings?.compactMap(FindingRecord.init)
    guard known?.count == findings?.count else { return nil }
    self.init(
      id: id, file: file, outcome: outcome, mayRetry: mayRetry, milliseconds: milliseconds,
      messages: messages.map {
        Message(kind: $0.text("kind") ?? "", text: $0.text("text") ?? "", hint: $0.text("hint"))
      }, findings: known, golden: members.members("golden").flatMap(GoldenRecord.init))
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
    ]
  }

  fileprivate init?(_ members: LineMembers) {
    guard let standing = members.text("standing").flatMap(Standing.init), let summary = members.text("summary"),
      let lines = members.texts("lines")
    else { return nil }
    self.init(standing: standing, summary: summary, lines: lines, pictures: members.text("pictures"))
  }
}
