internal import Languages

// Prints where lines may end. A line of input is a BCP 47 tag, a tab, and the text as code points in hexadecimal with
// spaces between; its line of output has the UTF-8 offsets of the breaks, with ! after those that must be.
let breaker = try LineBreaker.open()
print("# ICU \(breaker.version)")
while let line = readLine() {
  let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
  guard parts.count == 2 else { fatalError("'\(line)' is not a tag, a tab and code points") }
  var text = String.UnicodeScalarView()
  for word in parts[1].split(separator: " ") {
    guard let scalar = UInt32(word, radix: 16).flatMap(Unicode.Scalar.init) else {
      fatalError("'\(word)' is no code point")
    }
    text.append(scalar)
  }
  let breaks = try breaker.breaks(of: String(text), language: String(parts[0]))
  print(breaks.offsets.map { breaks.mandatory.contains($0) ? "\($0)!" : "\($0)" }.joined(separator: " "))
}
