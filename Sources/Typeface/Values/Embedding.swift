/// What a font's maker lets documents do with it: `OS/2`'s fsType.
///
/// Bits and their meaning are those of the OpenType specification's `OS/2` chapter, version 4.
public struct Embedding: Hashable, Sendable {
  /// How far the embedded font may be used, most generous first.
  public enum Permission: String, Hashable, Sendable {
    /// The font may be embedded and installed for good (no bit set).
    case installable
    /// The font may be embedded in documents that can be edited (bit 3).
    case editable
    /// The font may be embedded in documents that are only viewed and printed (bit 2).
    case previewAndPrint
    /// The font may not be embedded without its owner's word (bit 1).
    case restricted
  }

  /// fsType as the font has it; 0 for a font without an `OS/2` table.
  public let rawValue: UInt16

  /// Takes fsType.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The permission; where several bits are set, the most generous one, as the specification says.
  public var permission: Permission {
    if rawValue & 0x8 != 0 { return .editable }
    if rawValue & 0x4 != 0 { return .previewAndPrint }
    return rawValue & 0x2 != 0 ? .restricted : .installable
  }

  /// Whether outlines may be embedded at all: not when restricted, nor when only bitmaps may be (bit 9).
  public var allowsEmbedding: Bool {
    permission != .restricted && rawValue & 0x200 == 0
  }

  /// Whether a part of the font may be embedded (bit 8 is clear).
  public var allowsSubsetting: Bool {
    rawValue & 0x100 == 0
  }
}
