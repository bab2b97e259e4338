import Foundation
import TestSupport

/// The command with two documents, each with a folder of test faces of its own, and a matrix beside them.
struct ScaleCommand {
  let command = DocumentCommand()

  init() {
    for name in ["a", "b"] {
      command.folder(name)
      for file in ["SpecimenSans-Bold.otf", "SpecimenSans-Light.ttf"] {
        let bytes = command.scratch.bytes(of: "\(TestFaces.folder)/\(file)")
        _ = command.scratch.write(bytes, as: "\(name)/\(file)")
      }
      write(document(name), as: "\(name)/type.yaml")
    }
    write(matrix(), as: "matrix.yaml")
  }

  func document(_ name: String) -> String {
    """
    format: 1
    name: \(name)
    fonts: { sources: [{ directory: . }] }
    families: { sans: { family: Specimen Sans } }
    styles: { body: { family: sans, weight: light }, headline: { family: sans, weight: bold } }

    """
  }

  func matrix(_ more: String = "", options: String = "") -> String {
    """
    documents: ["?/type.yaml"]
    themes: [light, dark]
    options: { categories: "large,AX1"\(options) }
    \(more)

    """
  }

  func write(_ text: String, as name: String) { _ = command.scratch.write(Array(text.utf8), as: name) }

  func run(_ arguments: [String], variables: [String: String] = [:]) -> CommandRun {
    CommandRun(arguments + ["--default-fonts", command.defaults], variables: variables)
  }

  /// The jobs that a plan of the matrix has, by their ids.
  func plan(_ more: [String] = [], variables: [String: String] = [:]) -> [String: [String: Any]] {
    let run = run(
      ["plan", command.path("matrix.yaml"), "--out", command.path("work.jsonl")] + more, variables: variables)
    guard run.exitCode == 0 else { return ["\(run.standardError)": [:]] }
    var jobs: [String: [String: Any]] = [:]
    for line in command.scratch.read("work.jsonl").split(separator: 0x0A) {
      guard let job = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any] else { continue }
      jobs[job["id"] as? String ?? ""] = job
    }
    return jobs
  }

  /// The key of each job.
  func keys(_ more: [String] = [], variables: [String: String] = [:]) -> [String: String] {
    plan(more, variables: variables).mapValues { $0["key"] as? String ?? "" }
  }

  /// Draws a shard of the planned list.
  func shard(_ shard: String, _ more: [String] = [], variables: [String: String] = [:]) -> CommandRun {
    run(
      ["run", "--worklist", command.path("work.jsonl"), "--out", command.path("out")]
        + (shard.isEmpty ? [] : ["--shard", shard]) + more, variables: variables)
  }

  /// The names in a folder of the results, sorted.
  func names(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: command.path("out/\(folder)"))) ?? []).sorted()
  }
}

extension ScratchFolder {
  /// The bytes of any file.
  func bytes(of path: String) -> [UInt8] { FileManager.default.contents(atPath: path).map(Array.init) ?? [] }
}
