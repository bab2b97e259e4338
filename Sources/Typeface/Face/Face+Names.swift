extension Face {
  /// The PostScript name of an instance, as the face at that place would be asked for.
  ///
  /// It is the face's own at the defaults, the named instance's where every axis but the optical size agrees, else the
  /// family with the values that differ, as in "Inter_650wght" (Adobe's note 5902). The optical size, which follows the
  /// text's size, is no part of the name.
  public func instanceName(of instance: FontInstance) -> String {
    let place = fixedPlace(instance.coordinates)
    let moved = place.filter { axis($0.tag)?.defaultValue != $0.value }
    if moved.isEmpty { return postScriptName }
    let named = namedInstances.filter { fixedPlace($0.coordinates) == place && $0.postScriptName != nil }
    let nearest = named.first { $0.coordinates == instance.coordinates } ?? named.first
    return nearest?.postScriptName ?? InstanceNames.arbitrary(prefix: variationPrefix, coordinates: moved)
  }

  /// The part of an instance's name that stands before the style: name 25, else the family's letters and digits.
  var variationPrefix: String {
    let recorded = NameText.alphanumeric(nameTable.cleaned(25))
    if !recorded.isEmpty { return recorded }
    let family = NameText.alphanumeric(family)
    return family.isEmpty ? NameText.alphanumeric(postScriptName) : family
  }

  private func fixedPlace(_ coordinates: [AxisCoordinate]) -> [AxisCoordinate] {
    coordinates.filter { $0.tag != "opsz" }
  }
}
