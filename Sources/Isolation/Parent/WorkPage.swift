internal import CFontWork

/// The page on which a child notes which fonts and sheets its threads are at, as its parent reads it.
///
/// Nothing on it is trusted but as a guess at what to leave out.
package struct WorkPage: ~Copyable {
  private let page: UnsafeMutablePointer<font_work_page>
  private let isShared: Bool

  /// Makes a page that the next child shares; nil where the system gives none.
  init?() {
    guard let page = font_work_share() else { return nil }
    (self.page, isShared) = (page, true)
    font_work_forget_times()
  }

  /// Makes a page on which nobody notes anything: that of a child that is another program.
  package init(ofAnotherProgram: Void) {
    page = .allocate(capacity: 1)
    UnsafeMutableRawPointer(page).initializeMemory(
      as: UInt8.self, repeating: 0, count: MemoryLayout<font_work_page>.size)
    isShared = false
  }

  deinit {
    if isShared { font_work_unshare(page) } else { page.deallocate() }
  }

  /// Adds the time since the last look to what is at work; answers who has had too much.
  borrowing func look(elapsed: Int, _ bounds: ProcessBounds) -> ChildEnd? {
    let finding = font_work_look(
      page, UInt32(clamping: elapsed), UInt32(clamping: bounds.fontSeconds * 1_000),
      UInt32(clamping: bounds.sheetSeconds * 1_000))
    switch finding.kind {
    case 1: return .fontTime(slot: Int(finding.slot))
    case 2: return .sheetTime(slot: Int(finding.slot))
    default: return nil
    }
  }

  /// Whether a font or a sheet is at work.
  var isBusy: Bool { font_work_is_busy(page) }

  /// The slot of the thread that a signal ended, as far as its handler could say.
  var faultSlot: Int? { page.pointee.fault_slot > 0 ? Int(page.pointee.fault_slot) - 1 : nil }

  /// Whether memory was what it lacked.
  var isFaultOfMemory: Bool { page.pointee.fault_kind == Int32(FONT_WORK_FAULT_MEMORY.rawValue) }

  /// Whether it had taken all the processor time that it may.
  var isFaultOfTime: Bool { page.pointee.fault_kind == Int32(FONT_WORK_FAULT_CPU.rawValue) }

  /// The path of the font at work in a slot.
  borrowing func font(slot: Int) -> String? {
    var length: UInt32 = 0
    guard let bytes = font_work_font_of(page, Int32(clamping: slot), &length) else { return nil }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(length)), as: UTF8.self)
  }

  /// The paths of all fonts at work, each once.
  borrowing func fonts() -> [String] {
    var fonts: [String] = []
    for slot in 0..<Int(FONT_WORK_SLOTS) {
      if let font = font(slot: slot), !fonts.contains(font) { fonts.append(font) }
    }
    return fonts
  }

  /// What a slot's sheet is called; empty where that isn't known.
  borrowing func sheet(slot: Int) -> String {
    var length: UInt32 = 0
    guard let bytes = font_work_sheet_of(page, Int32(clamping: slot), &length) else { return "" }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(length)), as: UTF8.self)
  }
}
