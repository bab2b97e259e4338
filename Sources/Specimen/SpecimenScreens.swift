public import Drawing
public import DynamicType
public import Languages
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
  /// How changes reached the screens.
  public let policy: UpdatePolicy
  /// The category that the screens were built at.
  public let from: ContentSizeCategory
  /// Each screen over the categories, in the order asked for.
  public let laidOut: [[LaidOutScreen]]
  /// What the change to the last of the categories visited, a text for each screen.
  public let traces: [String]
  private let fonts: FontLibrary
  private let shaper: TextShaper

  /// How mock screens are built, changed and laid out.
  public struct Options: Hashable, Sendable {
    /// The category that screens are built at.
    public var from = ContentSizeCategory.default
    /// The categories that they are carried to, each from ``from`` on; nil is every one of the platform.
    public var categories: [ContentSizeCategory]?
    /// The device's width in points, 1 to 2,000.
    public var width = 375.0
    /// How changes reach the screens; nil is what the document says.
    public var policy: UpdatePolicy?
    /// Whether the person has Bold Text switched on.
    public var boldText = false

    /// Screens of 375 pt, built at Large and carried to every category as the document says.
    public init() {}
  }

  /// Works a document out against the fonts, and builds, changes and lays out its screens.
  ///
  /// `screens` are names of the document's screens; nil is all of them, and those of ``MockScreen/builtIn(for:)`` where it
  /// has none. `breaker` says where lines may end.
  /// - Throws: ``SpecimenError`` when a font is missing, no screen has a name, or a screen can't be built or laid out.
  public init(
    _ document: TypeSystemDocument, fonts: FontLibrary, screens: [String]? = nil, options: Options = Options(),
    missingFace: FontSources.FacePolicy? = nil, breaker: LineBreaker
  ) throws(SpecimenError) {
    let chosen = try Self.choose(screens, from: document.mockScreens)
    self.fonts = fonts
    from = options.from
    policy = options.policy ?? document.updates
    shaper = TextShaper(library: fonts)
    do throws(ResolutionError) {
      system = try Resolver(library: fonts, missingFace: missingFace, boldText: options.boldText).resolve(document)
    } catch { throw .resolution(error) }
    let layouter = ScreenLayouter(system, shaper, breaker: breaker)
    var laidOut: [[LaidOutScreen]] = []
    var traces: [String] = []
    for screen in chosen {
      let plan: ScreenPlan
      do throws(ScreenError) {
        plan = try ScreenPlan(screen, in: system, fonts: fonts, policy: policy)
      } catch { throw .screen(error) }
      var columns: [LaidOutScreen] = []
      var trace = ""
      for category in options.categories ?? system.categories {
        var state = plan.build(at: from)
        let visits = category == from ? [] : plan.change(&state, to: category)
        trace = ""
        do throws(SheetError) { columns.append(try layouter.layOut(state, width: options.width)) } catch {
          throw .sheet(error)
        }
        _ = visits
      }
      laidOut.append(columns)
      traces.append(trace)
    }
    self.laidOut = laidOut
    self.traces = traces
  }
}
