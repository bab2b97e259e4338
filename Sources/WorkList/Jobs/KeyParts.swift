internal import Typeface

/// What decides a sheet's bytes, as hashes that make its key, and tell what has changed when it is another.
package struct KeyParts: Hashable, Sendable {
  /// SHA-256 of the program's version and those of the libraries that draw.
  package var tool: String
  /// SHA-256 of the faces of the sheet's library: each file's own hash, the place in it, and their order.
  package var fonts: String
  /// SHA-256 of the document as values, in which comments and formatting have no part.
  package var document: String
  /// SHA-256 of the job's options, and of the limits that aren't the defaults.
  package var options: String

  /// Hashes texts that say the four parts.
  package init(tool: String, fonts: String, document: String, options: String) {
    self.tool = Self.hash(tool)
    self.fonts = Self.hash(fonts)
    self.document = Self.hash(document)
    self.options = Self.hash(options)
  }

  /// Takes hashes that are known.
  package init(toolHash: String, fontsHash: String, documentHash: String, optionsHash: String) {
    (tool, fonts, document, options) = (toolHash, fontsHash, documentHash, optionsHash)
  }

  /// SHA-256 of a text, 64 lower-case hexadecimal digits.
  package static func hash(_ text: String) -> String { SHA256.hexadecimal(of: Array(text.utf8)) }

  /// The key: SHA-256 of the four hashes under their names.
  package var key: String {
    Self.hash("specimen object 1\ntool \(tool)\nfonts \(fonts)\ndocument \(document)\noptions \(options)\n")
  }

  /// The beginnings of the hashes, which a work list has beside the key.
  package var short: KeyParts {
    let short = { (hash: String) in String(hash.prefix(16)) }
    return KeyParts(
      toolHash: short(tool), fontsHash: short(fonts), documentHash: short(document), optionsHash: short(options))
  }

  /// What differs from the parts of a plan, in words; empty where the beginnings are the same.
  package func differences(from planned: KeyParts) -> [String] {
    let (own, planned) = (short, planned.short)
    var words: [String] = []
    if own.fonts != planned.fonts { words.append("other fonts") }
    if own.document != planned.document { words.append("another document") }
    if own.options != planned.options { words.append("other options or limits") }
    if own.tool != planned.tool { words.append("another version of specimen or of its libraries") }
    return words
  }
}
