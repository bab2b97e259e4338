import DocumentText
import DynamicType
import Testing
import TypeSystem
import Typeface

/// Documents made up from a number, always the same ones, with all that a document can say.
struct DocumentMaker {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func next(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 11) % count
  }

  private mutating func pick<Item>(_ items: [Item]) -> Item { items[next(items.count)] }

  private mutating func maybe<Item>(_ item: (inout DocumentMaker) -> Item) -> Item? { next(3) == 0 ? item(&self) : nil }

  private mutating func size() -> Double { pick([8, 11.5, 17, 20.25, 34, 1.0 / 3, 999.999, 1e-7]) }

  private mutating func weight() -> FontWeight { pick(FontWeight.named + [FontWeight(rawValue: 450) ?? .regular]) }

  private mutating func font() -> FontReference {
    pick([.system, .family("a"), .family("b"), .face("A-Bold"), .named("Fira Sans"), .named("Zilla Slab")])
  }

  private mutating func limits() -> SizeLimits {
    SizeLimits(minimum: maybe { _ in 1e-8 }, maximum: maybe { _ in 1000 })
  }

  /// Limits under which no size of the strategies below is 0 or less, which would be an error.
  private mutating func limitsAboveZero() -> SizeLimits {
    SizeLimits(minimum: 1e-8, maximum: maybe { _ in 1000 })
  }

  private mutating func rounding() -> SizeRounding { pick(SizeRounding.allCases) }

  private mutating func strategy() -> SizeStrategy {
    let categories = ContentSizeCategory.allCases
    switch next(7) {
    case 0: return .metrics(size: pick([8, 11.5, 34, 999.999]))
    case 1:
      return .metrics(
        MetricsSize(
          size: maybe { $0.size() }, relativeTo: maybe { $0.pick(TextStyle.standard) }, rounding: rounding(),
          leadings: pick(Leadings.allCases), limits: limitsAboveZero()))
    case 2:
      return .system(
        SystemSize(
          relativeTo: maybe { $0.pick(TextStyle.standard) }, factor: pick([1, 1.1, 0.5]), offset: pick([0, -2, 1.5]),
          rounding: rounding(), limits: limits()))
    case 3: return .table(SizeTable(Dictionary(uniqueKeysWithValues: categories.map { ($0, size()) })))
    case 4: return .table(SizeTable([pick([.xSmall, .accessibility5]): size(), .large: size()], missing: .nearest))
    case 5:
      let factors: [(ContentSizeCategory, MultipliedSize.Factor)] = categories.map {
        ($0, next(2) == 0 ? .times(size()) : .divided(size()))
      }
      return .multiply(
        MultipliedSize(
          base: size(), by: Dictionary(uniqueKeysWithValues: factors), otherwise: maybe { $0.size() },
          // A product may be immense, which would be an error too.
          rounding: rounding(), limits: SizeLimits(minimum: 1e-8, maximum: 1000)))
    default:
      return next(2) == 0
        ? .fixed(size())
        : .steps(
          SteppedSize(
            base: size(), up: pick([2, 0, 3.5]), down: pick([2, 0, 1]), growsAtAccessibilitySizes: next(2) == 0,
            limits: limitsAboveZero()))
    }
  }

  private mutating func features() -> [FontFeature] {
    let tags: [Typeface.Tag] = ["smcp", "liga", "ss01", "tnum"]
    return tags.filter { _ in next(3) == 0 }.map { FontFeature(tag: $0, value: UInt32(next(3))) }
  }

  private mutating func axes() -> [AxisCoordinate] {
    let tags: [Typeface.Tag] = ["wdth", "opsz", "GRAD"]
    return tags.filter { _ in next(3) == 0 }.map { AxisCoordinate(tag: $0, value: pick([80, -12.5, 0])) }
  }

  private mutating func override() -> StyleOverride {
    StyleOverride(
      font: maybe { $0.font() }, weight: maybe { $0.weight() }, slant: maybe { $0.pick(Slant.allCases) },
      size: maybe { $0.strategy() },
      lineHeight: maybe { $0.pick([.natural, .system, .multiple(1.25), .points(22)]) },
      letterSpacing: maybe { $0.pick([.em(-0.02), .points(0.4), .system]) }, features: features(), axes: axes(),
      letterCase: maybe { $0.pick(LetterCase.allCases) },
      color: maybe { DocumentColor(red: UInt8($0.next(256)), green: 0, blue: 255, alpha: $0.pick([255, 9])) },
      sample: maybe { $0.pick(["Hamburg", "a: b # c", "12"]) })
  }

  private mutating func rule() -> StyleRule {
    let own = override()
    var rule = StyleRule(
      font: own.font, weight: own.weight, slant: own.slant, size: own.size, relativeTo: .body,
      lineHeight: own.lineHeight, letterSpacing: own.letterSpacing, features: own.features, axes: own.axes,
      letterCase: own.letterCase, color: own.color, sample: own.sample)
    for category in ContentSizeCategory.allCases where next(6) == 0 { rule.at[category] = override() }
    return rule
  }

  private mutating func role(_ styles: OrderedMap<StyleName, StyleRule>) -> RoleRule {
    let tint = RoleRule.Tint(current: DocumentColor(red: 1, green: 2, blue: 3))
    switch next(4) {
    case 0: return .system
    case 1: return RoleRule(rule: rule(), update: maybe { $0.pick(RoleRule.Update.allCases) })
    case 2: return RoleRule(update: .fixed, tint: tint)
    default:
      let style = pick(styles.keys)
      let base = styles[style] ?? .system
      // A role's rule is its style's with its own lines over it.
      let start =
        base.isSystem
        ? StyleRule(font: .system, size: .system(), lineHeight: .system, letterSpacing: .system) : base
      return RoleRule(style: style, rule: next(2) == 0 ? base : start.merging(rule()), tint: maybe { _ in tint })
    }
  }

  /// A document.
  mutating func document() -> TypeSystemDocument {
    var document = TypeSystemDocument(name: "Generated \(next(100))", styles: [:])
    document.platform = .ios
    document.languages = pick([["en"], ["de", "en-GB"], ["zh-Hant"]])
    document.families = [
      "a": FontFamily(
        .listed([FaceKey(.regular): "A", FaceKey(weight(), .italic): "A-It"]), boldText: maybe { _ in .heavier },
        cascade: [.family("b"), .system], features: features(), standIn: .family("b")),
      "b": FontFamily(
        .variable(VariableFaces(face: "B", axes: axes())), boldText: maybe { .map([.regular: $0.weight()]) }),
    ]
    document.fallback = pick([FallbackRule(), FallbackRule(font: .family("a"), weight: weight(), size: .same)])
    document.fonts = FontSources(
      sources: [.file(path: "x.ttf", index: maybe { _ in 1 }, cipher: .xor(key: [0, 255, 7])), .installed],
      onFileError: pick(FontSources.FilePolicy.allCases), onMissingFace: pick(FontSources.FacePolicy.allCases),
      onDuplicate: pick(DuplicatePolicy.allCases))
    for style in TextStyle.standard where next(2) == 0 {
      document.styles[.apple(style)] = next(5) == 0 ? .system : rule()
    }
    for name in ["price", "headline 2"] { document.styles[.custom(name)] = rule() }
    document.undefinedStyles = pick([.system, .body])
    document.updates = pick(UpdatePolicy.allCases)
    for name in ["button", "label", "sidebar"] { document.roles[name] = role(document.styles) }
    document.colors = ["accent": DocumentColor(red: 10, green: 11, blue: 12, alpha: 13)]
    document.findings = ["shrinks": pick(FindingLevel.allCases), "standIn": .off]
    document.samples = [document.languages[0]: SampleTexts(byStyle: [.apple(.body): "x", .custom("price"): "1"])]
    document.screens = ["first", "2"].filter { _ in next(3) > 0 }.map {
      var tree = screen(document)
      tree.root.direction = maybe { $0.pick(ScreenNode.Direction.allCases) }
      return MockScreen(name: $0, tree)
    }
    return document
  }

  // MARK: Screens

  private mutating func text(_ kind: ScreenNode.Kind, _ name: String?, _ document: TypeSystemDocument) -> ScreenTree {
    var node = ScreenNode(
      kind, name: name, text: maybe { $0.pick(["", "a: b # c", "12", "Save a little\neach week"]) })
    let names = document.styles.keys + document.roles.filter { $0.value.rule != nil }.map { .role($0.key) }
    node.style = maybe { $0.pick(names) }
    node.isListed = next(2) == 0
    node.height = maybe { $0.size() }
    node.width = maybe { $0.size() }
    if kind == .label || kind == .textView {
      node.maximumLines = maybe { $0.next(5) }
      node.truncation = pick(ScreenNode.Truncation.allCases)
    } else if kind == .textField {
      node.hasFont = next(2) == 0
    }
    return ScreenTree(node)
  }

  private mutating func view(_ name: String?, _ document: TypeSystemDocument, levels: Int) -> ScreenTree {
    switch next(levels > 0 ? 8 : 5) {
    case 0: return text(.label, name, document)
    case 1: return text(pick([.textField, .textView, .button]), name, document)
    case 2: return text(.label, name, document)
    case 3:
      var pages = ScreenNode(.pageControl, name: name)
      (pages.pages, pages.current) = (4, next(4))
      return ScreenTree(pages)
    case 4:
      var image = ScreenNode(.image, name: name)
      image.width = maybe { $0.size() }
      return ScreenTree(image)
    default:
      var node = ScreenNode(pick([.view, .stack]), name: name)
      if node.kind == .stack {
        (node.axis, node.stacksAtAccessibilitySizes) = (pick(ScreenNode.Axis.allCases), next(2) == 0)
        node.spacing = maybe { $0.pick([0, 8, 12.5]) }
      }
      return ScreenTree(
        node,
        (0...next(3)).map { number in
          view(maybe { _ in "n\(number)" }, document, levels: levels - 1)
        })
    }
  }

  private mutating func cell(_ kind: ScreenNode.Kind, _ document: TypeSystemDocument) -> ScreenTree {
    var cell = ScreenNode(kind)
    (cell.isMadeLater, cell.stacksAtAccessibilitySizes) = (next(2) == 0, next(2) == 0)
    return ScreenTree(cell, [view(nil, document, levels: 2)])
  }

  private mutating func screen(_ document: TypeSystemDocument) -> ScreenTree {
    var screen = ScreenNode(.screen, name: maybe { _ in "second" })
    (screen.isLoaded, screen.listens, screen.isShowing) = (next(2) == 0, next(2) == 0, maybe { $0.next(2) == 0 })
    let table = ScreenTree(ScreenNode(.tableScreen), (0...next(3)).map { _ in cell(.tableCell, document) })
    let grid = ScreenTree(ScreenNode(.collectionScreen), [cell(.collectionCell, document)])
    var tabBar = ScreenNode(.tabBar)
    (tabBar.items, tabBar.current) = (["One", "2"], next(2))
    let bar = ScreenTree(ScreenNode(.navigationBar, text: "Goals"), [ScreenTree(ScreenNode(.barButton, text: "Add"))])
    let nav = ScreenTree(ScreenNode(.navigationController), [bar, table])
    return ScreenTree(
      ScreenNode(.tabBarController),
      [
        ScreenTree(tabBar), nav,
        ScreenTree(screen, [view(nil, document, levels: 6), ScreenTree(ScreenNode(.toolbar))]),
        ScreenTree(ScreenNode(.presented), [grid]),
      ])
  }
}

struct GeneratedDocumentTests {
  @Test("Documents with all that one can say read back equal", arguments: 1...80)
  func roundTrip(seed: Int) {
    var maker = DocumentMaker(seed: UInt64(seed))
    let document = maker.document()
    let text = DocumentWriter.text(of: document, isCommented: seed.isMultiple(of: 2))
    let reading = DocumentReader.read(Array(text.utf8), name: "generated.yaml")
    #expect(reading.errors.map { "\($0.line): \($0.message)" } == [])
    let isSame = reading.document == DocumentWriter.writable(document)
    #expect(isSame)
    if let read = reading.document { #expect(DocumentWriter.text(of: read) == DocumentWriter.text(of: document)) }
  }
}
