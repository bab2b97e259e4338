/// Tokens that make a block, and the codes that suit them.
struct TokenPiece {
  /// Which tokens of the list.
  let tokens: Range<Int>
  /// How often they use each symbol.
  let counts: TokenCounts
  /// The best codes for them.
  let codes: BlockCodes
  /// How many bits they take with their header.
  let cost: Int

  /// A piece whose tokens are counted.
  init(tokens: Range<Int>, counts: TokenCounts) {
    self.tokens = tokens
    self.counts = counts
    codes = BlockCodes(counts)
    cost = codes.headerCost + codes.cost(of: counts)
  }

  /// This piece and the one behind it as one.
  func joined(with next: TokenPiece) -> TokenPiece {
    TokenPiece(tokens: tokens.lowerBound..<next.tokens.upperBound, counts: counts.adding(next.counts))
  }
}
