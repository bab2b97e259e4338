/// Writes the commands of a path, and leaves out what a reader knows without it.
struct PathPen {
  /// The command that a reader takes numbers for when no letter stands before them; 0 for none.
  var implied: UInt8 = 0
  private let decimals: Int
  /// The first number of steps that is 1 or more.
  private let one: Int
  private var isAfterNumber = false
  private var isAfterPoint = false

  /// A pen at the start of a path whose numbers have so many decimals.
  init(decimals: Int) {
    self.decimals = decimals
    one = Decimals.power(decimals)
  }

  /// Is told that a contour was closed: a letter must follow.
  mutating func close() { (implied, isAfterNumber) = (0, false) }

  /// Writes a command's letter, unless it goes without saying.
  @inline(__always)
  mutating func command(_ letter: Unicode.Scalar, to cursor: inout ByteCursor) {
    let letter = UInt8(ascii: letter)
    guard letter != implied else { return }
    cursor.add(letter)
    implied = letter
    isAfterNumber = false
  }

  /// Writes both numbers of a place.
  @inline(__always)
  mutating func place(_ place: PathData.Place, to cursor: inout ByteCursor) {
    number(place.x, to: &cursor)
    number(place.y, to: &cursor)
  }

  /// Writes a number of steps: a sign, or a second point, ends the number before it; all else takes a space.
  mutating func number(_ steps: Int, to cursor: inout ByteCursor) {
    let beginsWithPoint = steps > 0 && steps < one
    if isAfterNumber, steps >= 0, !(beginsWithPoint && isAfterPoint) { cursor.add(UInt8(ascii: " ")) }
    isAfterPoint = cursor.add(steps: steps, decimals: decimals)
    isAfterNumber = true
  }
}
