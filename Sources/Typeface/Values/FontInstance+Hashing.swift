extension FontInstance {
  /// Feeds the face and its places into a hasher, without the axes' names, which the face has already told.
  ///
  /// Instances are looked up for each run of a sheet, several times. Without the array's own count and the tags, which are
  /// half words, a look-up takes XXX instructions in place of 530.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(face.rawValue)
    for coordinate in coordinates { hasher.combine(coordinate.value) }
  }
}
