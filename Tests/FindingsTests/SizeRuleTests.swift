import DynamicType
import Findings
import Testing
import TypeSystem

@Suite("Sizes at Large, small ones and shrinking ones")
struct SizeRuleTests {
  let checkup = Checkup()

  @Test(
    "A tenth from Apple's size is inside, a hair more is found",
    arguments: [(15.3, nil), (15.29, 10.058_823), (18.7, nil), (18.71, 10.058_823), (17, nil), (15, 11.764_705)]
      as [(Double, Double?)])
  func deviation(size: Double, percent: Double?) throws {
    let found = try checkup.findings(.defaultSizeDeviation, checkup.document(.body, .sized(.metrics(size: size))))
    #expect(found.count == (percent == nil ? 0 : 1))
    if let percent {
      let finding = try #require(found.first)
      #expect(abs((finding.value ?? 0) - percent) < 1e-5)
      #expect(finding.limit == 10)
      #expect(finding.unit == .percent)
      #expect(finding.categories == [.large])
      #expect(finding.level == .warning)
    }
  }

  @Test("A deviation is told in numbers, with the window that would do")
  func deviationWords() throws {
    let finding = try #require(
      checkup.findings(.defaultSizeDeviation, checkup.document(.body, .sized(.metrics(size: 15)))).first)
    #expect(finding.message == "15 pt at Large is 11.8 % under Apple's 17 pt")
    #expect(finding.hint == "keep it at 15.3 to 18.7 pt")
  }

  @Test("Just past a limit there are as many decimals as tell the value from it")
  func nearLimits() throws {
    let small = checkup.document(.caption1, .sized(.fixed(10.99)))
    #expect(
      try checkup.findings(.belowMinimum, small).first?.message
        == "10.99 pt at xSmall, under the minimum of 11 pt on iOS")
    let large = try #require(
      checkup.findings(.defaultSizeDeviation, checkup.document(.title1, .sized(.fixed(30.81)))).first)
    #expect(large.message == "30.81 pt at Large is 10.04 % over Apple's 28 pt")
    #expect(large.hint == "keep it at 25.2 to 30.8 pt")
    let falling = checkup.document(.body, .sized(.sizes([.large: 17, .xLarge: 16.98])))
    #expect(try checkup.findings(.shrinks, falling).first?.message == "16.98 pt at xLarge after 17 pt at large")
  }

  @Test("Styles of the app's own and roles have no size of Apple's to be far from")
  func noDeviation() throws {
    let document = checkup.document(.custom("poster"), .sized(.metrics(size: 80), relativeTo: .body)) {
      $0.roles["button"] = RoleRule(rule: .sized(.fixed(30)))
    }
    #expect(try checkup.findings(.defaultSizeDeviation, document).isEmpty)
  }

  @Test("Caption 1 under UIFontMetrics is 10 pt at three categories, as Apple's own would be")
  func belowMinimum() throws {
    let found = try checkup.findings(.belowMinimum, checkup.document(.caption1, .sized(.metrics())))
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.categories == [.xSmall, .small, .medium])
    #expect(finding.category == .xSmall)
    #expect(finding.value == 10)
    #expect(finding.limit == 11)
    #expect(finding.unit == .points)
    #expect(finding.level == .warning)
    #expect(
      finding.message
        == "10 pt at xSmall, under the minimum of 11 pt on iOS; UIFontMetrics makes as little of Apple's own 12 pt")
  }

  @Test("11 pt is not under the minimum of 11, and iOS 9 has none")
  func atMinimum() throws {
    let limited = SizeStrategy.metrics(MetricsSize(limits: SizeLimits(minimum: 11)))
    #expect(try checkup.findings(.belowMinimum, checkup.document(.caption1, .sized(limited))).isEmpty)
    let old = checkup.document(.caption1, .sized(.fixed(5))) { $0.platform = .ios9 }
    #expect(try checkup.findings(.belowMinimum, old).isEmpty)
  }

  @Test("The names in a tab bar are 10 pt, Apple's own too", arguments: [(10.0, FindingLevel.info), (9.5, .warning)])
  func tabBar(size: Double, level: FindingLevel) throws {
    let document = checkup.document(.body, .sized(.metrics())) {
      $0.roles["tabBarItem"] = RoleRule(rule: .sized(.fixed(size)))
    }
    #expect(try checkup.findings(.belowMinimum, document).map(\.level) == [level])
  }

  @Test("The minimum is the platform's", arguments: [(Platform.macos, 10.0), (.tvos, 23), (.watchos, 12)])
  func platformMinimum(platform: Platform, minimum: Double) throws {
    let at = checkup.document(.body, .sized(.fixed(minimum))) { $0.platform = platform }
    #expect(try checkup.findings(.belowMinimum, at).isEmpty)
    let under = checkup.document(.body, .sized(.fixed(minimum - 0.5))) { $0.platform = platform }
    #expect(try checkup.findings(.belowMinimum, under).map(\.limit) == [minimum])
  }

  @Test("A size that grows, stays and falls is told where it falls")
  func shrinks() throws {
    let sizes: [ContentSizeCategory: Double] = [
      .large: 17, .xLarge: 18, .xxLarge: 18, .xxxLarge: 16, .accessibility1: 20,
    ]
    let found = try checkup.findings(.shrinks, checkup.document(.body, .sized(.sizes(sizes))))
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.categories == [.xxxLarge])
    #expect(finding.value == 16)
    #expect(finding.limit == 18)
    #expect(finding.message == "16 pt at xxxLarge after 18 pt at xxLarge")
  }

  @Test("Plateaus are no shrinking")
  func plateaus() throws {
    let sizes: [ContentSizeCategory: Double] = [.large: 17, .xLarge: 18, .xxLarge: 18, .accessibility1: 18]
    #expect(try checkup.findings(.shrinks, checkup.document(.body, .sized(.sizes(sizes)))).isEmpty)
  }
}
