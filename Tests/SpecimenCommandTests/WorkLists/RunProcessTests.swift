import Foundation
import TestSupport
import Testing

@Suite("Shards in processes of their own")
struct RunProcessTests {
  private let scale = ScaleCommand()
  private let tools = ScratchFolder()

  /// Runs a script in the folder of the matrix, in which `$0` is the program and `$D` the option of the default fonts.
  @discardableResult
  private func shell(_ script: String, _ more: String...) throws -> ProcessRun {
    try #require(
      ProcessRun.run(
        "sh",
        ["-c", "cd '\(scale.command.scratch.path)'; D='--default-fonts default'; \(script)", ProcessTests.binary] + more
      ))
  }

  @Test("A shard that is run twice at once makes each sheet once, and leaves nothing else")
  func twice() throws {
    let run = try shell(
      """
      "$0" plan matrix.yaml --out work.jsonl --quiet $D || exit
      for n in 1 2 3 4; do "$0" run --worklist work.jsonl --shard 0/1 --out out --quiet $D & done; wait
      "$0" merge out; ls -A out/obj | wc -l; grep -h made out/runs/* | wc -l
      """)
    #expect(
      run.output.hasPrefix("4 jobs: 4 made, 0 cached, 0 failed, 0 lost\n1 of 1 shards, 4 attempts\n"), "\(run.output)")
    #expect(run.output.split(separator: "\n").suffix(2).map { Int($0.filter { $0 != " " }) } == [4, 4])
  }

  @Test(
    "A font that ends its process fails its own sheets, and never is one made without it",
    .enabled(if: FaultLibrary.canBeMade), arguments: ["segv", "exit"])
  func hostile(_ kind: String) throws {
    let library = try #require(FaultLibrary.make(in: tools))
    // The other document does without the face that is at fault.
    scale.write(
      scale.document("b").replacingOccurrences(of: ", headline: { family: sans, weight: bold }", with: ""),
      as: "b/type.yaml")
    let run = try shell(
      """
      "$0" plan matrix.yaml --out work.jsonl --quiet $D || exit
      FAULT_FACE='Specimen Sans Bold' FAULT_KIND=\(kind) LD_PRELOAD="$1" "$0" run --worklist work.jsonl --shard 0/1 \
      --out out --quiet $D 2>&1; echo "code $?"; "$0" merge out; "$0" run --worklist work.jsonl --shard 0/1 --out out $D
      """, library)
    let error = "the font 'a/./SpecimenSans-Bold.otf' ends the process that reads it"
    for theme in ["dark", "light"] {
      #expect(run.output.contains("error: a-type_\(theme)_pdf: \(error)\n"), "\(run.output)")
    }
    #expect(run.output.contains("code 2\n4 jobs: 2 made, 0 cached, 2 failed, 0 lost\n"), "\(run.output)")
    #expect(run.output.hasSuffix("note: shard 0 of 1: 2 made, 2 cached, 0 failed\n"), "\(run.output)")
  }

  @Test("A disk without room is worth another try, and leaves nothing", .enabled(if: ProcessRun.has("prlimit")))
  func full() throws {
    let run = try shell(
      """
      "$0" plan matrix.yaml --out work.jsonl --quiet $D || exit; mkdir out; cp work.jsonl out/worklist.jsonl
      prlimit --fsize=4096 "$0" run --worklist work.jsonl --shard 0/1 --out out --quiet $D 2>messages; echo "code $?"
      find out -type f -size +0 | sort; "$0" run --worklist work.jsonl --shard 0/1 --out out --quiet $D; echo "code $?"
      "$0" merge out
      """)
    #expect(run.output.hasPrefix("code 75\n"), "\(run.output)")
    #expect(run.output.contains("code 0\n4 jobs: 4 made"), "\(run.output)")
  }
}
