/// A job of a work list: one sheet, what decides its bytes, and the key under which they are kept.
package struct WorkJob: Hashable, Sendable {
  /// The version of the lines' form, which is raised when a member changes its meaning or goes.
  package static let schemaVersion = 1

  /// A name that is readable, safe in a path, and no other job's of the list.
  package var id: String
  /// SHA-256 of everything that decides the bytes: 64 lower-case hexadecimal digits.
  package var key: String
  /// The beginnings of the hashes that the key was made of.
  package var parts: KeyParts
  /// What the job shows.
  package var combination: Combination
  /// What the sheet has besides, sorted by name.
  package var options: [Matrix.Option]

  /// Puts a job together.
  package init(id: String, key: String, parts: KeyParts, combination: Combination, options: [Matrix.Option]) {
    self.id = id
    self.key = key
    self.parts = parts
    self.combination = combination
    self.options = options
  }

  /// The name of the object: the key and the format's ending.
  package var file: String { "\(key).\(combination.format)" }
}

extension WorkJob {
  /// Adds the job's line, with the line end: JSON on one line, members in an order that never changes.
  package func addLine(to bytes: inout [UInt8]) {
    LineValue.object([
      ("schemaVersion", .integer(Self.schemaVersion)), ("id", .string(id)), ("key", .string(key)),
      (
        "parts",
        .object([
          ("tool", .string(parts.tool)), ("fonts", .string(parts.fonts)), ("document", .string(parts.document)),
          ("options", .string(parts.options)),
        ])
      ), ("document", .string(orNull: combination.document)), ("locale", .string(orNull: combination.locale?.tag)),
      ("text", .string(orNull: combination.locale?.text)), ("platform", .string(orNull: combination.platform)),
      ("theme", .string(orNull: combination.theme)), ("layout", .string(orNull: combination.layout)),
      ("format", .string(combination.format)),
      ("options", .object(options.map { ($0.name, .array($0.values.map { .string($0) })) })),
    ]).add(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
  }
}
