internal import DynamicType
internal import TypeSystem
internal import Typeface

/// Words for the values of a document, as the document itself writes them where it can.
enum DocumentWords {
  /// Words between commas; nil for none.
  static func list(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: ", ") }

  static func font(_ font: FontReference) -> String {
    switch font {
    case .system: "system"
    case .family(let name), .face(let name), .named(let name): name
    }
  }

  /// `#RRGGBB`, with two digits more where it isn't opaque.
  static func color(_ color: DocumentColor) -> String {
    let parts = [color.red, color.green, color.blue] + (color.alpha == 255 ? [] : [color.alpha])
    return "#"
      + parts.map { part in
        let digits = String(part, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  static func axes(_ axes: [AxisCoordinate]) -> String? {
    list(axes.map { "\($0.tag) \(RevisionNumber.text($0.value))" })
  }

  static func features(_ features: [FontFeature]) -> String? {
    list(features.map { $0.value == 1 ? "\($0.tag)" : "\($0.tag) \($0.value)" })
  }

  static func boldText(_ rule: BoldText) -> String {
    switch rule {
    case .heavier: "heavier"
    case .map(let weights): weights.map { "\($0.key.rawValue) to \($0.value.rawValue)" }.joined(separator: ", ")
    }
  }

  /// A source of fonts: its path, and the ways in which it is read that aren't usual; a cipher's key is not told.
  static func source(_ source: FontSources.Source) -> String {
    switch source {
    case .installed: return "installed"
    case .file(let path, let index, let cipher):
      return words(path, [index.map { "face \($0)" }, cipher == nil ? nil : "decrypted"])
    case .directory(let directory):
      return words(
        directory.path,
        [
          directory.recursive ? "recursive" : nil, directory.hidden ? "hidden" : nil,
          directory.optional ? "optional" : nil,
          directory.include.isEmpty ? nil : directory.include.joined(separator: " "),
          directory.cipher == nil ? nil : "decrypted",
        ])
    }
  }

  private static func words(_ path: String, _ details: [String?]) -> String {
    let details = details.compactMap { $0 }
    return details.isEmpty ? path : "\(path) (\(details.joined(separator: ", ")))"
  }
}
