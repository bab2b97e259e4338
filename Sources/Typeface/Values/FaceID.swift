/// Names one face of a font library: its place in the order in which the library took faces in.
public struct FaceID: Hashable, Sendable {
  /// The place, from 0; a face keeps its number for the library's life, and no other face gets it.
  public let rawValue: Int

  /// Takes a place in the order.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
