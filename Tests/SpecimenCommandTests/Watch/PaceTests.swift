import SpecimenCommand
import Testing

@Suite("What is done again and again")
struct PaceTests {
  @Test("It waits for its time, however often it is asked, and counts the next from when it was done")
  func pace() {
    var pace = Pace(every: 1_000, from: 50)
    let times = [60, 1_049, 1_050, 1_060, 1_300, 2_050, 2_299, 3_400, 4_399, 4_400]
    #expect(times.filter { pace.take(at: $0) } == [1_050, 2_050, 3_400, 4_400])
    #expect(pace.rest(at: 4_401) == 999)
    #expect(pace.rest(at: 9_000) == 0)
  }
}
