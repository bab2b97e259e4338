import CHarfBuzz

extension Face {
  /// Whether the face has axes.
  package var isVariable: Bool { !axes.isEmpty }

  /// The face's axis of a tag; `nil` when it has none.
  public func axis(_ tag: Tag) -> VariationAxis? {
    axes.first { $0.tag == tag }
  }

  /// The face at a weight and an optical size, both clamped to its axes; other axes are at their defaults.
  ///
  /// `nil`, and an axis that the face doesn't have, leave the default. The optical size is in points.
  public func instance(weight: Int?, opticalSize: Double?) -> FontInstance {
    var places: [AxisCoordinate] = []
    if let weight { places.append(AxisCoordinate(tag: "wght", value: Double(weight))) }
    if let opticalSize { places.append(AxisCoordinate(tag: "opsz", value: opticalSize)) }
    return instance(at: places)
  }

  /// The face at one of its named instances; an optical size in points, clamped, replaces the instance's own.
  public func instance(named: NamedInstance, opticalSize: Double?) -> FontInstance {
    let size = opticalSize.map { [AxisCoordinate(tag: "opsz", value: $0)] } ?? []
    return instance(at: named.coordinates + size)
  }

  /// The face at any place: values are clamped, missing axes take their defaults, and of two values the later counts.
  ///
  /// Axes that the face doesn't have are left out.
  public func instance(at places: [AxisCoordinate]) -> FontInstance {
    let coordinates = axes.map { axis in
      let asked = places.last { $0.tag == axis.tag }?.value
      return AxisCoordinate(tag: axis.tag, value: axis.clamp(asked ?? axis.defaultValue))
    }
    return FontInstance(face: id, coordinates: coordinates)
  }

  /// The weight of an instance: its `wght` value, else the face's weight.
  public func weight(of instance: FontInstance) -> Int {
    instance.coordinates.first { $0.tag == "wght" }.map { Self.weight($0.value) } ?? weight
  }

  /// Rounds a `wght` value to a weight of 1 to 1000.
  static func weight(_ value: Double) -> Int {
    Int(min(max(value.rounded(), 1), 1000))
  }

  /// Reads the axes of `fvar`; a range that is upside down is set right around the default.
  func readAxes() -> [VariationAxis] {
    let total = hb_ot_var_get_axis_count(harfBuzzFace)
    guard total > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(total))
    var count = total
    hb_ot_var_get_axis_infos(harfBuzzFace, 0, &count, &infos)
    let names = nameTable
    return infos.prefix(Int(count)).map { info in
      let tag = Tag(rawValue: info.tag)
      let name = names.cleaned(info.name_id)
      let place = Double(info.default_value)
      return VariationAxis(
        tag: tag, name: name.isEmpty ? tag.description : name, minimum: min(Double(info.min_value), place),
        defaultValue: place, maximum: max(Double(info.max_value), place),
        isHidden: info.flags.rawValue & HB_OT_VAR_AXIS_FLAG_HIDDEN.rawValue != 0)
    }
  }

  /// Reads the named instances of `fvar`, at most 4,096 of them and 65,536 of their coordinates.
  func readNamedInstances() -> [NamedInstance] {
    let axes = axes
    guard !axes.isEmpty else { return [] }
    let names = nameTable
    let prefix = variationPrefix
    let total = min(hb_ot_var_get_named_instance_count(harfBuzzFace), UInt32(min(4096, 65_536 / axes.count)))
    return (0..<total).map { index in
      var values = [Float](repeating: 0, count: axes.count)
      var count = UInt32(axes.count)
      hb_ot_var_named_instance_get_design_coords(harfBuzzFace, index, &count, &values)
      let name = names.cleaned(hb_ot_var_named_instance_get_subfamily_name_id(harfBuzzFace, index))
      let recorded = NameText.postScript(
        names.text(hb_ot_var_named_instance_get_postscript_name_id(harfBuzzFace, index)))
      return NamedInstance(
        name: name, postScriptName: recorded.isEmpty ? InstanceNames.named(prefix: prefix, style: name) : recorded,
        coordinates: zip(axes, values).map { AxisCoordinate(tag: $0.tag, value: $0.clamp(Double($1))) })
    }
  }
}
