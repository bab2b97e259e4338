/// Finds the tokens that say a text in the fewest bits, as far as their prices are known beforehand.
struct CheapestPath: ~Copyable {
  /// The cheapest way to a node.
  struct Step {
    /// Bits from the text's start.
    var cost = UInt32.max
    /// Where the node is: a middle is where the way to it ends.
    var position: Int32
    /// The node before.
    var before: Int32 = 0
    /// How far back the match is that leads here; 0 for literals.
    var distance: Int32 = 0
  }

  private let steps: UnsafeMutablePointer<Step>
  private let nodes: UnsafeMutablePointer<Int32>
  private let pixelSize: Int

  /// Room for paths through so many nodes.
  init(pixelSize: Int, nodeCapacity: Int) {
    self.pixelSize = pixelSize
    steps = .allocate(capacity: nodeCapacity)
    nodes = .allocate(capacity: nodeCapacity)
  }

  deinit {
    steps.deallocate()
    nodes.deallocate()
  }

  /// Adds the tokens of a text whose matches are found; each part of it has prices of its own.
  func add(
    _ text: borrowing NodeText, _ finder: borrowing MatchFinder, _ parts: [BlockPrices], to tokens: inout TokenList
  ) {
    for index in 0...text.nodeCount { steps[index] = Step(position: text.nodes[index].position) }
    steps[0].cost = 0
    var index = 0
    for part in parts {
      let end = part.end == .max ? .max : text.start + part.end
      part.lend { prices in
        let walk = PathWalk(text, finder, steps, prices, pixelSize: pixelSize)
        while index < text.nodeCount, Int(text.nodes[index].position) < end {
          if steps[index].cost < .max { walk.leave(index) }
          index += 1
        }
      }
    }
    trace(text, to: &tokens)
  }

  /// Goes back from the last node to the first, and adds the tokens in between.
  private func trace(_ text: borrowing NodeText, to tokens: inout TokenList) {
    var (node, count) = (text.nodeCount, 0)
    while node > 0 {
      nodes[count] = Int32(node)
      count += 1
      node = Int(steps[node].before)
    }
    while count > 0 {
      count -= 1
      let step = steps[Int(nodes[count])]
      let start = Int(steps[Int(step.before)].position)
      let length = Int(step.position) - start
      if step.distance == 0 {
        for offset in 0..<length { tokens.add(literal: text.bytes[start + offset]) }
      } else {
        add(length, distance: Int(step.distance), to: &tokens)
      }
    }
  }

  /// Adds a match of any length from 3 on.
  private func add(_ length: Int, distance: Int, to tokens: inout TokenList) {
    var rest = length
    while rest > 0 {
      var part = min(rest, DeflateSymbols.maximumLength)
      if rest > part, rest - part < 3 { part = rest - 3 }
      tokens.add(length: part, distance: distance)
      rest -= part
    }
  }
}
