import DynamicType
import Findings
import Testing
import TypeSystem

@Suite("Ranges, curves, and sizes that are scaled twice")
struct GrowthRuleTests {
  let checkup = Checkup()

  private func range(_ smallest: Double, _ large: Double, _ largest: Double, of style: StyleName = .body) throws
    -> [Finding]
  {
    let sizes: [ContentSizeCategory: Double] = [.xSmall: smallest, .large: large, .accessibility5: largest]
    return try checkup.findings(.rangeLimit, checkup.document(style, .sized(.sizes(sizes))))
  }

  @Test("Three quarters to four thirds of Apple's 53 / 14 are in range")
  func ranges() throws {
    #expect(try range(10, 17, 28.4).isEmpty)
    #expect(try range(10, 17, 50.4).isEmpty)
    let low = try #require(range(10, 17, 28.3).first)
    #expect(isClose(low.value, 2.83))
    #expect(isClose(low.limit, 53.0 / 14 * 3 / 4))
    #expect(low.unit == .ratio)
    #expect(low.message == "grows 2.83x from xSmall to AX5; Apple's body grows 3.79x by Apple's table")
    let high = try #require(range(10, 17, 50.6).first)
    #expect(isClose(high.limit, 53.0 / 14 * 4 / 3))
  }

  @Test("Apple's own ranges are in range, whichever engine makes them", arguments: TextStyle.standard)
  func ownRange(style: TextStyle) throws {
    for size in [SizeStrategy.metrics(), .system()] {
      let document = checkup.document(.apple(style), .sized(size))
      #expect(try checkup.findings(.rangeLimit, document).isEmpty)
      #expect(try checkup.findings(.growthLimited, document).isEmpty)
    }
  }

