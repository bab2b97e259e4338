import CFontWork
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@Suite("The time that fonts and sheets have had, by looking every now and then", .serialized)
struct FontTimeTests {
  private let page: UnsafeMutablePointer<font_work_page> = {
    let room = UnsafeMutableRawPointer.allocate(byteCount: MemoryLayout<font_work_page>.size, alignment: 16)
    room.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<font_work_page>.size)
    return room.bindMemory(to: font_work_page.self, capacity: 1)
  }()

  init() {
    font_work_forget_times()
    page.pointee.used = 2
    (page.pointee.slots.0.owner, page.pointee.slots.1.owner) = (1, 1)
  }

  @Test("A font counts as long as it is at work, in pieces too, and more than its limit is found")
  func font() {
    page.pointee.slots.1.font = 5
    #expect(look() == [0, 0])
    page.pointee.slots.1.font = 0
    for _ in 0..<50 { #expect(look() == [0, 0]) }
    page.pointee.slots.1.font = 5
    for _ in 0..<9 { #expect(look() == [0, 0]) }
    #expect(look() == [1, 1])
    page.deallocate()
  }

  @Test("A sheet counts from its beginning to its end, and the next one anew, as do its fonts")
  func sheet() {
    page.pointee.slots.0.sheet = 1
    for number in 0..<30 {
      page.pointee.slots.0.font = UInt32(1 + number % 4)
      #expect(look() == [0, 0])
    }
    #expect(look() == [2, 0])
    page.pointee.slots.0.sheet = 2
    for number in 0..<30 {
      page.pointee.slots.0.font = UInt32(1 + number % 4)
      #expect(look() == [0, 0])
    }
    page.deallocate()
  }

  @Test("While a thread waits for others its sheet's time stands still")
  func waiting() {
    page.pointee.slots.0.sheet = 1
    page.pointee.slots.0.waits = 1
    for _ in 0..<50 { #expect(look() == [0, 0]) }
    page.pointee.slots.0.waits = 0
    for _ in 0..<30 { #expect(look() == [0, 0]) }
    #expect(look() == [2, 0])
    page.deallocate()
  }

  @Test("A font's time is its thread's processor time: one that waits or is stopped has none")
  func processorTime() {
    #expect(pthread_getcpuclockid(pthread_self(), &page.pointee.slots.1.clock) == 0)
    page.pointee.slots.1.has_clock = true
    page.pointee.slots.1.font = 5
    // What the thread had before the first look counts for 100 ms at most.
    for _ in 0..<50 { #expect(look() == [0, 0]) }
    let end = Self.threadSeconds + 0.4
    while Self.threadSeconds < end {}
    let finding = font_work_look(page, 10_000, 350, 300_000)
    #expect([finding.kind, finding.slot] == [1, 1])
    page.deallocate()
  }

  @Test("More fonts than are kept take turns, and none is found for another's time")
  func many() {
    page.pointee.slots.0.sheet = 0
    // Each works for 500 ms in all. Were a place's time not its font's alone, 32 places would have 1,500 ms after these looks.
    for number in 0..<500 {
      page.pointee.slots.0.font = UInt32(1 + number % 100)
      #expect(look() == [0, 0])
    }
    page.deallocate()
  }

  @Test("What a taken over child writes on the page leads nowhere else")
  func hostile() {
    page.pointee.used = UInt32.max
    page.pointee.slots.0.font = 9
    page.pointee.slots.0.names.1.number = 9
    page.pointee.slots.0.names.1.length = UInt32.max
    (page.pointee.slots.0.sheet, page.pointee.slots.0.label_length) = (1, UInt32.max)
    _ = look()
    var length: UInt32 = 0
    #expect(font_work_font_of(page, 0, &length) != nil)
    #expect(length == UInt32(FONT_WORK_NAME_SIZE))
    #expect(font_work_sheet_of(page, 0, &length) != nil)
    #expect(length == UInt32(FONT_WORK_LABEL_SIZE))
    #expect(font_work_font_of(page, -1, &length) == nil)
    #expect(font_work_font_of(page, Int32(FONT_WORK_SLOTS), &length) == nil)
    #expect(font_work_font_of(page, 1, &length) == nil)
    page.deallocate()
  }

  /// The processor time that the calling thread has had, in seconds.
  private static var threadSeconds: Double {
    var now = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }

  /// One look after 100 ms, with a limit of 1 s a font and 3 s a sheet: what was found, and in which slot.
  private func look() -> [Int32] {
    let finding = font_work_look(page, 100, 1_000, 3_000)
    return [finding.kind, finding.slot]
  }
}
