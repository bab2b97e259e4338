import DynamicType
import Testing

@Suite("Platforms")
struct PlatformTests {
  @Test(
    "A platform is read in any spelling",
    arguments: [
      ("ios", Platform.ios), ("iOS", .ios), ("iPadOS", .ios), ("ios9", .ios9), ("iOS 9", .ios9), ("ios-9", .ios9),
      ("iOS 10", .ios9), ("watchos", .watchos), ("watchOS", .watchos), ("watch-os", .watchos), ("tvos", .tvos),
      ("tvOS", .tvos), ("macos", .macos), ("macOS", .macos), ("Mac OS", .macos), ("visionos", .visionos),
      ("visionOS", .visionos),
    ])
  func reads(_ spelling: String, _ platform: Platform) {
    #expect(Platform(spelling: spelling) == platform)
  }

  @Test(
    "A platform without a table is not read",
    arguments: ["", "ios8", "android", "iOS9.1", "watch", "watchOS 11", "tv", "OS X"])
  func unknown(_ spelling: String) {
    #expect(Platform(spelling: spelling) == nil)
  }

  @Test("Each has a word for documents and a name for sheets")
  func names() {
    #expect(Platform.allCases.map(\.description) == ["ios", "ios9", "watchos", "tvos", "macos", "visionos"])
    #expect(Platform.allCases.map(\.displayName) == ["iOS", "iOS 9", "watchOS", "tvOS", "macOS", "visionOS"])
  }
}
