public import DynamicType

/// A cell in two revisions.
public struct CellRevision: Hashable, Sendable {
  /// The category.
  public var category: ContentSizeCategory
  /// Its numbers before; nil where the old revision has no such cell.
  public var old: CellNumbers?
  /// Its numbers after; nil where the new revision has no such cell.
  public var new: CellNumbers?
  /// Whether it is drawn with another face, or with another file under the same name.
  public var hasOtherFace: Bool
  /// Whether something that isn't a number, and isn't the face's file, differs here.
  public var hasOtherProperties: Bool

  /// Whether anything differs.
  public var isChanged: Bool {
    hasOtherFace || hasOtherProperties || CellNumber.allCases.contains { differs(in: $0) }
      || isOneSided
  }

  /// Whether only one of the revisions has the cell.
  public var isOneSided: Bool { (old == nil) != (new == nil) }

  /// Whether both revisions have the cell, and one of its numbers differs.
  public func differs(in number: CellNumber) -> Bool {
    guard let old, let new else { return false }
    return RevisionNumber.differ(old[number], new[number])
  }

  /// By how many points the size changed, more than 0 for growth; nil where one is missing or unknown, or they agree.
  public var pointSizeChange: Double? {
    guard differs(in: .pointSize), let old = old?.pointSize, let new = new?.pointSize else { return nil }
    return new - old
  }

  /// By how many hundredths of the old size it changed; nil where ``pointSizeChange`` is.
  public var pointSizePercentage: Double? {
    guard let change = pointSizeChange, let old = old?.pointSize, old > 0 else { return nil }
    return change / old * 100
  }
}

extension CellRevision {
  /// One of its numbers in a revision: "17"; "unknown" where no table says it, "none" where the revision lacks the cell.
  public func words(_ number: CellNumber, in side: RevisionSide) -> String {
    guard let numbers = side == .old ? old : new else { return "none" }
    return numbers[number].map { RevisionNumber.text($0) } ?? "unknown"
  }

  /// By how much the size changed, with a true minus: "−1 pt, −5.9 %"; nil where ``pointSizeChange`` is.
  public var pointSizeWords: String? {
    guard let change = pointSizeChange else { return nil }
    let points = "\(RevisionNumber.signed(change)) pt"
    guard let percentage = pointSizePercentage else { return points }
    return "\(points), \(RevisionNumber.signed(percentage, decimals: 1)) %"
  }
}

/// The numbers of a cell, in points.
public struct CellNumbers: Hashable, Sendable {
  /// The size; nil where no published table says it.
  public var pointSize: Double?
  /// The line height; nil where it is unknown.
  public var leading: Double?
  /// The space added after each character.
  public var letterSpacing: Double

  /// One of the numbers.
  public subscript(number: CellNumber) -> Double? {
    switch number {
    case .pointSize: pointSize
    case .leading: leading
    case .letterSpacing: letterSpacing
    }
  }
}

/// A number that a cell has; the raw values are the words of reports.
public enum CellNumber: String, Hashable, Sendable, CaseIterable {
  /// The size in points.
  case pointSize
  /// The line height in points.
  case leading
  /// The space added after each character, in points.
  case letterSpacing

  /// What people call it.
  public var words: String {
    switch self {
    case .pointSize: "size"
    case .leading: "line height"
    case .letterSpacing: "letter spacing"
    }
  }
}
