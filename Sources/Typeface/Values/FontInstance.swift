/// A face at one place of its design space: what text is shaped and drawn with.
public struct FontInstance: Hashable, Sendable {
  /// The face, in the library that made it.
  public var face: FaceID

  /// Every axis's value in user-space units, in the order of the face's axes; empty for a static face.
  public var coordinates: [AxisCoordinate]

  /// Puts a face at a place.
  public init(face: FaceID, coordinates: [AxisCoordinate] = []) {
    self.face = face
    self.coordinates = coordinates
  }
}