  @Test("A cap is named")
  func capped() throws {
    let finding = try #require(
      checkup.findings(.rangeLimit, checkup.document(.title1, .sized(.metrics(maximum: 38)))).first)
    #expect(
      finding.message == "grows 1.49x from xSmall to AX5, capped at 38 pt; Apple's title1 grows 2.19x by UIFontMetrics")
    #expect(finding.hint == "raise 'max', or leave it out")
  }

  @Test(
    "Text that can't be doubled is told, unless Apple's can't either",
    arguments: [
      (StyleName.body, 17.0, 33.9, 33.9 / 17 * 100), (.body, 17, 34, nil), (.largeTitle, 34, 60, nil),
      (.largeTitle, 34, 59, 59.0 / 34 * 100),
    ] as [(StyleName, Double, Double, Double?)])
  func growth(style: StyleName, large: Double, largest: Double, percent: Double?) throws {
    let sizes: [ContentSizeCategory: Double] = [.xSmall: 10, .large: large, .accessibility5: largest]
    let found = try checkup.findings(.growthLimited, checkup.document(style, .sized(.sizes(sizes))))
    #expect(found.count == (percent == nil ? 0 : 1))
    if let percent {
      #expect(isClose(found.first?.value, percent))
      #expect(found.first?.limit == 200)
      #expect(found.first?.level == .info)
    }
  }

  @Test("A style of the app's own is held against the style that its size is relative to")
  func relativeSize() throws {
    func found(_ size: Double, maximum: Double? = nil) throws -> [Rule] {
      let strategy = SizeStrategy.metrics(
        MetricsSize(size: size, relativeTo: .largeTitle, limits: SizeLimits(maximum: maximum)))
      let document = checkup.document(.custom("own"), .sized(strategy))
      return try [Rule.rangeLimit, .growthLimited].filter {
        try !checkup.findings($0, document, styles: [.custom("own")]).isEmpty
      }
    }
    #expect(try found(60) == [])
    #expect(try found(30, maximum: 41) == [.growthLimited])
    #expect(try found(30, maximum: 33) == [.rangeLimit, .growthLimited])
  }

  @Test("A maximum that changes nothing that is drawn limits nothing")
  func idleMaximum() throws {
    // 34 pt of largeTitle become 58.05 at AX5, which is drawn at 58.
    func found(_ maximum: Double) throws -> [Finding] {
      try checkup.findings(.growthLimited, checkup.document(.largeTitle, .sized(.metrics(maximum: maximum))))
    }
    let free = try Resolver(library: checkup.library).resolve(checkup.document(.largeTitle, .sized(.metrics())))
    let drawn = try #require(free.styles.first?.custom.bounds?.largest)
    #expect(try found(drawn).isEmpty)
    #expect(try found(drawn - 1).count == 1)
  }

  @Test("Growth just under 200 % is told with as many decimals as keep it under")
  func nearlyDoubled() throws {
    let sizes: [ContentSizeCategory: Double] = [.xSmall: 10, .large: 17, .accessibility5: 33.998]
    let finding = try #require(checkup.findings(.growthLimited, checkup.document(.body, .sized(.sizes(sizes)))).first)
    #expect(
      finding.message == "at AX5 it is 199.99 % of its size at Large, and Apple's body 311.8 % by Apple's table")
  }

  @Test("A button of a fixed size doesn't grow; the items of bars don't on any phone")
  func roles() throws {
    let document = checkup.document(.body, .sized(.metrics())) {
      for role in ["button", "navigationItem", "tabBarItem"] { $0.roles[role] = RoleRule(rule: .sized(.fixed(17))) }
    }
    #expect(try checkup.findings(.growthLimited, document).map(\.style) == [.role("button")])
    #expect(try checkup.findings(.rangeLimit, document).isEmpty)
  }

  @Test("tvOS and macOS don't grow, and nothing is missed there", arguments: [Platform.tvos, .macos, .visionos])
  func still(platform: Platform) throws {
    let document = checkup.document(.body, .sized(.fixed(30))) { $0.platform = platform }
    for rule in [Rule.rangeLimit, .growthLimited, .shrinks, .orderInverted, .indistinguishable] {
      #expect(try checkup.findings(rule, document).isEmpty, "\(rule)")
    }
  }

  @Test(
    "A curve is near up to a quarter over its own size or a fifth under it",
    arguments: [
      (21.25, nil, 0), (21.3, "title2", 21.25), (13.6, nil, 0), (13.5, "footnote", 13.6), (34, "largeTitle", 21.25),
    ] as [(Double, String?, Double)])
  func curves(size: Double, nearest: String?, limit: Double) throws {
    let document = checkup.document(.custom("own"), .sized(.metrics(size: size), relativeTo: .body))
    let found = try checkup.findings(.wrongCurve, document)
    #expect(found.count == (nearest == nil ? 0 : 1))
    if let nearest {
      #expect(found.first?.hint.hasPrefix("relativeTo: \(nearest),") == true)
      #expect(found.first?.value == size)
      #expect(isClose(found.first?.limit, limit))
    }
  }

  @Test("Where no style of Apple's is nearer, the curve is the best there is")
  func endOfCurves() throws {
    let huge = checkup.document(.custom("own"), .sized(.metrics(size: 50), relativeTo: .largeTitle))
    #expect(try checkup.findings(.wrongCurve, huge).isEmpty)
    let own = checkup.document(.body, .sized(.metrics(size: 40)))
    #expect(try checkup.findings(.wrongCurve, own).isEmpty)
  }

  @Test(
    "A size of Apple's at another category is scaled twice; near Apple's own it may be chance (S22)",
    arguments: [(19.0, FindingLevel.warning), (16, .info), (17, nil), (18, nil), (23, .warning)]
      as [(Double, FindingLevel?)])
  func doubleScaling(size: Double, level: FindingLevel?) throws {
    let found = try checkup.findings(.doubleScaled, checkup.document(.body, .sized(.metrics(size: size))))
    #expect(found.map(\.level) == [level].compactMap { $0 })
    if level != nil {
      #expect(found.first?.value == size)
      #expect(found.first?.limit == 17)
    }
  }

  @Test("Three styles with Apple's sizes of one category are scaled twice for certain: an error (S22)")
  func doubleScalingTogether() throws {
    // Apple's sizes at xxxLarge, where body is 23, caption1 18 and title1 34.
    let sizes: [(StyleName, Double)] = [(.body, 23), (.caption1, 18), (.title1, 34)]
    var document = checkup.document(.body, .sized(.metrics(size: 23)))
    for count in 1...3 {
      for (style, size) in sizes.prefix(count) {
        document.styles[style] = checkup.document(style, .sized(.metrics(size: size))).styles[style]
      }
      let found = try checkup.findings(.doubleScaled, document)
      #expect(found.count == count)
      #expect(found.allSatisfy { $0.level == (count == 3 ? .error : .warning) })
    }
    #expect(try checkup.findings(.doubleScaled, document, level: .info).map(\.level) == [.info, .info, .info])
  }

  @Test("A level that is set holds for what may be chance too; a table is not scaled")
  func doubleScalingSet() throws {
    let document = checkup.document(.body, .sized(.metrics(size: 16)))
    #expect(try checkup.findings(.doubleScaled, document, level: .error).map(\.level) == [.error])
    #expect(try checkup.findings(.doubleScaled, checkup.document(.body, .sized(.fixed(19)))).isEmpty)
  }
}
