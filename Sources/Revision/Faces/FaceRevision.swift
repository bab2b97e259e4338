public import TypeSystem
public import Typeface

/// A face that another one took the place of, or whose file is another one under the same name.
public struct FaceRevision: Hashable, Sendable {
  /// Where a face is used.
  public struct Place: Hashable, Sendable {
    /// The style or role.
    public var style: StyleName
    /// The column.
    public var column: Column
  }

  /// The face before; nil where there was none.
  public var old: FaceFacts?
  /// The face after; nil where there is none.
  public var new: FaceFacts?
  /// Where the one became the other, in the order of the sheet's rows.
  public var places: [Place]

  /// Whether it is another file under the same name.
  public var isUpdate: Bool { old != nil && old?.postScriptName == new?.postScriptName }

  /// The measures that differ in print, in em; nil where a face doesn't name one.
  public var metrics: [MetricChange] {
    guard let old, let new else { return [] }
    return FaceMetric.allCases.compactMap { metric in
      let change = MetricChange(metric: metric, old: old.metrics[metric], new: new.metrics[metric])
      return RevisionNumber.differ(change.old, change.new, decimals: RevisionNumber.ems) ? change : nil
    }
  }

  /// The features that only the new face has.
  public var featuresCame: [Tag] { Self.surplus(new?.features, over: old?.features) }
  /// The features that only the old face has.
  public var featuresWent: [Tag] { Self.surplus(old?.features, over: new?.features) }

  private static func surplus(_ tags: [Tag]?, over others: [Tag]?) -> [Tag] {
    guard let tags, let others else { return [] }
    return tags.filter { !others.contains($0) }
  }
}

/// A face's measure before and after, in em.
public struct MetricChange: Hashable, Sendable {
  /// What is measured.
  public var metric: FaceMetric
  /// What it was; nil where the face didn't name it.
  public var old: Double?
  /// What it is; nil where the face doesn't name it.
  public var new: Double?
}
