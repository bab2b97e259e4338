internal import DynamicType
internal import TypeSystem
internal import Typeface

/// Writes the files of a type system's fonts as the entries of `UIAppFonts` in an Info.plist.
struct PropertyListWriter {
  let plan: DesignPlan
  let families: [FamilyPlan]
  let origin: String

  /// The property list.
  var text: String {
    var source = SourceLines(unit: "\t")
    source.add("<?xml version=\"1.0\" encoding=\"UTF-8\"?><!-- \(XMLText.comment(origin)) -->")
    source.add(
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">")
    let (files, missing) = files
    source.block("<plist version=\"1.0\">", "</plist>") { source in
      source.block("<dict>", "</dict>") { source in
        source.add("<key>UIAppFonts</key>")
        guard !files.isEmpty || !missing.isEmpty else {
          source.add("<array/>")
          return
        }
        source.block("<array>", "</array>") { source in
          for file in files { source.add("<string>\(XMLText.content(file))</string>") }
          for name in missing {
            source.add("<!-- no file among the fonts has the face \(XMLText.comment(name)) -->")
          }
        }
      }
    }
    return source.text
  }

  /// The files' names, sorted, each once, and the faces that no file has.
  private var files: (found: [String], missing: [String]) {
    var found: Set<String> = []
    var missing: [String] = []
    for source in plan.document.fonts.sources {
      if case .file(let path, _, _) = source { found.insert(Self.fileName(path)) }
    }
    for name in families.flatMap(\.cases).map(\.postScriptName) + looseFaces {
      if let match = plan.fonts?.match(name), match.by == .postScriptName || match.by == .instanceName {
        found.insert(match.face.fileName)
      } else if plan.fonts != nil || found.isEmpty, !missing.contains(name) {
        missing.append(name)
      }
    }
    return (found.filter { !$0.isEmpty }.sorted(), missing)
  }

  /// The faces that styles name, and that are in no family.
  private var looseFaces: [String] {
    let cells = (plan.styles + plan.roles).flatMap { [$0.base] + $0.exceptions.map(\.cell) }
    let listed = Set(plan.families.flatMap(\.cases).map(\.postScriptName))
    return cells.compactMap(\.face.postScriptName).filter { !listed.contains($0) }
  }

  private static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }
}
