internal import Typeface

/// An AAT feature type and selector, as Apple's code names features, and the OpenType feature that does the same.
///
/// Source: HarfBuzz's feature map, `src/hb-aat-layout.cc` at 29c1b91d ("courtesy of Apple").
struct AATFeature: Hashable, Sendable {
  /// The feature type, such as 37 for `kLowerCaseType`.
  var type: Int
  /// The selector that switches the feature on, such as 1 for `kLowerCaseSmallCapsSelector`.
  var selector: Int
  /// The selector that switches it off.
  var off: Int
  /// The OpenType feature.
  var tag: Tag

  /// What a pair stands for: a feature that is on, or all those that it switches off; nil for an unknown pair.
  static func features(type: Int, selector: Int) -> (tags: [Tag], isOn: Bool)? {
    if let feature = all.first(where: { $0.type == type && $0.selector == selector }) { return ([feature.tag], true) }
    let off = all.filter { $0.type == type && $0.off == selector }
    return off.isEmpty ? nil : (off.map(\.tag), false)
  }

  /// The pairs of a type as a document writes them, such as `37/1`, on and off.
  static func pairs(ofType type: Int) -> [String] {
    var pairs: [String] = []
    for feature in all where feature.type == type {
      for selector in [feature.selector, feature.off] where !pairs.contains("\(type)/\(selector)") {
        pairs.append("\(type)/\(selector)")
      }
    }
    return pairs
  }

  /// The feature types, ascending.
  static let types: [Int] = Set(all.map(\.type)).sorted()

  /// Every feature with a pair.
  static let all: [AATFeature] = named + stylisticSets

  private static let named: [AATFeature] = [
    AATFeature(type: 1, selector: 2, off: 3, tag: "liga"),  // kLigaturesType, kCommonLigaturesOnSelector
    AATFeature(type: 1, selector: 4, off: 5, tag: "dlig"),  // kRareLigaturesOnSelector
    AATFeature(type: 1, selector: 18, off: 19, tag: "clig"),  // kContextualLigaturesOnSelector
    AATFeature(type: 1, selector: 20, off: 21, tag: "hlig"),  // kHistoricalLigaturesOnSelector
    AATFeature(type: 6, selector: 0, off: 4, tag: "tnum"),  // kNumberSpacingType, kMonospacedNumbersSelector
    AATFeature(type: 6, selector: 1, off: 4, tag: "pnum"),  // kProportionalNumbersSelector
    AATFeature(type: 10, selector: 1, off: 0, tag: "sups"),  // kVerticalPositionType, kSuperiorsSelector
    AATFeature(type: 10, selector: 2, off: 0, tag: "subs"),  // kInferiorsSelector
    AATFeature(type: 10, selector: 3, off: 0, tag: "ordn"),  // kOrdinalsSelector
    AATFeature(type: 10, selector: 4, off: 0, tag: "sinf"),  // kScientificInferiorsSelector
    AATFeature(type: 11, selector: 1, off: 0, tag: "afrc"),  // kFractionsType, kVerticalFractionsSelector
    AATFeature(type: 11, selector: 2, off: 0, tag: "frac"),  // kDiagonalFractionsSelector
    AATFeature(type: 14, selector: 4, off: 5, tag: "zero"),  // kTypographicExtrasType, kSlashedZeroOnSelector
    AATFeature(type: 19, selector: 4, off: 0, tag: "titl"),  // kStyleOptionsType, kTitlingCapsSelector
    AATFeature(type: 21, selector: 0, off: 2, tag: "onum"),  // kNumberCaseType, kLowerCaseNumbersSelector
    AATFeature(type: 21, selector: 1, off: 2, tag: "lnum"),  // kUpperCaseNumbersSelector
    AATFeature(type: 33, selector: 0, off: 1, tag: "case"),  // kCaseSensitiveLayoutType, kCaseSensitiveLayoutOnSelector
    AATFeature(type: 33, selector: 2, off: 3, tag: "cpsp"),  // kCaseSensitiveSpacingOnSelector
    AATFeature(type: 36, selector: 0, off: 1, tag: "calt"),  // kContextualAlternatesType
    AATFeature(type: 36, selector: 2, off: 3, tag: "swsh"),  // kSwashAlternatesOnSelector
    AATFeature(type: 36, selector: 4, off: 5, tag: "cswh"),  // kContextualSwashAlternatesOnSelector
    AATFeature(type: 37, selector: 1, off: 0, tag: "smcp"),  // kLowerCaseType, kLowerCaseSmallCapsSelector
    AATFeature(type: 37, selector: 2, off: 0, tag: "pcap"),  // kLowerCasePetiteCapsSelector
    AATFeature(type: 38, selector: 1, off: 0, tag: "c2sc"),  // kUpperCaseType, kUpperCaseSmallCapsSelector
    AATFeature(type: 38, selector: 2, off: 0, tag: "c2pc"),  // kUpperCasePetiteCapsSelector
  ]

  /// `kStylisticAlternativesType`: ss01 … ss20 are switched on by 2, 4 … 40 and off by the next number.
  private static let stylisticSets: [AATFeature] = (1...20).compactMap { number in
    Tag("ss\(number < 10 ? "0" : "")\(number)")
      .map { AATFeature(type: 35, selector: number * 2, off: number * 2 + 1, tag: $0) }
  }
}
