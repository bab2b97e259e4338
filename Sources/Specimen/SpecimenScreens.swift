public import Drawing
public import DynamicType
public import Languages
public import Page
public import Screens
public import Sheet
public import TextLayout
public import TypeSystem
public import Typeface

/// A type system's mock screens, built at one category and carried to others, ready to be drawn in any format.
///
/// It belongs to one worker, as its font library does.
public struct SpecimenScreens {
  /// Faces and sizes of every style.
  public let system: ResolvedTypeSystem
  /// How the screens were built, changed, laid out and are drawn.
  public let options: Options
  /// How changes reached the screens.
  public let policy: UpdatePolicy
  /// Each screen over the categories, smallest first, in the order asked for; none where there was no line breaker.
  public let laidOut: [[LaidOutScreen]]
  /// What the change to ``Options/traced`` visited, screen by screen.
  public let traces: [ScreenTrace]
  /// What the screens' texts are set in, and which characters these fonts lack.
  package let notices: CellNotices
  /// The library that the faces are of.
  package let fonts: FontLibrary
  private let shaper: TextShaper

  /// How mock screens are built, changed, laid out and drawn.
  public struct Options: Hashable, Sendable {
    /// The category that screens are built at.
    public var from = ContentSizeCategory.default
    /// The categories that they are carried to, each from ``from`` on; nil is every one of the platform.
    public var categories: [ContentSizeCategory]?
    /// The category whose change is traced; nil is the largest of them.
    public var traced: ContentSizeCategory?
    /// The device's width in points, 64 to 2,000.
    public var width = 375.0
    /// How changes reach the screens; nil is what the document says.
    public var policy: UpdatePolicy?
    /// Whether the person has Bold Text switched on.
    public var boldText = false
    /// Whether a text without a style is an error where an update would set it in body.
    public var isStrict = false
    /// The theme that pictures are drawn in; a page has its own.
    public var theme = Theme.light
    /// The longest side that a page may have, in points; 14,400, the longest of a PDF page, unless told.
    public var maximumSide = SheetOptions.longestPage
    /// How long a text may be that is set as one line.
    public var textLimits = TextLimits()

    /// Screens of 375 pt, built at Large, carried to every category as the document says, and drawn light.
    public init() {}
  }

  /// Works a document out against the fonts, and builds, changes and lays out its screens.
  ///
  /// `screens` are names of ``screens(of:)``; nil is all of them. `breaker` says where lines may end; nil lays nothing out
  /// and gives the traces alone.
  /// - Throws: ``SpecimenError`` when a font is missing, no screen has a name, a screen can't be built or laid out, or there
  ///   is no screen or no category.
  public init(
    _ document: TypeSystemDocument, fonts: FontLibrary, screens: [String]? = nil, options: Options = Options(),
    missingFace: FontSources.FacePolicy? = nil, breaker: LineBreaker?
  ) throws(SpecimenError) {
    let chosen = try Self.choose(screens, from: Self.screens(of: document))
    self.fonts = fonts
    self.options = options
    policy = options.policy ?? document.updates
    let shaper = TextShaper(library: fonts, limits: options.textLimits)
    let system = try Resolver(library: fonts, missingFace: missingFace, boldText: options.boldText).system(of: document)
    let categories = options.categories.map { Set($0).sorted() } ?? system.categories
    guard !chosen.isEmpty, let last = options.traced ?? categories.last else { throw .sheet(.empty) }
    let layouter = breaker.map { ScreenLayouter(system, shaper, breaker: $0) }
    var laidOut: [[LaidOutScreen]] = []
    var traces: [ScreenTrace] = []
    var traced: [ScreenState] = []
    for screen in chosen {
      let plan: ScreenPlan
      do throws(ScreenError) {
        plan = try ScreenPlan(screen, in: system, fonts: fonts, policy: policy, isStrict: options.isStrict)
      } catch { throw .screen(error) }
      let built = plan.build(at: options.from)
      if let layouter { laidOut.append(try plan.layOut(built, categories, layouter, options)) }
      var state = built
      traces.append(plan.trace(&state, to: last))
      traced.append(state)
    }
    (self.system, self.shaper, self.laidOut, self.traces) = (system, shaper, laidOut, traces)
    notices = layouter == nil ? CellNotices(traced) : CellNotices(laidOut)
  }

  /// The screens of a document; those that come with this library where it has none.
  public static func screens(of document: TypeSystemDocument) -> [MockScreen] {
    document.screens.isEmpty ? MockScreen.builtIn(for: document) : document.screens
  }

  /// The screens of some names, in the order of the names, each once.
  private static func choose(
    _ names: [String]?, from screens: [MockScreen]
  ) throws(SpecimenError) -> [MockScreen] {
    guard let names else { return screens }
    var chosen: [MockScreen] = []
    for name in names where !chosen.contains(where: { $0.name == name }) {
      guard let screen = screens.first(where: { $0.name == name }) else {
        throw .noSuchScreen(name, known: screens.map(\.name))
      }
      chosen.append(screen)
    }
    return chosen
  }
}

