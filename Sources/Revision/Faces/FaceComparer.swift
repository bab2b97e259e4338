internal import TypeSystem
internal import Typeface

/// Compares faces of two libraries by name, place in the file and the file's hash, and keeps the pairs that differ.
struct FaceComparer {
  private let old: FontLibrary
  private let new: FontLibrary
  private(set) var revisions: [FaceRevision] = []
  /// The place in `revisions` of each pair that was looked at; nil for a pair that is the same.
  private var known: [Pair: Int?] = [:]

  private struct Pair: Hashable {
    var old: FaceID?
    var new: FaceID?
  }

  init(old: FontLibrary, new: FontLibrary) {
    self.old = old
    self.new = new
  }

  /// Whether two cells are drawn with different faces; the faces of their cascades are looked at too.
  mutating func compare(_ before: ResolvedCell, _ after: ResolvedCell, at place: FaceRevision.Place) -> Bool {
    let isOther = compare(Pair(old: before.face?.face, new: after.face?.face), at: place)
    for (before, after) in zip(before.cascade, after.cascade) {
      _ = compare(Pair(old: before.face, new: after.face), at: place)
    }
    return isOther
  }

  private mutating func compare(_ pair: Pair, at place: FaceRevision.Place) -> Bool {
    let index: Int?
    if let known = known[pair] {
      index = known
    } else {
      index = add(pair)
      known[pair] = .some(index)
    }
    guard let index else { return false }
    // Columns are compared one after the other, so a place that is known is the last.
    if revisions[index].places.last != place { revisions[index].places.append(place) }
    return true
  }

  private mutating func add(_ pair: Pair) -> Int? {
    let faces = (pair.old.map { old[$0] }, pair.new.map { new[$0] })
    if faces.0 == nil, faces.1 == nil { return nil }
    if let before = faces.0, let after = faces.1, before.postScriptName == after.postScriptName,
      before.index == after.index, before.sha256 == after.sha256
    {
      return nil
    }
    revisions.append(FaceRevision(old: faces.0.map(FaceFacts.init), new: faces.1.map(FaceFacts.init), places: []))
    return revisions.count - 1
  }
}
