internal import DynamicType
internal import Spelling
internal import YAML

extension DocumentProblem {
  /// What stands there and what is allowed, one line.
  var message: String {
    switch self {
    case .yaml(let error): error.description
    case .otherFormat(let format): "documents of format \(format) are not read, only those of format 1"
    case .unknownKey(let key, let map, _): "no key \(quoted(key)) in \(map.noun)"
    case .missingKey(let key, let map): "\(map.noun) needs the key '\(key)'"
    case .noneOf(let keys, let map): "\(map.noun) needs \(choice(of: keys))"
    case .severalOf(let keys, let map): "\(map.noun) has \(both(keys)), of which only one can hold"
    case .wrongType(let what, let wanted, let found, _): "\(what) takes \(wanted), not \(found)"
    case .decimalComma(let whole, let fraction):
      "'\(whole),\(fraction)' is the number \(whole) and a key '\(fraction)'"
    case .notFinite(let what, let text): "\(what) takes a finite number, not \(Quoting.shortened(text))"
    case .outOfRange(let what, let text, let wanted): "\(what) takes \(wanted), not \(Quoting.shortened(text))"
    case .emptyList(let what, _), .emptyMap(let what, _): "\(what) is empty"
    case .tooMany(let what, let count, let limit):
      "\(what) has \(Amounts.count(count)) entries, and at most \(Amounts.count(limit)) are read"
    case .sameThing(let name, let other, let first): "\(quoted(name)) is \(other), as is the key at \(first)"
    case .namedTwice(let what): "\(what) is named twice"
    case .unknownWord(let word, let text): "no \(word.noun) named \(quoted(text))"
    case .unknownChoice(let what, let text, let words, _):
      "\(what) takes \(Quoting.list(words.map { "'\($0)'" } + ["a map"], last: "or")), not \(quoted(text))"
    case .wrongChoice(let what, let words, _, let found):
      "\(what) takes \(Quoting.list(words.map { "'\($0)'" } + ["a map"], last: "or")), not \(found)"
    default: referenceMessage ?? styleMessage ?? screenMessage ?? valueMessage
    }
  }

  /// The messages of names that stand for nothing.
  private var referenceMessage: String? {
    switch self {
    case .unknownWeight(let text): "no weight named \(quoted(text))"
    case .unknownFaceKey(let text): "no weight and slant named \(quoted(text))"
    case .unknownCategory(let text, _): "no content size category named \(quoted(text))"
    case .categoryElsewhere(let category, let platform): "\(platform) has no category '\(category.name)'"
    case .watchCaseElsewhere(let platform): "\(platform) has no watch cases"
    case .unknownTextStyle(let text, let platform): "no text style of \(platform) named \(quoted(text))"
    case .unknownStyle(let text, _), .unknownBase(let text, _, _): "no style of this document named \(quoted(text))"
    case .unknownFamily(let text, _): "no family named \(quoted(text))"
    case .reservedFamily(let name):
      name.isEmpty ? "a family needs a name" : "a family can't be called \(quoted(name)), which is the system font"
    case .unknownPart(let text, _): "no weight has the part \(quoted(text))"
    case .unknownColor(let text, _): "no colour named \(quoted(text))"
    case .standInCycle(let names):
      "the stand-ins go in a circle: \(names.map { quoted($0) }.joined(separator: " → "))"
    default: nil
    }
  }

  /// The messages of styles and roles.
  private var styleMessage: String? {
    switch self {
    case .extendsCycle(let names):
      "styles extend each other in a circle: \((names + names.prefix(1)).map { quoted($0) }.joined(separator: " → "))"
    case .longChain(let name, let limit):
      "the style \(quoted(name)) extends more than \(limit) styles, one after the other"
    case .customWithoutRelative(let name, _, let styles, _) where !Self.nearest(name, styles).isEmpty:
      "no text style named \(quoted(name))"
    case .customWithoutRelative(let name, let platform, _, _):
      "the style \(quoted(name)) is none of \(platform)'s, and doesn't say whose size it takes"
    case .customSystem(let name, let platform): "\(platform) has no style \(quoted(name)) that could be 'system'"
    case .roleWithoutSize(let name): "the role \(quoted(name)) doesn't say whose size it takes"
    case .roleNamedAsStyle(let name): "the role \(quoted(name)) has the name of a style"
    case .unusualRole(let name, _): "the role \(quoted(name)) is none that a screen is known to have"
    case .styleAndExtends: "a role has either 'style' or 'extends', not both"
    case .familyAndFace: "a style has either 'family' or 'face', not both"
    default: nil
    }
  }

