/// 64 bits that stand for something larger: equal things have equal ones, others practically never.
///
/// It tells changes apart, not forgeries (XXH3).
public struct Fingerprint: Hashable, Sendable {
  /// The bits.
  public var bits: UInt64

  /// A fingerprint of these bits.
  public init(_ bits: UInt64) { self.bits = bits }
}
