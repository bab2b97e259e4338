internal import CFontWork

/// The page on which a child notes which fonts and sheets its threads are at, as its parent reads it.
///
/// Nothing on it is trusted but as a guess at what to leave out, and for words.
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

  /// Whether a font or a sheet is at work.
  var isBusy: Bool { font_work_is_busy(page) }

  /// The slot of the thread that a signal or a limit ended, as far as its handler could say.
  var faultSlot: Int? { page.pointee.fault_slot > 0 ? Int(page.pointee.fault_slot) - 1 : nil }

  /// Why a child could not go on, as far as a handler could tell.
  enum Fault {
    /// Something that a thread did raised a signal.
    case signal
    /// Another process sent a signal.
    case sent
    /// There was no memory left under a limit, in bytes.
    case memory(LimitInForce)
    /// The processor time was used up, in seconds.
    case runTime(LimitInForce)
    /// A font has had its processor time.
    case fontTime
    /// A sheet has had its time.
    case sheetTime
  }

  /// What the child's handler has found; nil where there was none to find it.
  var fault: Fault? {
    switch UInt32(bitPattern: page.pointee.fault_kind) {
    case FONT_WORK_FAULT_SIGNAL.rawValue: .signal
    case FONT_WORK_FAULT_SENT.rawValue: .sent
    case FONT_WORK_FAULT_MEMORY.rawValue: .memory(limit)
    case FONT_WORK_FAULT_RUN_TIME.rawValue: .runTime(limit)
    case FONT_WORK_FAULT_FONT_TIME.rawValue: .fontTime
    case FONT_WORK_FAULT_SHEET_TIME.rawValue: .sheetTime
    default: nil
    }
  }

  private var limit: LimitInForce {
    let origin: LimitInForce.Origin =
      switch UInt32(bitPattern: page.pointee.limit_origin) {
      case FONT_WORK_ORIGIN_DATA.rawValue: .data
      case FONT_WORK_ORIGIN_ADDRESS_SPACE.rawValue: .addressSpace
      case FONT_WORK_ORIGIN_PROCESSOR_TIME.rawValue: .processorTime
      default: .option
      }
    return LimitInForce(value: Int(clamping: page.pointee.limit), origin: origin)
  }

  /// The path of the font at work in a slot.
  borrowing func font(slot: Int) -> String? {
    var length: UInt32 = 0
    guard let bytes = font_work_font_of(page, Int32(clamping: slot), &length) else { return nil }
    return Self.text(bytes, length)
  }

  /// What memory was taken since the work of a slot's font began, in bytes; 0 where that wasn't measured.
  borrowing func memoryTaken(slot: Int) -> Int {
    Int(clamping: font_work_taken_of(page, Int32(clamping: slot)))
  }

  /// The paths of all fonts at work, each once.
  borrowing func fonts() -> [String] {
    var fonts: [String] = []
    for slot in 0..<Int(FONT_WORK_SLOTS) {
      if let font = font(slot: slot), !fonts.contains(font) { fonts.append(font) }
    }
    return fonts
  }

  /// The font and the sheet that the thread was at which could not go on.
  borrowing func place() -> WorkPlace {
    guard let slot = faultSlot else { return WorkPlace() }
    return WorkPlace(font: font(slot: slot), sheet: sheet(slot: slot))
  }

  /// How far a run of several files has come; nil for a run of one.
  borrowing func written() -> WrittenFiles? {
    var written = font_work_written_of(page)
    guard written.planned > 0 else { return nil }
    let length = written.length
    let last = withUnsafeBytes(of: &written.last) { String(decoding: $0.prefix(Int(length)), as: UTF8.self) }
    return WrittenFiles(
      count: Int(written.done), planned: Int(written.planned), areSheets: written.are_sheets,
      last: last.isEmpty ? nil : last)
  }

  private borrowing func sheet(slot: Int) -> String? {
    var length: UInt32 = 0
    guard let bytes = font_work_sheet_of(page, Int32(clamping: slot), &length) else { return nil }
    return Self.text(bytes, length)
  }

  private static func text(_ bytes: UnsafePointer<UInt8>, _ length: UInt32) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes, count: Int(length)), as: UTF8.self)
  }
}
