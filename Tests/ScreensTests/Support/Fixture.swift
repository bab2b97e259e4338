import DocumentText
import DynamicType
import Foundation
import Screens
import TestSupport
import Testing
import TypeSystem
import Typeface

/// Systems over the test faces: Clifton's, with Sans for Museo Sans and Serif for Museo Slab, and the documents of specimens/.
struct Fixture {
  let fonts = TestFaces.library(
    "SpecimenSerif-Light.ttf", "SpecimenSerif-Medium.ttf", "SpecimenSans-Light.ttf", "SpecimenSans-Regular.otf",
    "SpecimenSans-Bold.otf", "SpecimenFlex[opsz,wght].ttf")
  let system: ResolvedTypeSystem

  init(_ document: TypeSystemDocument = Fixture.clifton()) throws {
    var document = document
    document.systemStandIn = "Specimen Flex"
    system = try Resolver(library: fonts, missingFace: .fallback).resolve(document)
  }

  /// A document of the checkout; its own faces are not among the fonts here, so that traces name what it asks for.
  init(specimen name: String) throws {
    let path = "\(TestFaces.folder.dropLast("/Fonts/test".count))/specimens/\(name)/\(name).yaml"
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    try self.init(DocumentReader.document(bytes, name: path).document)
  }

  /// Clifton's system: body and callout in Serif, all else in Sans, Apple's sizes, and his roles.
  static func clifton(_ change: (inout TypeSystemDocument) -> Void = { _ in }) -> TypeSystemDocument {
    let sans = StyleRule(font: .face("SpecimenSans-Bold"), size: .system())
    let serif = StyleRule(font: .face("SpecimenSerif-Medium"), size: .system())
    let fixed = StyleRule(font: .face("SpecimenSerif-Medium"), size: .fixed(17))
    var button = fixed
    button.features = [FontFeature(tag: "smcp")]
    var document = TypeSystemDocument(
      name: "Clifton", styles: [.title1: sans, .headline: sans, .body: serif, .callout: serif, .footnote: serif],
      roles: [
        "navigationTitle": RoleRule(style: .headline, rule: sans, update: .restyle),
        "navigationItem": RoleRule(rule: fixed, update: .fixed),
        "button": RoleRule(rule: button, update: .features), "tabBarItem": .system,
      ], updates: .appearanceManager)
    change(&document)
    return document
  }

  func plan(_ screen: MockScreen, _ policy: UpdatePolicy? = nil, isStrict: Bool = false) throws -> ScreenPlan {
    try ScreenPlan(screen, in: system, fonts: fonts, policy: policy, isStrict: isStrict)
  }

  /// The lines of a change's trace without its head.
  func lines(
    _ screen: MockScreen, _ policy: UpdatePolicy? = nil, _ old: ContentSizeCategory = .large,
    _ new: ContentSizeCategory = .accessibility5
  ) throws -> [String] {
    let plan = try plan(screen, policy)
    var state = plan.build(at: old)
    return plan.change(&state, to: new).map(\.description)
  }

  /// A change's state, by path.
  func changed(
    _ screen: MockScreen, _ policy: UpdatePolicy? = nil, to new: ContentSizeCategory = .accessibility5
  ) throws -> StatesByPath {
    let plan = try plan(screen, policy)
    var state = plan.build(at: .large)
    _ = plan.change(&state, to: new)
    return StatesByPath(state)
  }
}

/// What a state says of single paths.
struct StatesByPath {
  let state: ScreenState

  init(_ state: ScreenState) { self.state = state }

  subscript(path: String) -> NodeState? { state.nodes.first { $0.path == path } }

  func size(_ path: String) -> Double? { self[path]?.font?.pointSize }

  func face(_ path: String) -> String? { self[path]?.font?.face?.postScriptName }

  func standing(_ path: String) -> NodeState.Standing? { self[path]?.standing }

  /// The tags of the features that a text is set with.
  func features(_ path: String) -> [Typeface.Tag] { self[path]?.font?.features.map(\.tag) ?? [] }
}