  /// The messages of single values.
  private var valueMessage: String {
    switch self {
    case .bareStrategy(let name): "'size' takes a number or a map, not the word '\(name)'"
    case .missingWithoutTable: "'missing' says something only beside 'table'"
    case .tableLacks(let categories, let platform): "the table has no size at \(names(categories)) of \(platform)"
    case .factorsLack(let categories, let platform): "there is no factor at \(names(categories)) of \(platform)"
    case .minimumAboveMaximum(let minimum, let maximum): "'min' is \(minimum), more than 'max', \(maximum)"
    case .defaultAboveMaximum(let size, let maximum): "'default' is \(size), more than 'max', \(maximum)"
    case .sizeAboveMaximum(let name, let style, let size, let maximum):
      "the style \(quoted(name)) takes Apple's \(size) pt of '\(style.rawValue)' at Large, more than its 'max', \(maximum)"
    case .sizeTooLarge(let what, let category, let limit, _):
      "\(what) has a size of more than \(Quoting.number(limit)) pt at \(category.name)"
    case .sizeNotAboveZero(let what, let category, let number, _):
      "\(what) has the size \(number) at \(category.name), and a size is above 0"
    case .inheritedSizes(let what, let base, let categories):
      "the size of \(what) doesn't hold at \(names(categories)), where \(quoted(base)) has another under 'at'"
    case .notAFeature(let text): "no OpenType feature has the tag \(quoted(text))"
    case .unknownPair(let text): "no AAT feature \(quoted(text)) is known"
    case .pairValue(let text, let isOn): "the AAT feature \(quoted(text)) takes \(isOn ? "true or false" : "true")"
    case .notAnAxis(let text): "no variation axis has the tag \(quoted(text))"
    case .notHexadecimal(let text): "\(quoted(text)) is no colour in hexadecimal digits"
    case .noColor(let what): "\(what) has no value"
    case .notALanguage(let text): "\(quoted(text)) is no language tag"
    case .sampleOfOtherLanguage(let text, _): "\(quoted(text)) is none of the document's languages"
    case .longName(let count, let limit):
      "the name has \(Amounts.count(count)) characters, and may have \(Amounts.count(limit))"
    case .emptyStyleName: "a style needs a name"
    case .longSample(let what, let count, let limit):
      "\(what) has \(Amounts.count(count)) characters, and at most \(Amounts.count(limit)) are shown"
    case .noSource(let keys):
      "a source is 'directory', 'file' or 'installed', not \(keys.isEmpty ? "an empty map" : Quoting.list(keys.map { quoted($0) }))"
    case .severalSources(let kinds): "a source is only one of \(Quoting.list(kinds.map { "'\($0)'" }))"
    case .notAKey(let text): "\(quoted(text)) is no key in pairs of hexadecimal digits"
    default: "the document can't be read"
    }
  }

  /// A word of the document in quotes.
  func quoted(_ text: String) -> String { Quoting.quoted(text) }

  private func both(_ keys: [String]) -> String {
    (keys.count == 2 ? "both " : "") + Quoting.list(keys.map { "'\($0)'" })
  }

  private func choice(of keys: [String]) -> String {
    (keys.count == 2 ? "either " : "one of ") + Quoting.list(keys.map { "'\($0)'" }, last: "or")
  }

  private func names(_ categories: [ContentSizeCategory]) -> String { Quoting.list(categories.map(\.name)) }
}
