internal import Drawing
package import DynamicType
package import Snapshot
internal import Typeface

extension DocumentRecord {
  /// A document's file: the last part of its path, and its contents.
  package init(path: String, bytes: [UInt8]) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    self.init(name: name, sha256: SHA256.hexadecimal(of: bytes))
  }

  /// The document that is built into the program.
  package static var embedded: DocumentRecord { DocumentRecord(name: "embedded", sha256: "-") }
}

extension TableRecord {
  /// A platform's table, with the fingerprint of every number that a size can come from.
  package init(_ table: DynamicTypeTable) {
    var stream = FingerprintStream()
    stream.add(table.platform.rawValue)
    for style in TextStyle.allCases where table.contains(style) {
      stream.add(style.rawValue)
      for weight in [table.weight(style), table.emphasizedWeight(style)] { stream.add(weight.map { "\($0)" } ?? "-") }
      for category in table.categories {
        stream.add(category.name)
        for number in [
          table.pointSize(style, category), table.leading(style, category), table.metricsLeading(style, category),
        ] {
          stream.add(number.map { "\($0)" } ?? "-")
        }
      }
    }
    self.init(platform: table.platform.rawValue, fingerprint: stream.finish())
  }
}
