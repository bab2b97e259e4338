internal import DocumentText
internal import Interchange
internal import TypeSystem

/// Takes a file that is to be imported, as each kind that it can be read as.
enum ImportTarget {
  private enum Kind: CaseIterable {
    case scaledFonts, information, tokens
  }

  static func run(_ bytes: [UInt8]) -> FuzzTarget.Outcome {
    var outcomes: [FuzzTarget.Outcome] = []
    for isJSON in [true, false] {
      do throws(InterchangeError) {
        let value = try isJSON ? JSONReader.value(bytes) : PropertyListReader.value(bytes)
        for kind in Kind.allCases { outcomes.append(document(value, kind)) }
      } catch {
        outcomes.append(.refused(error.description))
      }
    }
    let taken = outcomes.first { outcome in
      if case .taken = outcome { true } else { false }
    }
    return taken ?? outcomes[0]
  }

  private static func document(_ value: InterchangeValue, _ kind: Kind) -> FuzzTarget.Outcome {
    do throws(InterchangeError) {
      let imported = try make(value, kind).withinLimits()
      for note in imported.notes { _ = note.description }
      DocumentTarget.readBack(imported.document)
      return .taken("\(imported.document.styles.count) styles")
    } catch {
      return .refused(error.description)
    }
  }

  private static func make(_ value: InterchangeValue, _ kind: Kind) throws(InterchangeError) -> ImportedDocument {
    switch kind {
    case .scaledFonts: try Importer.scaledFontPlist(value, name: "fuzz")
    case .information: try Importer.infoPlist(value, name: "fuzz")
    case .tokens: try Importer.designTokens(value, name: "fuzz")
    }
  }
}
