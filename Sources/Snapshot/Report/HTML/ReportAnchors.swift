/// Names of places in a page, for links to a sheet and its cells: readable, and none given twice.
struct ReportAnchors {
  /// At first what the page calls its own parts.
  private var used: Set<String> = [
    "aid", "bar", "filter", "flip", "found", "help", "help-title", "list", "open-help", "play", "position", "side",
    "split", "told", "viewer",
  ]

  /// The place of a sheet, such as "museo.yaml"; its cells' places begin with it.
  mutating func sheet(_ name: String) -> String { unique(Self.plain(name)) }

  /// The place of a cell on a sheet, such as "museo.yaml/body@AX3.custom".
  mutating func cell(_ name: CellName, on sheet: String) -> String {
    unique(sheet + "/" + Self.plain(name.text))
  }

  private mutating func unique(_ text: String) -> String {
    var candidate = text
    var number = 2
    while !used.insert(candidate).inserted {
      candidate = "\(text)~\(number)"
      number += 1
    }
    return candidate
  }

  /// Letters, digits and marks that a link needs no escaping for, and a hyphen for each other byte.
  private static func plain(_ text: String) -> String {
    let units = text.utf8.prefix(200).map { unit -> UInt8 in
      switch unit {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "@"), UInt8(ascii: "."), UInt8(ascii: "_"):
        unit
      default: UInt8(ascii: "-")
      }
    }
    return units.isEmpty ? "-" : String(decoding: units, as: UTF8.self)
  }
}
