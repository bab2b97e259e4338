/// Where a test's golden lies: `__Snapshots__/<File>/<test>.<name>` beside the test's own file, without an ending.
package struct SnapshotPlace: Hashable, Sendable {
  /// The folder, such as "/app/Tests/__Snapshots__/CardTests".
  package let folder: String
  /// The name of the golden's files without their endings, such as "card.dark".
  package let name: String
  /// The name of the test's file without its ending, such as "CardTests".
  package let file: String
  /// The folder for what failures leave, where nothing else is named: "specimen-report" in `__Snapshots__`,
  /// which a package excludes from its targets anyway.
  package let reports: String

  /// The place of a test's golden.
  ///
  /// `test` is the function's name, with or without its parentheses. A name that could lead elsewhere, or that file
  /// systems refuse, is made safe.
  package init(filePath: String, test: String, name: String) {
    let slash = filePath.utf8.lastIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    let parent = slash.map { String(filePath[..<$0]) } ?? "."
    let last = slash.map { filePath[filePath.utf8.index(after: $0)...] } ?? filePath[...]
    file = SafeName.of(last.hasSuffix(".swift") ? String(last.dropLast(6)) : String(last))
    folder = "\(parent)/__Snapshots__/\(file)"
    reports = "\(parent)/__Snapshots__/specimen-report"
    let function = test.prefix { $0 != "(" }
    self.name = SafeName.of(String(function.isEmpty ? test[...] : function)) + "." + SafeName.of(name)
  }

  /// The golden's picture.
  package var image: String { "\(folder)/\(name).png" }
}
