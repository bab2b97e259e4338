/// Bytes to be said, those before them that matches reach, and the nodes: the places where tokens may meet.
///
/// A node is the start of a pixel, or of a row. Of a run only the first two pixels and the last are nodes, and one that
/// stands for all between: wherever in a run one token ends, another can go on.
struct NodeText: ~Copyable {
  /// A place where tokens may meet.
  struct Node {
    /// The byte in the buffer; of a middle the first that it stands for.
    var position: Int32
    /// How many bytes from here on repeat the pixel before, to the end of its run; 0 at the start of a run.
    var run: Int32
    /// Names what follows: the rest of the run and the pixels behind it.
    var key: UInt32
    /// Whether it stands for all that is between a run's first and last pixels.
    var isMiddle = false
    /// How many rows lie between its own and the one that it is likely to be as.
    var gap: UInt8 = 0
  }

  /// After how many bytes, and after how many nodes, it is full.
  private static let (fullSize, fullCount) = (1 << 21, 1 << 15)
  /// How many pixels at a run's start are nodes: the first, and the first that repeats it.
  private static let headSize = 2
  /// How many pixels at a run's end are nodes; more of them give smaller files and take longer.
  private let tailSize: Int

  /// The bytes, up to `end`.
  let bytes: UnsafeMutablePointer<UInt8>
  /// The nodes, `nodeCount` of them, and one at the end.
  let nodes: UnsafeMutablePointer<Node>
  /// How many nodes there are, without the one at the end.
  private(set) var nodeCount = 0
  /// Where the text begins that is to be said.
  private(set) var start = 0
  /// Where it ends so far.
  private(set) var end = 0
  /// How many bytes came before the buffer's first, and some more, so that a place in the stream is never small.
  private(set) var base = 1 << 16
  /// How many rows since the last whose pixels are said.
  private var gap: UInt8 = 0
  private let pixelSize: Int
  private let capacity: Int
  /// How many nodes have room.
  let nodeCapacity: Int

  /// An empty text for rows of a width in pixels.
  init(width: Int, pixelSize: Int) {
    self.pixelSize = pixelSize
    tailSize = pixelSize == 3 ? 64 : 16
    capacity = DeflateSymbols.maximumDistance + Self.fullSize + width * pixelSize + 1
    bytes = .allocate(capacity: capacity)
    nodeCapacity = Self.fullCount + width + 2
    nodes = .allocate(capacity: nodeCapacity)
  }

  deinit {
    bytes.deallocate()
    nodes.deallocate()
  }

  /// The most tokens that say it: a few from node to node, and those of runs longer than a match.
  var tokenCapacity: Int { nodeCapacity * 3 + capacity / 255 }
  /// Whether it should be said before the next row.
  var isFull: Bool { nodeCount >= Self.fullCount || end - start >= Self.fullSize }

  /// Adds a row, with its filter byte.
  mutating func add(_ row: borrowing RowRuns, filter: UInt8) {
    bytes[end] = filter
    add(Node(position: Int32(end), run: 0, key: 0))
    end += 1
    var first = 0
    for run in 0..<row.count {
      let count = Int(row.ends[run]) - first
      fill(row.values[run], count: count)
      addNodes(row.values[run], count: count, follower: follower(row, run))
      end += count * pixelSize
      first += count
    }
    nodes[nodeCount] = Node(position: Int32(end), run: 0, key: 0)
    gap = filter == RowFilter.none ? 0 : min(gap, 254) + 1
  }

  private func fill(_ value: UInt32, count: Int) {
    let target = bytes + end
    guard pixelSize == 3 else {
      target.update(repeating: UInt8(truncatingIfNeeded: value), count: count)
      return
    }
    for pixel in 0..<count {
      target[3 &* pixel] = UInt8(truncatingIfNeeded: value >> 16)
      target[3 &* pixel &+ 1] = UInt8(truncatingIfNeeded: value >> 8)
      target[3 &* pixel &+ 2] = UInt8(truncatingIfNeeded: value)
    }
  }

  /// Adds the nodes of a run of `count` pixels that begins at the end.
  private mutating func addNodes(_ value: UInt32, count: Int, follower: UInt32) {
    var pixel = 0
    while pixel < count {
      let position = Int32(end + pixel * pixelSize)
      let rest = count - pixel
      if pixel == Self.headSize, rest > tailSize {
        add(Node(position: position, run: Int32(rest * pixelSize), key: 0, isMiddle: true))
        pixel = count - tailSize
        continue
      }
      var key = (value &* 0x9E37_79B1) ^ (UInt32(rest) &* 0x85EB_CA6B) ^ follower
      key = (key ^ key >> 15) &* 0x2C1B_3C6D
      add(Node(position: position, run: pixel > 0 ? Int32(rest * pixelSize) : 0, key: key ^ key >> 13))
      pixel += 1
    }
  }

  private mutating func add(_ node: Node) {
    nodes[nodeCount] = node
    nodes[nodeCount].gap = gap
    nodeCount += 1
  }

  /// Names the pixels behind a run: as many as make three bytes with the run's last.
  private func follower(_ row: borrowing RowRuns, _ run: Int) -> UInt32 {
    guard run + 1 < row.count else { return 0x5555_5555 }
    let next = row.values[run + 1]
    guard pixelSize == 1 else { return next &* 0xC2B2_AE35 }
    let isLong = row.ends[run + 1] - row.ends[run] > 1
    let second = isLong ? next : run + 2 < row.count ? row.values[run + 2] : 0x1FF
    return (next << 9 | second) &* 0xC2B2_AE35
  }

  /// Keeps what later matches can reach, and nothing else.
  mutating func slide() {
    let kept = min(end, DeflateSymbols.maximumDistance)
    bytes.update(from: bytes + (end - kept), count: kept)
    base += end - kept
    (start, end, nodeCount) = (kept, kept, 0)
  }
}