extension SpecimenScreens {
  /// The text styles that the screens ask for and the document doesn't define, where another of its styles stands for them.
  ///
  /// So it is in a document whose undefined styles are body, and, on the screens that come with this library, in one whose
  /// undefined styles are errors; elsewhere there are none.
  package var undefinedStyles: [StyleName] {
    let document = system.document
    let wanted: [StyleName?]
    switch document.undefinedStyles {
    case .system: return []
    case .body: wanted = laidOut.joined().flatMap { $0.parts.map(\.style) }
    case .error:
      guard document.screens.isEmpty else { return [] }
      var open = document
      open.undefinedStyles = .system
      let names = Set(traces.map(\.screen)).subtracting(["styles"])
      wanted = Self.screens(of: open).filter { names.contains($0.name) }.flatMap { $0.tree.elements.map(\.node.style) }
    }
    var seen: Set<StyleName> = []
    return wanted.compactMap(\.self).filter {
      !$0.isRole && document.rule(of: $0) == nil && seen.insert($0).inserted
    }
  }
}

extension SpecimenScreens {
  /// The screens as one PDF, a page a screen.
  public func pdf(_ options: PDFOptions = PDFOptions()) throws(SpecimenError) -> DrawnFile {
    let pages = try frames()
    do { return try PDFDrawing.draw(pages: pages, fonts: fonts, options: options) } catch { throw .drawing(error) }
  }

  /// One screen as a PDF of its own; screens count from 1.
  public func pdf(_ options: PDFOptions = PDFOptions(), page: Int) throws(SpecimenError) -> DrawnFile {
    let frame = try frame(page)
    do { return try PDFDrawing.draw(frame, fonts: fonts, options: options) } catch { throw .drawing(error) }
  }

  /// One screen as a PNG; screens count from 1.
  public func png(_ options: PNGOptions = PNGOptions(), page: Int = 1) throws(SpecimenError) -> DrawnFile {
    let frame = try frame(page)
    do { return try PNGDrawing.draw(frame, fonts: fonts, options: options) } catch { throw .drawing(error) }
  }

  /// One screen as an SVG; screens count from 1.
  public func svg(_ options: SVGOptions = SVGOptions(), page: Int = 1) throws(SpecimenError) -> DrawnFile {
    let frame = try frame(page)
    do { return try SVGDrawing.draw(frame, fonts: fonts, options: options) } catch { throw .drawing(error) }
  }

  /// The screens as one HTML page that loads nothing and runs no script; it follows its reader's theme unless told.
  public func html(_ options: PageOptions = PageOptions()) throws(SpecimenError) -> DrawnFile {
    guard !laidOut.isEmpty else { throw .sheet(.empty) }
    let sheet = ScreensSheet(system, from: self.options.from, maximumSide: self.options.maximumSide)
    var pages: [ScreensPage.Screen] = []
    for (index, screens) in laidOut.enumerated() {
      var columns: [ScreensPage.Column] = []
      for screen in screens {
        do throws(SheetError) {
          columns.append(ScreensPage.Column(screen, picture: try sheet.picture(of: screen, with: shaper)))
        } catch { throw .sheet(error) }
      }
      pages.append(ScreensPage.Screen(columns: columns, trace: index < traces.count ? traces[index] : nil))
    }
    let page = ScreensPage(
      system.document.name, pages, from: self.options.from, fonts: fonts,
      defaultCategory: system.document.defaultCategory, theme: options.theme)
    do throws(DrawingError) { return try page.draw() } catch { throw .drawing(error) }
  }

  /// A page a screen, laid out.
  package func frames() throws(SpecimenError) -> [Frame] { try layOut(laidOut).pages.map(\.frame) }

  private func frame(_ page: Int) throws(SpecimenError) -> Frame {
    guard laidOut.indices.contains(page - 1) else { throw .sheet(.empty) }
    return try layOut([laidOut[page - 1]]).frame
  }

  private func layOut(_ screens: [[LaidOutScreen]]) throws(SpecimenError) -> LaidOutSheet {
    let sheet = ScreensSheet(
      system, from: options.from, theme: options.theme, colophon: Colophon(renderers: SpecimenSheet.renderers),
      maximumSide: options.maximumSide)
    do { return try sheet.layOut(screens, with: shaper) } catch { throw .sheet(error) }
  }
}

extension ScreenPlan {
  /// A built screen at each of some categories, laid out.
  fileprivate func layOut(
    _ built: ScreenState, _ categories: [ContentSizeCategory], _ layouter: ScreenLayouter,
    _ options: SpecimenScreens.Options
  ) throws(SpecimenError) -> [LaidOutScreen] {
    var columns: [LaidOutScreen] = []
    for category in categories {
      var state = built
      if category != options.from { _ = change(&state, to: category) }
      do throws(SheetError) { columns.append(try layouter.layOut(state, width: options.width)) } catch {
        throw .sheet(error)
      }
    }
    return columns
  }

  /// What a change of a screen visits.
  fileprivate func trace(_ state: inout ScreenState, to category: ContentSizeCategory) -> ScreenTrace {
    let old = state.category
    let visits = change(&state, to: category)
    return ScreenTrace(screen: screen.name, policy: policy, old: old, new: category, visits: visits)
  }
}
