/// A PDF in the making: objects one after another, and at the end the table that says where each stands.
struct PDFFile {
  private var bytes: [UInt8]
  /// Where each object begins, by its number less 1; 0 for one that is not written yet.
  private var offsets: [Int] = []
  private let deflater = Deflater()

  /// Begins a document of version 1.5, and says in its second line that it is not text.
  init() {
    bytes = Array("%PDF-1.5\n%".utf8) + [0xB5, 0xED, 0xAE, 0xFB, 0x0A]
  }

  /// A number for an object that is written later.
  mutating func reserve() -> Int {
    offsets.append(0)
    return offsets.count
  }

  /// Writes an object under its number.
  mutating func add(_ number: Int, _ text: String) {
    begin(number)
    bytes.add(text)
    bytes.add("\nendobj\n")
  }

  /// Writes an object under a number of its own, which is given back.
  mutating func add(_ text: String) -> Int {
    let number = reserve()
    add(number, text)
    return number
  }

  /// Writes a stream under its number, deflated, with more entries for its dictionary.
  mutating func addStream(_ number: Int, _ entries: String, _ content: [UInt8]) {
    begin(number)
    let deflated = deflater?.deflate(content)
    let stream = deflated ?? content
    let filter = deflated == nil ? "" : " /Filter /FlateDecode"
    bytes.add("<< /Length \(stream.count)\(filter)\(entries.isEmpty ? "" : " " + entries) >>\nstream\n")
    bytes += stream
    bytes.add("\nendstream\nendobj\n")
  }

  /// The whole file, with the numbers of its catalogue and of its properties.
  consuming func finish(catalogue: Int, properties: Int) -> [UInt8] {
    let start = bytes.count
    bytes.add("xref\n0 \(offsets.count + 1)\n0000000000 65535 f \n")
    for offset in offsets {
      let digits = String(offset)
      bytes.add(String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n")
    }
    bytes.add("trailer\n<< /Size \(offsets.count + 1) /Root \(catalogue) 0 R /Info \(properties) 0 R >>\n")
    bytes.add("startxref\n\(start)\n%%EOF\n")
    return bytes
  }

  private mutating func begin(_ number: Int) {
    offsets[number - 1] = bytes.count
    bytes.add("\(number) 0 obj\n")
  }
}
