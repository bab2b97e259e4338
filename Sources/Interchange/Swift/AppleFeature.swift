internal import Typeface

/// What Apple's code calls an OpenType feature: a type and a selector, and the selector that switches it off.
///
/// Source: HarfBuzz's map of features, "courtesy of Apple" (src/hb-aat-layout.cc at 29c1b91d), and the constants of
/// CoreText's SFNTLayoutTypes.h.
struct AppleFeature {
  /// The feature's type, such as 37 for lower case.
  var type: Int
  /// The selector that switches the feature on, such as 1 for small capitals.
  var selector: Int
  /// The selector that switches it off.
  var off: Int

  /// The pair of a tag, or nil for a feature that has none.
  static func pair(of tag: Tag) -> AppleFeature? {
    if let pair = pairs[tag] { return pair }
    let text = tag.description
    // The twenty stylistic sets are type 35, with two selectors each from 2 on.
    guard text.hasPrefix("ss"), text.utf8.count == 4, let number = Int(text.dropFirst(2)), (1...20).contains(number)
    else {
      return nil
    }
    return AppleFeature(type: 35, selector: number * 2, off: number * 2 + 1)
  }

  private static let pairs: [Tag: AppleFeature] = [
    "smcp": AppleFeature(type: 37, selector: 1, off: 0),
    "pcap": AppleFeature(type: 37, selector: 2, off: 0),
    "c2sc": AppleFeature(type: 38, selector: 1, off: 0),
    "c2pc": AppleFeature(type: 38, selector: 2, off: 0),
    "tnum": AppleFeature(type: 6, selector: 0, off: 4),
    "pnum": AppleFeature(type: 6, selector: 1, off: 4),
    "onum": AppleFeature(type: 21, selector: 0, off: 2),
    "lnum": AppleFeature(type: 21, selector: 1, off: 2),
    "frac": AppleFeature(type: 11, selector: 2, off: 0),
    "afrc": AppleFeature(type: 11, selector: 1, off: 0),
    "sups": AppleFeature(type: 10, selector: 1, off: 0),
    "subs": AppleFeature(type: 10, selector: 2, off: 0),
    "ordn": AppleFeature(type: 10, selector: 3, off: 0),
    "sinf": AppleFeature(type: 10, selector: 4, off: 0),
    "zero": AppleFeature(type: 14, selector: 4, off: 5),
    "liga": AppleFeature(type: 1, selector: 2, off: 3),
    "dlig": AppleFeature(type: 1, selector: 4, off: 5),
    "hlig": AppleFeature(type: 1, selector: 20, off: 21),
    "clig": AppleFeature(type: 1, selector: 18, off: 19),
    "calt": AppleFeature(type: 36, selector: 0, off: 1),
    "swsh": AppleFeature(type: 36, selector: 2, off: 3),
    "cswh": AppleFeature(type: 36, selector: 4, off: 5),
    "case": AppleFeature(type: 33, selector: 0, off: 1),
    "cpsp": AppleFeature(type: 33, selector: 2, off: 3),
    "titl": AppleFeature(type: 19, selector: 4, off: 0),
  ]
}
