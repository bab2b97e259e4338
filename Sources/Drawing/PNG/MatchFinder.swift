/// Finds for each node the earlier places that go on alike, the nearest of each length.
struct MatchFinder: ~Copyable {
  private static let keyBits: UInt32 = 15
  /// The most matches of a node.
  private static let matchLimit = 16
  /// How many places of the same key are looked at.
  private static let depth = 16

  /// The matches of all nodes as tokens, ascending in length and in distance.
  let matches: UnsafeMutablePointer<UInt32>
  /// Where each node's matches begin; they end where the next node's begin.
  let starts: UnsafeMutablePointer<Int32>
  /// The last place in the stream of each key, and before each place in reach the one before it with its key.
  private let latest: UnsafeMutablePointer<UInt32>
  private let earlier: UnsafeMutablePointer<UInt32>
  /// The last place of each pixel, by a key of it.
  private let pixels: UnsafeMutablePointer<UInt32>
  private let pixelSize: Int
  /// From a byte to the one above it; 0 where that is farther than a match reaches.
  private let stride: Int

  /// A finder for texts of rows of a width in pixels.
  init(width: Int, pixelSize: Int, nodeCapacity: Int) {
    self.pixelSize = pixelSize
    stride = width * pixelSize < DeflateSymbols.maximumDistance ? width * pixelSize + 1 : 0
    matches = .allocate(capacity: nodeCapacity * Self.matchLimit)
    starts = .allocate(capacity: nodeCapacity)
    latest = .allocate(capacity: 1 << Self.keyBits)
    latest.initialize(repeating: 0, count: 1 << Self.keyBits)
    earlier = .allocate(capacity: DeflateSymbols.maximumDistance)
    earlier.initialize(repeating: 0, count: DeflateSymbols.maximumDistance)
    pixels = .allocate(capacity: 1 << Self.keyBits)
    pixels.initialize(repeating: 0, count: 1 << Self.keyBits)
  }

  deinit {
    matches.deallocate()
    starts.deallocate()
    latest.deallocate()
    earlier.deallocate()
    pixels.deallocate()
  }

  /// Finds the matches of a text's nodes; a middle has none.
  func find(in text: borrowing NodeText) {
    var count = 0
    // Up to where the text is as so many bytes before.
    var (aboveEnd, above) = (0, 0)
    for index in 0..<text.nodeCount {
      starts[index] = Int32(count)
      let node = text.nodes[index]
      if node.isMiddle { continue }
      let position = Int(node.position)
      if stride * (Int(node.gap) + 1) != above { (aboveEnd, above) = (0, stride * (Int(node.gap) + 1)) }
      if stride > 0, above <= DeflateSymbols.maximumDistance, position >= max(above, aboveEnd) {
        let rest = min(text.end - position, 1 << 13)
        aboveEnd = position + Self.length(text.bytes + position, text.bytes + (position - above), rest)
      }
      var list = MatchList(matches + count, limit: min(DeflateSymbols.maximumLength, text.end - position))
      if node.run > 0 { list.add(length: Int(node.run), distance: pixelSize) }
      search(node, text, &list)
      if aboveEnd > position { list.insert(length: aboveEnd - position, distance: above) }
      count += list.count
    }
    starts[text.nodeCount] = Int32(count)
  }

  /// Adds matches with places of the node's pixel and key, and remembers this one.
  private func search(_ node: NodeText.Node, _ text: borrowing NodeText, _ list: inout MatchList) {
    let position = Int(node.position)
    let here = text.bytes + position
    let place = UInt32(truncatingIfNeeded: position &+ text.base)
    let reach = min(DeflateSymbols.maximumDistance, position)
    if pixelSize == 3, !list.isComplete {
      let pixel = UInt32(here[0]) << 16 | UInt32(here[1]) << 8 | UInt32(here[2])
      let slot = Int((pixel &* 0x9E37_79B1) >> (32 &- Self.keyBits))
      let distance = Int(place &- pixels[slot])
      if distance <= reach { list.add(length: Self.length(here, here - distance, list.limit), distance: distance) }
      pixels[slot] = place
    }
    let slot = Int(node.key >> (32 &- Self.keyBits))
    var candidate = latest[slot]
    var before = 0
    for _ in 0..<Self.depth where !list.isComplete && list.count < Self.matchLimit - 1 {
      let distance = Int(place &- candidate)
      // A place that has left the window is followed by any other: distances that do not grow end the search.
      guard distance <= reach, distance > before else { break }
      before = distance
      let there = here - distance
      if there[list.length] == here[list.length] {
        list.add(length: Self.length(here, there, list.limit), distance: distance)
      }
      candidate = earlier[Int(candidate & 32_767)]
    }
    earlier[Int(place & 32_767)] = latest[slot]
    latest[slot] = place
  }

  /// How many bytes at two places are alike, up to a limit.
  @inline(__always)
  static func length(_ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, _ limit: Int) -> Int {
    var count = 0
    while count &+ 8 <= limit {
      let difference =
        UnsafeRawPointer(one + count).loadUnaligned(as: UInt64.self)
        ^ UnsafeRawPointer(other + count).loadUnaligned(as: UInt64.self)
      if difference != 0 { return count &+ difference.littleEndian.trailingZeroBitCount >> 3 }
      count &+= 8
    }
    while count < limit, one[count] == other[count] { count &+= 1 }
    return count
  }
}
