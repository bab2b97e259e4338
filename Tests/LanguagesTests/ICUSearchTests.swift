import CICU
import Synchronization
import Testing

/// What the searches below have opened and not closed; the suite runs one test at a time.
private let open = Mutex<[Int]>([])

/// A handle's version times two, and one more for the library with the characters.
private func handle(_ library: UnsafePointer<CChar>, _ version: Int32) -> Int {
  Int(version) * 2 + (String(cString: library) == "i18n" ? 1 : 0)
}

@Suite("The search for an ICU", .serialized)
struct ICUSearchTests {
  /// Versions up to 72 are there; 72 lacks a function of its second library, 71 is without that library.
  private static let loader = cicu_loader(
    open: { library, version in
      let number = handle(library, version)
      guard version <= 72, number != 71 * 2 else { return nil }
      open.withLock { $0.append(number) }
      return UnsafeMutableRawPointer(bitPattern: number)
    },
    find: { library, name, _ in
      let isMissing = UInt(bitPattern: library) == 72 * 2 + 1 && String(cString: name) == "ulocdata_close"
      return isMissing ? nil : UnsafeMutableRawPointer(bitPattern: 8)
    },
    close: { library in
      let number = Int(bitPattern: library)
      open.withLock { handles in handles.firstIndex(of: number).map { _ = handles.remove(at: $0) } }
    })

  private func search(_ versions: ClosedRange<Int32>) -> (answer: Int32, missing: String?, open: [Int]) {
    open.withLock { $0 = [] }
    let functions = UnsafeMutablePointer<cicu_functions>.allocate(capacity: 1)
    defer { functions.deallocate() }
    var missing: UnsafePointer<CChar>?
    var loader = Self.loader
    let answer = cicu_search(&loader, functions, versions.lowerBound, versions.upperBound, &missing)
    return (answer, missing.map { String(cString: $0) }, open.withLock { $0 })
  }

  @Test("One that lacks a function or a library is closed, and the next older one taken")
  func older() {
    let found = search(60...99)
    #expect(found.answer == 70)
    #expect(found.missing == nil)
    #expect(found.open == [70 * 2 + 1, 70 * 2])
  }

  @Test("Where no older one does, the function is told, and nothing stays open")
  func lacking() {
    let found = search(71...99)
    #expect(found.answer == -72)
    #expect(found.missing == "ulocdata_close")
    #expect(found.open.isEmpty)
  }

  @Test("Where none is there, nothing is open")
  func none() {
    let found = search(80...99)
    #expect(found.answer == 0)
    #expect(found.missing == nil)
    #expect(found.open.isEmpty)
  }
}
