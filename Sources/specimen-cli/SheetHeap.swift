#if canImport(Glibc)
  internal import CMalloc
  internal import Glibc

  /// Room for a sheet on the heap, in pages of 2 MiB instead of 4 KiB.
  ///
  /// A sheet takes 8 MB from the heap, more than half of it the fonts' bytes. The kernel hands out each page when it is
  /// first touched, and that is a trap. Spares 1,870 of the 2,450 traps and 5 of the 26 ms of processor time of the default
  /// sheet as SVG, and 6 of 90 ms as PNG at 2x. Only touched pages are taken from the system; the last one may be filled
  /// in part. Where there are no large pages, the kernel gives small ones.
  enum SheetHeap {
    /// The size of a large page on x86-64, and on ARM where small ones have 4 KiB.
    private static let largePage = 2 << 20

    /// What there is in large pages: as much as the default sheet needs as SVG.
    ///
    /// With 12 MiB a PNG at 2x is drawn no sooner and holds 1.2 MiB more.
    private static let room = 8 << 20

    /// Blocks of this size and more are given back to the system when they are free, unless they fit into the room.
    private static let largeBlock = 1 << 20

    /// Lets the heap grow to the beginning of a large page and by the room beyond it.
    ///
    /// Called once, before the program has threads, and in a child only where that draws the sheet: what the parent has
    /// touched of a large page is copied after a fork.
    static func prepare() {
      shareHeap()
      // Whoever stands in malloc's place, such as the address sanitizer, answers 0 and has another heap.
      // The room is to stay when it gets free, so that the next sheet finds it.
      guard mallopt(M_TRIM_THRESHOLD, Int32(2 * room)) == 1, let end = sbrk(0) else { return }
      let start = end.alignedUp(toMultipleOf: largePage)
      _ = mallopt(M_MMAP_THRESHOLD, Int32(2 * largePage))
      _ = mallopt(M_TOP_PAD, Int32(room))
      // What the heap has left before the large page is taken and never touched, so that what is asked for next lies
      // beyond: but for 64 bytes, since malloc notes there where the room begins, and a page that is touched before it is
      // made large stays small. The compiler leaves out a `malloc` whose block nobody uses, and not this call.
      var gap: UnsafeMutableRawPointer?
      let code = posix_memalign(&gap, 16, max(start - end + Int(mallinfo2().keepcost) - 64, 0))
      _ = mallopt(M_TOP_PAD, 128 << 10)
      _ = mallopt(M_MMAP_THRESHOLD, Int32(largeBlock))
      guard code == 0, let grown = sbrk(0), grown > start else { return }
      madvise(start, grown - start, MADV_HUGEPAGE)
    }

    /// Has all threads share one heap where the shell limits the room for addresses (ulimit -v).
    ///
    /// A thread's own heap takes 64 MiB of addresses at once, whatever it needs of them.
    private static func shareHeap() {
      var room = rlimit()
      guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &room) == 0, room.rlim_cur < rlim_t.max else { return }
      _ = mallopt(M_ARENA_MAX, 1)
    }
  }
#endif
