internal import CFontWork

/// Says which sheet a thread draws, for whoever has to tell when that doesn't end.
package enum SheetWork {
  /// Runs a sheet's work; `label` is what messages call the sheet.
  ///
  /// The time that a font or a sheet may take is counted from here.
  package static func during<Value, Failure: Error>(
    _ label: String, _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var label = label
    label.withUTF8 { font_work_begin_sheet($0.baseAddress, $0.count) }
    defer { font_work_end_sheet() }
    return try work()
  }

  /// Says that the run writes `count` files, or sheets, one after the other; a run that ends midway tells how many there are.
  ///
  /// Answers false within such a run, whose plan stays.
  package static func plan(_ count: Int, areSheets: Bool = false) -> Bool {
    font_work_plan(UInt32(clamping: count), areSheets)
  }

  /// Says that one of what was planned is written, the file at `path`.
  package static func wrote(_ path: String) {
    var path = path
    path.withUTF8 { font_work_wrote($0.baseAddress, $0.count) }
  }

  /// Says that what was planned is done.
  package static func endPlan() { font_work_end_plan() }

  /// Waits for a disk, a reader or another process, which is no time of the sheet.
  package static func waiting<Value, Failure: Error>(_ wait: () throws(Failure) -> Value) throws(Failure) -> Value {
    beginWaiting()
    defer { endWaiting() }
    return try wait()
  }

  /// Begins such a wait, which `endWaiting()` ends in the same thread; one may lie in another.
  package static func beginWaiting() { font_work_wait() }

  /// Ends a wait.
  package static func endWaiting() { font_work_go_on() }
}
