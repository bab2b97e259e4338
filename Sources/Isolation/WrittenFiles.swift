internal import Spelling

/// How far a run of several files had come when it ended.
package struct WrittenFiles: Hashable, Sendable {
  /// How many are whole and in their places.
  package var count: Int
  /// How many it was to write.
  package var planned: Int
  /// Whether sheets are counted, and not files.
  package var areSheets: Bool
  /// The path of the last one, where it is known.
  package var last: String?

  /// Says how far it had come.
  package init(count: Int, planned: Int, areSheets: Bool, last: String?) {
    self.count = count
    self.planned = planned
    self.areSheets = areSheets
    self.last = last
  }

  /// As a part of a sentence, such as "2 of 5 files are written, the last 'a-2.png'".
  var words: String {
    let last = count > 0 ? last.map { ", the last \(Escapes.quoted($0))" } ?? "" : ""
    return "\(Amounts.count(count)) of \(Amounts.count(planned)) \(areSheets ? "sheets" : "files") are written\(last)"
  }
}
