import Typeface

/// Gives each embedded font a PostScript name of its own.
///
/// A place in the design space that the font names exactly has that name; the defaults have the face's; anywhere else
/// the name is built as Adobe's technical note 5902 says, such as `Inter_17opsz_600wght`. Names are printable ASCII
/// without the characters that PostScript and PDF keep for themselves, at most 63 long, and no two are the same.
struct InstanceNames {
  /// The longest name that PostScript interpreters are sure to take.
  static let maximumLength = 63
  private var taken: Set<String> = []

  /// The name for an instance; asking again gives another.
  mutating func name(_ face: Face, _ coordinates: [AxisCoordinate]) -> String {
    let wanted = Self.clean(Self.natural(face, coordinates), fallback: "Font")
    var name = String(wanted.prefix(Self.maximumLength))
    var count = 1
    while !taken.insert(name).inserted {
      count += 1
      let ending = "-\(count)"
      name = String(wanted.prefix(Self.maximumLength - ending.count)) + ending
    }
    return name
  }

  private static func natural(_ face: Face, _ coordinates: [AxisCoordinate]) -> String {
    if coordinates.isEmpty { return face.postScriptName }
    for instance in face.namedInstances where instance.coordinates == coordinates {
      if let name = instance.postScriptName { return name }
    }
    let isDefault = zip(face.axes, coordinates).allSatisfy { $0.defaultValue == $1.value }
    if isDefault { return face.postScriptName }
    let prefix = face.family.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return (prefix.isEmpty ? face.postScriptName : prefix)
      + coordinates.map { "_\(decimal($0.value))\($0.tag)" }.joined()
  }

  /// The name without anything but printable ASCII that needs no escape.
  private static func clean(_ name: String, fallback: String) -> String {
    let reserved = Set("[](){}<>/%#".utf8)
    let bytes = name.utf8.filter { (0x21...0x7E).contains($0) && !reserved.contains($0) }
    return bytes.isEmpty ? fallback : String(decoding: bytes, as: UTF8.self)
  }
}
