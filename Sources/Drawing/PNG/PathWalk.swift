/// Tries every token that leads on from a node, by the prices of one part of a text.
struct PathWalk {
  private let nodes: UnsafeMutablePointer<NodeText.Node>
  private let nodeCount: Int
  private let bytes: UnsafeMutablePointer<UInt8>
  private let matches: UnsafeMutablePointer<UInt32>
  private let starts: UnsafeMutablePointer<Int32>
  private let steps: UnsafeMutablePointer<CheapestPath.Step>
  private let prices: BlockPrices.Lent
  private let pixelSize: Int

  init(
    _ text: borrowing NodeText, _ finder: borrowing MatchFinder, _ steps: UnsafeMutablePointer<CheapestPath.Step>,
    _ prices: BlockPrices.Lent, pixelSize: Int
  ) {
    (nodes, nodeCount, bytes) = (text.nodes, text.nodeCount, text.bytes)
    (matches, starts) = (finder.matches, finder.starts)
    (self.steps, self.prices, self.pixelSize) = (steps, prices, pixelSize)
  }

  /// Goes on from a node.
  @inline(__always)
  func leave(_ index: Int) {
    if nodes[index].isMiddle {
      leaveMiddle(index)
    } else {
      leaveByLiterals(index)
      leaveByMatches(index)
    }
  }

  private func leaveByLiterals(_ index: Int) {
    let position = Int(nodes[index].position)
    let count = Int(nodes[index &+ 1].position) &- position
    guard count <= pixelSize, !nodes[index &+ 1].isMiddle else { return }
    var cost = steps[index].cost
    for offset in 0..<count { cost &+= prices.literals[Int(bytes[position &+ offset])] }
    arrive(index &+ 1, from: index, cost: cost, distance: 0)
  }

  /// Within a run only a run's match may end, and a run's match follows no other.
  private func leaveByMatches(_ index: Int) {
    let position = Int(nodes[index].position)
    let run = Int(nodes[index].run)
    let goesOn = run > 0 && Int(steps[index].distance) == pixelSize
    let runEnd = endOfRun(index)
    var target = goesOn ? runEnd : index &+ 1
    for match in Int(starts[index])..<Int(starts[index &+ 1]) {
      let (length, distance) = (Int(matches[match] & 511), Int(matches[match] >> 9))
      if run > 0, distance != pixelSize { target = max(target, runEnd) }
      target = follow(from: index, to: position &+ length, distance: distance, firstTarget: target)
    }
    if run > DeflateSymbols.maximumLength { leaveByRun(index, run) }
  }

  /// The node at the end of a node's run, where only the run's last pixels are between; else the next node.
  @inline(__always)
  private func endOfRun(_ index: Int) -> Int {
    let run = Int(nodes[index].run)
    let end = index &+ run / pixelSize
    let isNear = run > 0 && end <= nodeCount && Int(nodes[end].position) == Int(nodes[index].position) &+ run
    return isNear ? end : index &+ 1
  }

  /// Goes on from where a token ended in a run's middle: by the run, or by a match of the tail's that begins earlier.
  private func leaveMiddle(_ index: Int) {
    let position = Int(steps[index].position)
    leaveByRun(index, Int(nodes[index].position &+ nodes[index].run) &- position)
    let tail = index &+ 1
    let gap = Int(nodes[tail].position) &- position
    guard gap < DeflateSymbols.maximumLength else { return }
    var target = tail
    for match in Int(starts[tail])..<Int(starts[tail &+ 1]) {
      let (length, distance) = (Int(matches[match] & 511), Int(matches[match] >> 9))
      guard distance != pixelSize, distance <= position else { continue }
      guard MatchFinder.length(bytes + position, bytes + (position &- distance), gap) == gap else { continue }
      let end = position &+ min(length &+ gap, DeflateSymbols.maximumLength)
      target = follow(from: index, to: end, distance: distance, firstTarget: target)
    }
  }

  /// Goes on by a run's matches, one after another, to its last nodes.
  private func leaveByRun(_ index: Int, _ run: Int) {
    let position = Int(steps[index].position)
    let longest = DeflateSymbols.maximumLength
    let price = prices.distances[DeflateSymbols.symbol(ofDistance: pixelSize)]
    var target = index &+ 1
    while target <= nodeCount {
      let length = Int(nodes[target].position) &- position
      if length > run { break }
      if length >= 3, !nodes[target].isMiddle {
        let (whole, rest) = (UInt32(length / longest), length % longest)
        let cost = whole &* (price &+ prices.lengths[longest]) &+ (rest > 0 ? price &+ prices.lengths[max(rest, 3)] : 0)
        arrive(target, from: index, cost: steps[index].cost &+ cost, distance: pixelSize)
      }
      target &+= 1
    }
  }

  /// Arrives at the nodes up to a match's end, and in the middle of a run at the very end; returns the first node behind.
  @inline(__always)
  private func follow(from index: Int, to end: Int, distance: Int, firstTarget: Int) -> Int {
    let position = Int(steps[index].position)
    let base = steps[index].cost &+ prices.distances[DeflateSymbols.symbol(ofDistance: distance)]
    var target = firstTarget
    while target <= nodeCount, Int(nodes[target].position) <= end {
      let isMiddle = nodes[target].isMiddle
      if isMiddle, Int(nodes[target &+ 1].position) <= end {
        target &+= 1
        continue
      }
      let length = (isMiddle ? end : Int(nodes[target].position)) &- position
      if length >= 3, arrive(target, from: index, cost: base &+ prices.lengths[length], distance: distance), isMiddle {
        steps[target].position = Int32(truncatingIfNeeded: end)
      }
      if isMiddle { break }
      target &+= 1
    }
    return target
  }

  /// Arrives at a node by a token; returns whether no way to it was as cheap.
  @inline(__always) @discardableResult
  private func arrive(_ target: Int, from index: Int, cost: UInt32, distance: Int) -> Bool {
    guard cost < steps[target].cost else { return false }
    steps[target].cost = cost
    steps[target].before = Int32(truncatingIfNeeded: index)
    steps[target].distance = Int32(truncatingIfNeeded: distance)
    return true
  }
}
