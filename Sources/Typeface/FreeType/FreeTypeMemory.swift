import CFreeType

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The memory that FreeType works in: from malloc, counted, and refused beyond a limit.
///
/// A compressed font says itself how much it unpacks to; the count holds whatever it says. Each block begins with its
/// own size, since FreeType doesn't give it back when it frees one.
struct FreeTypeMemory: ~Copyable {
  private struct Account {
    var used = 0
    var limit: Int
    var refused = false
  }

  /// The record that FreeType keeps a pointer to.
  let record: FT_Memory

  private let account: UnsafeMutablePointer<Account>

  /// Room before each block for its size; keeps malloc's alignment.
  private static let head = 16

  /// Opens an account of so many bytes.
  init(limit: Int) {
    account = .allocate(capacity: 1)
    // A block's size and its head must add up without overflow.
    account.initialize(to: Account(limit: min(max(limit, 0), .max - Self.head)))
    record = .allocate(capacity: 1)
    record.initialize(
      to: FT_MemoryRec_(
        user: account,
        alloc: { memory, size in FreeTypeMemory.resize(memory, block: nil, to: size) },
        free: { memory, block in FreeTypeMemory.release(memory, block: block) },
        realloc: { memory, _, size, block in FreeTypeMemory.resize(memory, block: block, to: size) }))
  }

  deinit {
    record.deinitialize(count: 1)
    record.deallocate()
    account.deinitialize(count: 1)
    account.deallocate()
  }

  /// Whether FreeType has asked for more than the limit since this was last asked.
  func takeRefusal() -> Bool {
    defer { account.pointee.refused = false }
    return account.pointee.refused
  }

  private static func account(_ memory: FT_Memory?) -> UnsafeMutablePointer<Account>? {
    memory?.pointee.user?.assumingMemoryBound(to: Account.self)
  }

  private static func resize(_ memory: FT_Memory?, block: UnsafeMutableRawPointer?, to size: Int)
    -> UnsafeMutableRawPointer?
  {
    guard let account = account(memory), size >= 0 else { return nil }
    let start = block.map { $0 - head }
    let before = start?.load(as: Int.self) ?? 0
    guard size <= account.pointee.limit - (account.pointee.used - before) else {
      account.pointee.refused = true
      return nil
    }
    guard let moved = realloc(start, size + head) else { return nil }
    moved.storeBytes(of: size, as: Int.self)
    account.pointee.used += size - before
    return moved + head
  }

  private static func release(_ memory: FT_Memory?, block: UnsafeMutableRawPointer?) {
    guard let block else { return }
    let start = block - head
    account(memory)?.pointee.used -= start.load(as: Int.self)
    free(start)
  }
}
