import SpecimenTesting
import Testing

@Suite("Goldens that two calls would share")
struct ClaimedPlacesTests {
  let place = SnapshotPlace(filePath: "T.swift", test: "t", name: "1")

  private func caller(_ test: String, line: Int) -> ClaimedPlaces.Caller {
    ClaimedPlaces.Caller(test: test, line: line, column: 3)
  }

  @Test("A call may come again, another one may not take its golden")
  func claims() {
    let claims = ClaimedPlaces()
    #expect(claims.claim(place, for: caller("t", line: 1)) == .first)
    #expect(claims.claim(place, for: caller("t", line: 1)) == .again)
    #expect(claims.claim(place, for: caller("u", line: 9)) == .taken(by: caller("t", line: 1)))
  }

  @Test("Calls without a name are numbered as they come, and keep their number")
  func numbers() {
    let claims = ClaimedPlaces()
    #expect(claims.number(of: caller("t", line: 5)) == 1)
    #expect(claims.number(of: caller("t", line: 8)) == 2)
    #expect(claims.number(of: caller("t", line: 5)) == 1)
    #expect(claims.number(of: caller("u", line: 5)) == 1)
  }

  @Test("A hundred tests at once each get their own")
  func parallel() async {
    let claims = ClaimedPlaces()
    let firsts = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<100 {
        group.addTask {
          let place = SnapshotPlace(filePath: "T.swift", test: "t", name: "\(number % 50)")
          let caller = ClaimedPlaces.Caller(test: "t\(number)", line: 1, column: 1)
          return claims.claim(place, for: caller) == .first
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(firsts == 50)
  }
}
