public import Drawing
public import DynamicType
public import Languages
public import Page
public import Screens
public import Sheet
internal import TextLayout
public import TypeSystem
public import Typeface

/// A type system's mock screens, built at one category and carried to others, ready to be drawn in any format.
///
/// It belongs to one worker, as its font library does.
public struct SpecimenScreens {
  /// Faces and sizes of every style.
  public let system: ResolvedTypeSystem
  /// How the screens were built, changed and laid out.
  public let options: Options
  /// How changes reached the screens.
  public let policy: UpdatePolicy
  /// Each screen over the categories, smallest first, in the order asked for.
  public let laidOut: [[LaidOutScreen]]
  /// What the change to ``Options/traced`` visited, screen by screen.
  public let traces: [ScreenTrace]
  /// The paths of what is not drawn because it isn't loaded.
  public let unloadedPaths: Set<String>
  /// The theme that pictures are drawn in.
  public var theme = Theme.light
  private let fonts: FontLibrary
  private let shaper: TextShaper

  /// How mock screens are built, changed and laid out.
  public struct Options: Hashable, Sendable {
    /// The category that screens are built at.
    public var from = ContentSizeCategory.default
    /// The categories that they are carried to, each from ``from`` on; nil is every one of the platform.
    public var categories: [ContentSizeCategory]?
    /// The category whose change is traced; nil is the largest of them.
    public var traced: ContentSizeCategory?
    /// The device's width in points, 1 to 2,000.
    public var width = 375.0
    /// How changes reach the screens; nil is what the document says.
    public var policy: UpdatePolicy?
    /// Whether the person has Bold Text switched on.
    public var boldText = false
    /// Whether a text without a style is an error where an update would set it in body.
    public var isStrict = false

    /// Screens of 375 pt, built at Large and carried to every category as the document says.
    public init() {}
  }

  /// Works a document out against the fonts, and builds, changes and lays out its screens.
  ///
  /// `screens` are names of ``screens(of:)``; nil is all of them. `breaker` says where lines may end.
  /// - Throws: ``SpecimenError`` when a font is missing, no screen has a name, or a screen can't be built or laid out.
  public init(
    _ document: TypeSystemDocument, fonts: FontLibrary, screens: [String]? = nil, options: Options = Options(),
    missingFace: FontSources.FacePolicy? = nil, breaker: LineBreaker
  ) throws(SpecimenError) {
    let chosen = try Self.choose(screens, from: Self.screens(of: document))
    self.fonts = fonts
    self.options = options
    policy = options.policy ?? document.updates
    shaper = TextShaper(library: fonts)
    do throws(ResolutionError) {
      system = try Resolver(library: fonts, missingFace: missingFace, boldText: options.boldText).resolve(document)
    } catch { throw .resolution(error) }
    let layouter = ScreenLayouter(system, shaper, breaker: breaker)
    var laidOut: [[LaidOutScreen]] = []
    var traces: [ScreenTrace] = []
    var unloaded: Set<String> = []
    for screen in chosen {
      let plan: ScreenPlan
      do throws(ScreenError) {
        plan = try ScreenPlan(screen, in: system, fonts: fonts, policy: policy, isStrict: options.isStrict)
      } catch { throw .screen(error) }
      let built = plan.build(at: options.from)
      let categories = options.categories ?? system.categories
      do throws(SheetError) {
        var columns: [LaidOutScreen] = []
        for category in categories {
          var state = built
          if category != options.from { _ = plan.change(&state, to: category) }
          columns.append(try layouter.layOut(state, width: options.width))
        }
        laidOut.append(columns)
      } catch { throw .sheet(error) }
      if let traced = options.traced ?? categories.max() { traces.append(plan.trace(from: built, to: traced)) }
      unloaded.formUnion(built.unloadedPaths)
    }
    self.laidOut = laidOut
    self.traces = traces
    unloadedPaths = unloaded
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
  /// The screens as one PDF, a page a screen.
  public func pdf(_ options: PDFOptions = PDFOptions()) throws(SpecimenError) -> DrawnFile {
    let pages = try layOut(laidOut).pages.map(\.frame)
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
    let sheet = ScreensSheet(system, from: self.options.from)
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

  private func frame(_ page: Int) throws(SpecimenError) -> Frame { try layOut([laidOut[page - 1]]).frame }

  private func layOut(_ screens: [[LaidOutScreen]]) throws(SpecimenError) -> LaidOutSheet {
    let sheet = ScreensSheet(
      system, from: options.from, theme: theme, colophon: Colophon(renderers: SpecimenSheet.renderers))
    do { return try sheet.layOut(screens, with: shaper) } catch { throw .sheet(error) }
  }
}

extension ScreenPlan {
  /// What a change of a built screen visits.
  fileprivate func trace(from built: ScreenState, to category: ContentSizeCategory) -> ScreenTrace {
    var state = built
    let visits = change(&state, to: category)
    return ScreenTrace(screen: screen.name, policy: policy, old: built.category, new: category, visits: visits)
  }
}

extension ScreenState {
  /// The paths of the screens whose views aren't loaded.
  fileprivate var unloadedPaths: [String] {
    zip(nodes, screen.tree.elements).filter { !$0.1.node.isLoaded }.map(\.0.path)
  }
}
