import DynamicType
import Foundation
import TestSupport
import Testing

/// Swift's compiler, with stand-ins for the modules of Apple's that generated code imports.
final class SwiftToolchain: Sendable {
  /// The stand-ins are built once.
  static let shared = SwiftToolchain()

  /// A folder of the build's own: what a static value makes is not cleared away at the tests' end.
  private let folder: String
  /// What went wrong when the stand-ins were built; empty when nothing did.
  let problem: String

  private init() {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    let sources = parts.dropLast().joined(separator: "/")
    folder = parts.dropLast(3).joined(separator: "/") + "/.build/stand-ins"
    _ = ProcessRun.run("mkdir", ["-p", folder])
    let recorded = Self.write(Self.recorded, "\(folder)/Recorded.swift")
    var problems = ""
    for (module, files) in [
      ("CoreText", ["\(sources)/StandIns/CoreText.swift"]), ("UIKit", ["\(sources)/StandIns/UIKit.swift", recorded]),
      ("SwiftUI", ["\(sources)/StandIns/SwiftUI.swift"]), ("Swash", ["\(sources)/StandIns/Swash.swift"]),
    ] {
      let path = folder
      let run = ProcessRun.run(
        "swiftc",
        ["-parse-as-library", "-wmo", "-swift-version", "6", "-module-name", module, "-I", path, "-emit-module"]
          + ["-emit-module-path", "\(path)/\(module).swiftmodule", "-c", "-o", "\(path)/\(module).o"] + files)
      if run?.status != 0 { problems += run?.output ?? "no swiftc on the PATH" }
    }
    problem = problems
  }

  /// The tables that UIKit's stand-in scales by.
  private static var recorded: String {
    let table = DynamicTypeTable.table(for: .ios)
    let rows = { (value: (TextStyle, ContentSizeCategory) -> Double?) -> String in
      TextStyle.standard.map { style in
        let numbers = ContentSizeCategory.allCases.map { "\(value(style, $0) ?? 0)" }
        return "    \"\(style.rawValue)\": [\(numbers.joined(separator: ", "))],"
      }.joined(separator: "\n")
    }
    return """
      enum Recorded {
        static let sizes: [String: [Double]] = [
      \(rows(table.pointSize))
        ]
        static let leadings: [String: [Double]] = [
      \(rows(table.metricsLeading))
        ]
      }
      """
  }

  /// Writes a file and returns its path.
  private static func write(_ text: String, _ path: String) -> String {
    do {
      try text.write(toFile: path, atomically: false, encoding: .utf8)
    } catch {
      preconditionFailure("cannot write \(path): \(error)")
    }
    return path
  }

  /// What the compiler says of a source file; nothing when it compiles without a warning.
  func check(_ source: String, named name: String) -> String {
    guard problem.isEmpty else { return problem }
    let file = Self.write(source, "\(folder)/\(name).swift")
    let run = ProcessRun.run(
      "swiftc", ["-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", folder, file])
    return run.map { $0.status == 0 ? "" : $0.output + "\n" + source } ?? "no swiftc"
  }

  /// What a source file and a main program print, compiled as for release.
  func run(_ source: String, main: String, modules: [String], named name: String) -> ProcessRun? {
    let folderOfMain = "\(folder)/\(name)"
    _ = ProcessRun.run("mkdir", ["-p", folderOfMain])
    let library = Self.write(source, "\(folderOfMain)/Fonts.swift")
    let mainFile = Self.write(main, "\(folderOfMain)/main.swift")
    let program = "\(folderOfMain)/program"
    let built = ProcessRun.run(
      "swiftc",
      ["-O", "-I", folder, library, mainFile, "-o", program] + modules.map { "\(folder)/\($0).o" })
    guard built?.status == 0 else { return built }
    return ProcessRun.run("env", [program])
  }
}
