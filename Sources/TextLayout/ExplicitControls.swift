internal import CFriBidi

/// The explicit embedding controls of a text, of which those that UAX #9 gives no effect are taken out.
///
/// By rules X1 to X8 an embedding or isolate that would go beyond level 125 has no effect, and neither has what ends it.
/// FriBidi 1.0.8 keeps such isolates in arrays that have no room for them and writes beyond their ends, so it never sees
/// them: embeddings and their ends become characters of class BN, isolates and theirs of class ON. Isolates whose direction
/// is that of their first strong character get it here, so that their levels are known.
struct ExplicitControls {
  /// A text's characters, as many as before.
  let text: [UInt32]
  /// Whether the paragraph runs from right to left.
  let isRightToLeft: Bool

  /// The most controls that can begin something without going beyond the deepest level: each adds at most 2 to 1.
  private static let harmlessCount = 62
  private static let deepest = 125
  /// FriBidi has room for one isolate within another up to here; only the 125th of 125 would have been one more.
  private static let deepestIsolate = 124
  /// A zero-width space is of class BN, the object replacement character of class ON.
  private static let boundaryNeutral: UInt32 = 0x200B
  private static let otherNeutral: UInt32 = 0xFFFC

  /// Takes controls out of a text; nil for one that has not enough of them to go too deep.
  init?(_ text: [UInt32], direction asked: TextDirection?) {
    guard text.count(where: { Self.begins($0) }) > Self.harmlessCount else { return nil }
    let found = Self.firstStrong(in: text)
    switch asked {
    case .leftToRight: isRightToLeft = false
    case .rightToLeft: isRightToLeft = true
    case .topToBottom, .bottomToTop, nil: isRightToLeft = found.paragraph
    }
    var depth = Depth(base: isRightToLeft ? 1 : 0)
    self.text = text.indices.map { depth.control(text[$0], isRightToLeft: found.isolates[$0]) }
  }

  private static func begins(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: true
    default: false
    }
  }

  /// Whether the first strong character of the paragraph, and of each isolate at its place, is one of right to left (P2, P3).
  private static func firstStrong(in text: [UInt32]) -> (paragraph: Bool, isolates: [Bool]) {
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: text.count)
    fribidi_get_bidi_types(text, FriBidiStrIndex(text.count), &types)
    var paragraph = false
    var isolates = [Bool](repeating: false, count: text.count)
    // What is open: the isolate's place, nil for the paragraph, and whether its first strong character is known.
    var open: [(place: Int?, isKnown: Bool)] = [(nil, false)]
    for (index, scalar) in text.enumerated() {
      switch scalar {
      case 0x2066...0x2068: open.append((index, false))
      case 0x2069: if open.count > 1 { open.removeLast() }
      default:
        let isRight = types[index] == FRIBIDI_TYPE_RTL || types[index] == FRIBIDI_TYPE_AL
        guard isRight || types[index] == FRIBIDI_TYPE_LTR, !open[open.count - 1].isKnown else { continue }
        open[open.count - 1].isKnown = true
        if let place = open[open.count - 1].place { isolates[place] = isRight } else { paragraph = isRight }
      }
    }
    return (paragraph, isolates)
  }

  /// How deep a text stands, by rules X1 to X7.
  private struct Depth {
    private var stack: [(level: Int, isIsolate: Bool)]
    private var isolates = 0
    private var overflowingIsolates = 0
    private var overflowingEmbeddings = 0

    init(base: Int) { stack = [(base, false)] }

    /// A character as FriBidi may see it.
    mutating func control(_ scalar: UInt32, isRightToLeft: Bool) -> UInt32 {
      switch scalar {
      case 0x202A, 0x202D: push(isIsolate: false, isRightToLeft: false) ? scalar : boundaryNeutral
      case 0x202B, 0x202E: push(isIsolate: false, isRightToLeft: true) ? scalar : boundaryNeutral
      case 0x2066: push(isIsolate: true, isRightToLeft: false) ? scalar : otherNeutral
      case 0x2067: push(isIsolate: true, isRightToLeft: true) ? scalar : otherNeutral
      case 0x2068:
        push(isIsolate: true, isRightToLeft: isRightToLeft) ? (isRightToLeft ? 0x2067 : 0x2066) : otherNeutral
      case 0x202C: endsEmbedding() ? scalar : boundaryNeutral
      case 0x2069: endsIsolate() ? scalar : otherNeutral
      default: scalar
      }
    }

    private mutating func push(isIsolate: Bool, isRightToLeft: Bool) -> Bool {
      let level = stack[stack.count - 1].level
      let next = isRightToLeft ? (level + 1) | 1 : (level + 2) & ~1
      let isFull = next > deepest || isIsolate && isolates == deepestIsolate
      guard !isFull, overflowingIsolates == 0, overflowingEmbeddings == 0 else {
        if isIsolate { overflowingIsolates += 1 } else if overflowingIsolates == 0 { overflowingEmbeddings += 1 }
        return false
      }
      if isIsolate { isolates += 1 }
      stack.append((next, isIsolate))
      return true
    }

    private mutating func endsEmbedding() -> Bool {
      guard overflowingIsolates == 0 else { return false }
      guard overflowingEmbeddings == 0 else {
        overflowingEmbeddings -= 1
        return false
      }
      if stack.count > 1, !stack[stack.count - 1].isIsolate { stack.removeLast() }
      return true
    }

    private mutating func endsIsolate() -> Bool {
      guard overflowingIsolates == 0 else {
        overflowingIsolates -= 1
        return false
      }
      guard isolates > 0 else { return true }
      overflowingEmbeddings = 0
      while !stack[stack.count - 1].isIsolate { stack.removeLast() }
      stack.removeLast()
      isolates -= 1
      return true
    }
  }
}
