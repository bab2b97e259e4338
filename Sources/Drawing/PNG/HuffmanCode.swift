/// A prefix code for counted symbols, its words no longer than a limit, in deflate's canonical order.
struct HuffmanCode {
  /// How many bits each symbol's word has; 0 for a symbol that never occurs.
  private(set) var lengths: [UInt8]
  /// Each symbol's word, its first bit lowest, as deflate writes it.
  private(set) var words: [UInt16]

  /// The best code for symbols that occur `counts` times, but for what the limit costs.
  ///
  /// There are always two words at least, as every reader takes a complete code.
  init(_ counts: [UInt32], limit: Int) {
    var used = counts.indices.filter { counts[$0] > 0 }
    for symbol in counts.indices where used.count < 2 && !used.contains(symbol) { used.append(symbol) }
    used.sort { (counts[$0], $0) < (counts[$1], $1) }
    let byLength = Self.limited(Self.depths(used.map { UInt64(counts[$0]) }), to: limit)
    lengths = [UInt8](repeating: 0, count: counts.count)
    var next = used.makeIterator()
    for length in stride(from: limit, to: 0, by: -1) {
      for _ in 0..<byLength[length] { if let symbol = next.next() { lengths[symbol] = UInt8(length) } }
    }
    words = Self.words(lengths)
  }

  /// A code that is known by its lengths.
  init(lengths: [UInt8]) {
    self.lengths = lengths
    words = Self.words(lengths)
  }

  /// How many leaves Huffman's tree has at each depth, for weights in ascending order.
  private static func depths(_ weights: [UInt64]) -> [Int] {
    let count = weights.count
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var sums = weights + [UInt64](repeating: .max, count: count - 1)
    var (leaf, inner) = (0, count)
    for node in count..<2 * count - 1 {
      sums[node] = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < count && (inner >= node || weights[leaf] <= sums[inner])
        let child = takesLeaf ? leaf : inner
        if takesLeaf { leaf += 1 } else { inner += 1 }
        sums[node] += sums[child]
        parents[child] = node
      }
    }
    var depth = [Int](repeating: 0, count: 2 * count - 1)
    var leaves = [Int](repeating: 0, count: count + 1)
    for node in (0..<2 * count - 2).reversed() {
      depth[node] = depth[parents[node]] + 1
      if node < count { leaves[depth[node]] += 1 }
    }
    return leaves
  }

  /// Brings leaves that are too deep up to the limit, and others down until the words are a code again.
  private static func limited(_ leaves: [Int], to limit: Int) -> [Int] {
    var limited = [Int](repeating: 0, count: limit + 1)
    for (depth, count) in leaves.enumerated() where count > 0 { limited[min(depth, limit)] += count }
    var total = (1...limit).reduce(0) { $0 + limited[$1] << (limit - $1) }
    while total > 1 << limit {
      limited[limit] -= 1
      guard let donor = (1..<limit).last(where: { limited[$0] > 0 }) else { break }
      limited[donor] -= 1
      limited[donor + 1] += 2
      total -= 1
    }
    return limited
  }

  private static func words(_ lengths: [UInt8]) -> [UInt16] {
    var counts = [UInt16](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt16](repeating: 0, count: 17)
    for length in 1...15 { next[length + 1] = (next[length] &+ counts[length]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      var (word, reversed) = (next[Int(length)], UInt16(0))
      for _ in 0..<length { (reversed, word) = (reversed << 1 | word & 1, word >> 1) }
      return reversed
    }
  }
}
