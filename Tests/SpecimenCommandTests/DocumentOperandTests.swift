#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import SpecimenCommand
import TestSupport
import Testing

@Suite("Documents on the command line")
struct DocumentOperandTests {
  private let command = DocumentCommand()

  /// A document that draws body in Specimen Serif, with a style of its own and roles.
  private func system(_ more: String = "", as name: String = "system.yaml") -> String {
    command.folder("fonts", DocumentCommand.serifFiles)
    return command.document(
      """
      name: \(name)
      \(DocumentCommand.serif)
      styles:
        body: { family: serif, weight: 300 }
        title1: system
        price: { family: serif, weight: 700, relativeTo: body, size: 20 }
      roles:
        button: { family: serif, weight: 700, size: { fixed: 17 }, update: features }
        tabBarItem: system
      \(more)
      """, as: name)
  }

  private func expectError(
    _ run: CommandRun, _ text: String, _ code: Int32, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(run.standardError == text, sourceLocation: sourceLocation)
    #expect(run.standardOutput.isEmpty, sourceLocation: sourceLocation)
    #expect(run.exitCode == code, sourceLocation: sourceLocation)
  }

  // MARK: What is no document

  @Test("One that isn't there, a folder, an empty one, and one that may not be read", arguments: ["sizes", "doctor"])
  func noDocument(_ verb: String) {
    let rest = verb == "doctor" ? ["body"] : []
    let missing = command.path("missing.yaml")
    expectError(command.run([verb, missing] + rest), "error: no file or folder '\(missing)'\n", 2)
    let folder = command.folder("folder")
    expectError(command.run([verb, folder] + rest), "error: cannot read '\(folder)': is a directory\n", 2)
    let empty = command.scratch.write([], as: "empty.yaml")
    expectError(
      command.run([verb, empty] + rest),
      "error: the document is empty (\(empty):1:1)\nhint: a document begins with 'format: 1'\n", 2)
  }

  @Test("One without permission", .enabled(if: geteuid() != 0, "root may read everything"))
  func noPermission() {
    let path = system()
    chmod(path, 0)
    expectError(command.run(["sizes", path]), "error: cannot read '\(path)': permission denied\n", 2)
  }

  @Test("A font, and a file over the limit of 4 MiB, which is not read")
  func wrongFile() {
    let font = TestFaces.folder + "/SpecimenBox-Regular.ttf"
    expectError(
      command.run(["sizes", font]),
      """
      error: the file is no text: the byte at offset 0 is zero (\(font):1:1)
      hint: a document is YAML or JSON, in UTF-8

      """, 2)
    let huge = command.scratch.write(Array(repeating: 0x20, count: (4 << 20) + 1), as: "huge.yaml")
    expectError(
      command.run(["sizes", huge]),
      """
      error: '\(huge)' has more than 4M, the limit of a document
      hint: is it the right file? A document is text of a few kilobytes; --limit document-bytes=N reads more

      """, 5)
  }

  @Test("Several errors are told together, each with its place and the nearest word, and nothing is drawn")
  func severalErrors() {
    let path = command.document(
      """
      platform: iso
      familes: {}
      styles:
        boddy: { size: 17 }
        headline: { family: serif }
        footnote: { size: -1 }
      """)
    let run = command.run(["sizes", path])
    let errors = run.standardError.split(separator: "\n").filter { $0.hasPrefix("error: ") }
    #expect(errors.count == 5)
    for place in [":2:11)", ":3:1)", ":5:3)", ":6:23)", ":7:21)"] {
      let isThere = errors.contains { $0.hasSuffix("(\(path)\(place)") }
      #expect(isThere, "\(place) in \(run.standardError)")
    }
    #expect(run.standardError.contains("hint: did you mean 'families'?"))
    #expect(run.standardOutput.isEmpty && run.exitCode == 2)
    let sheet = command.run(["generate", path, "--out", command.path("sheet.pdf")])
    #expect(sheet.standardError == run.standardError && sheet.exitCode == 2)
    #expect(command.scratch.read("sheet.pdf").isEmpty)
  }

  @Test("A control character in a path is escaped in every message")
  func hostilePath() {
    let run = command.run(["sizes", command.path("a\u{1B}[31mb.yaml")])
    let escapes = run.standardError.unicodeScalars.contains { $0.value == 0x1B }
    #expect(!escapes)
    #expect(run.exitCode == 2)
  }

  // MARK: Several documents

  @Test("Several need {name} in --out, and names that differ")
  func several() {
    let (one, two) = (system(), system(as: "other.yaml"))
    expectError(
      command.run(["generate", one, two, "--out", command.path("sheet.pdf")]),
      """
      error: 2 sheets need {name} in --out, found '\(command.path("sheet.pdf"))'
      hint: for example --out '{name}.pdf': each sheet's name stands in its place

      """, 2)
    let out = command.path("{name}.png")
    let run = command.run(["generate", one, two, "--out", out, "--styles", "body", "--categories", "large"])
    #expect(run.exitCode == 0)
    for name in ["system.yaml.png", "other.yaml.png"] {
      let isPicture = command.scratch.read(name).starts(with: [0x89, 0x50, 0x4E, 0x47])
      #expect(isPicture, "\(name)")
    }
    let clash = command.run(["generate", one, one, "--out", out])
    #expect(clash.exitCode == 2)
    #expect(clash.standardError.contains("would both be written to"))
  }

  @Test("One wrong document among several: the others' errors are told too, and none is drawn")
  func oneWrong() {
    let (right, wrong) = (system(), command.document("styles: 3", as: "wrong.yaml"))
    let run = command.run(["generate", right, wrong, "--out", command.path("{name}.pdf")])
    #expect(run.exitCode == 2)
    #expect(command.scratch.read("system.yaml.pdf").isEmpty)
  }

  // MARK: Fonts

  @Test("A1: folders are relative to the document, and a missing one is exit code 2 unless it is optional")
  func folders() {
    let path = system()
    #expect(command.cells([path, "--styles", "body", "--categories", "large"])[0].contains("SpecimenSerif-Light"))
    command.folder("deep")
    let deep = command.document("fonts: { sources: [{ directory: nowhere }] }\nstyles: { body: {} }", as: "deep/x.yaml")
    expectError(
      command.run(["sizes", deep]),
      """
      error: no folder 'nowhere' (\(deep):2:20)
      hint: folders are relative to the document; 'optional: true' lets one be missing

      """, 2)
    let optional = command.document(
      "fonts: { sources: [{ directory: nowhere, optional: true }] }\nstyles: { body: {} }", as: "deep/y.yaml")
    #expect(command.run(["sizes", optional, "--strict"]).exitCode == 0)
  }

  @Test("A2: a file in a folder's place is another error")
  func fileAsFolder() {
    _ = command.scratch.write([1], as: "file")
    let path = command.document("fonts: { sources: [{ directory: file }] }\nstyles: { body: {} }")
    expectError(
      command.run(["sizes", path]),
      "error: 'file' is not a folder (\(path):2:20)\nhint: a source that is a file is written { file: file }\n", 2)
  }

  @Test("A1: each source is told at its own place, by every verb that loads fonts")
  func placesOfSources() {
    command.folder("fonts", DocumentCommand.serifFiles)
    let path = command.document(
      """
      fonts:
        sources:
          - { directory: fonts }
          - { directory: none, optional: true }
          - directory: Fontz
          - { file: x.otf, decrypt: { plugin: vault } }
      styles: { body: {} }
      """)
    let error = """
      error: no folder 'Fontz' (\(path):6:7)
      hint: folders are relative to the document; 'optional: true' lets one be missing

      """
    expectError(command.run(["sizes", path]), error, 2)
    expectError(command.run(["generate", path, "--out", command.path("x.pdf")]), error, 2)
    expectError(command.run(["doctor", path, "body"]), error, 2)
    let plugin = command.document(
      "fonts: { sources: [{ directory: fonts }, { directory: fonts, decrypt: { plugin: vault } }] }", as: "plugin.yaml")
    #expect(
      command.run(["sizes", plugin]).standardError.hasPrefix(
        "error: no plug-in 'vault' to read fonts with (\(plugin):2:42)\n"))
  }

  @Test("A5, A6: a broken file is a warning, and an error where the document or --strict says so")
  func brokenFile() {
    command.folder("fonts", DocumentCommand.serifFiles + ["broken/zero-bytes.ttf"])
    let lines = { (policy: String) in
      """
      fonts: { sources: [{ directory: fonts }], onFileError: \(policy) }
      styles: { body: { face: SpecimenSerif-Bold } }
      """
    }
    let text = "cannot read font '\(command.path("fonts"))/zero-bytes.ttf': the file is empty\n"
    let warned = command.run(["sizes", command.document(lines("warn")), "--styles", "body"])
    #expect(warned.standardError == "warning: \(text)")
    #expect(warned.exitCode == 0)
    for (policy, options) in [("error", []), ("warn", ["--strict"])] {
      let run = command.run(["sizes", command.document(lines(policy)), "--styles", "body"] + options)
      #expect(run.standardError == "error: \(text)")
      #expect(run.exitCode == 4)
      #expect(run.standardOutput.hasPrefix("style"))
    }
  }

  @Test("C9: a folder without a font is a warning, and under --strict an error")
  func emptyFolder() {
    command.folder("fonts")
    let path = command.document("fonts: { sources: [{ directory: fonts }] }\nstyles: { body: {} }")
    #expect(command.run(["sizes", path]).standardError == "warning: no font files in the folder 'fonts'\n")
    #expect(command.run(["sizes", path]).exitCode == 0)
    #expect(command.run(["sizes", path, "--strict"]).exitCode == 4)
  }

  @Test("--fonts beside a document adds to its fonts, and makes nothing custom")
  func fontsOption() {
    let folder = command.folder("more", ["SpecimenTall.ttf", "SpecimenHebrew-Regular.ttf"])
    let path = command.document("styles: { body: { face: SpecimenTall-Regular }, headline: {} }")
    let cells = command.cells([path, "--styles", "headline,body", "--categories", "large", "--fonts", folder])
    #expect(cells.map { $0.contains("SpecimenTall-Regular") } == [false, true])
    let run = command.run(["sizes", path, "--styles", "body", "--categories", "large"])
    #expect(run.standardError.contains("'SpecimenTall-Regular'"))
  }

  @Test("A15, D10: a missing face is a warning; onMissingFace: error stops a sheet, and sizes prints its numbers")
  func missingFace() {
    let lines = { (policy: String) in
      "fonts: { onMissingFace: \(policy) }\nstyles: { body: { face: Museo-500 } }"
    }
    let out = command.path("sheet.pdf")
    let one = ["--styles", "body", "--categories", "large"]
    let warned = command.run(["generate", command.document(lines("fallback")), "--out", out] + one)
    #expect(warned.exitCode == 0)
    #expect(warned.standardError.contains("'Museo-500': the fallback is drawn in 1 cell\n"))
    let path = command.document(lines("error"))
    let refused = command.run(["generate", path, "--out", command.path("other.pdf")] + one)
    #expect(refused.standardError.hasPrefix("error: no family and no face named 'Museo-500', in 1 cell\n"))
    #expect(refused.exitCode == 4)
    #expect(command.rows([path] + one) == ["body,custom,17", "body,fallback,17"])
  }

  @Test("A stand-in is a substitution under --strict: exit code 4, and sizes prints its numbers all the same")
  func strictStandIn() {
    let path = command.document(
      """
      families: { own: { faces: { 400: Museo-500 }, standIn: sans }, sans: { family: Specimen Sans } }
      styles: { body: { family: own, weight: bold, size: 17 } }
      """)
    let one = ["--styles", "body", "--categories", "large"]
    let strict = command.run(["sizes", path, "--strict", "--format", "csv"] + one)
    #expect(strict.exitCode == 4)
    #expect(strict.standardOutput == "style,column,large\nbody,custom,17\nbody,fallback,17\n")
    #expect(
      strict.standardError.hasPrefix("error: no face named 'Museo-500': the family's stand-in is drawn in 1 cell\n"))
    let sheet = command.run(["generate", path, "--strict", "--out", command.path("sheet.pdf")] + one)
    #expect(sheet.exitCode == 4)
    #expect(command.scratch.read("sheet.pdf").isEmpty)
    #expect(command.run(["sizes", path] + one).exitCode == 0)
  }

  @Test("C8: a quiet run tells failures all the same, and -v what was done")
  func quietFailure() {
    command.folder("fonts", ["broken/zero-bytes.ttf"])
    let path = command.document(
      "fonts: { sources: [{ directory: fonts }] }\nstyles: { body: { face: Museo-500 } }")
    let run = command.run(["sizes", path, "--quiet", "--styles", "body"])
    #expect(run.standardError.contains("zero-bytes.ttf': the file is empty\n"))
    #expect(run.standardError.contains("'Museo-500'"))
    #expect(run.exitCode == 0)
  }

  @Test("F9, F5: one line of one document changes the font of every style, and every size follows the person's")
  func onePlace() {
    command.folder("fonts", DocumentCommand.serifFiles)
    let rules = ["title1", "body", "caption1"].map { "  \($0): { size: { system: {} } }" }.joined(separator: "\n")
    let faces = ["Specimen Serif", "Specimen Sans"].map { family in
      let path = command.document(
        """
        fonts: { sources: [{ directory: fonts }] }
        families: { own: { family: \(family) } }
        defaults: { family: own, weight: bold }
        styles:
        \(rules)
        """)
      return command.cells([path, "--styles", "title1,body,caption1", "--categories", "large"])
    }
    #expect(faces[0].count == 3 && faces[0].allSatisfy { $0.contains("\"SpecimenSerif-Bold\"") })
    #expect(faces[1].count == 3 && faces[1].allSatisfy { $0.contains("\"SpecimenSans-Bold\"") })
  }

  // MARK: Choices

  private let ends = ["--categories", "large,AX5"]

  @Test("--styles takes roles and the app's own styles, in the document's order")
  func styles() {
    #expect(
      command.rows([system(), "--styles", "button,price,body"] + ends) == [
        "body,custom,17,48", "body,fallback,17,53", "price,custom,20,56", "price,fallback,20,56",
        "button,custom,17,17", "button,fallback,17,17",
      ])
  }

  @Test("A role without a font of its own can't be shown, and says so")
  func emptyRole() {
    expectError(
      command.run(["sizes", system(), "--styles", "tabBarItem"]),
      """
      error: the role 'tabBarItem' has no font of the document's to show (--styles)
      hint: a style or a family gives it one

      """, 2)
  }

  @Test("A style that is undefined where such are errors is exit code 2, of generate too")
  func undefinedStyle() {
    let path = system("undefinedStyles: error")
    let sheet = command.run(["generate", path, "--styles", "footnote", "--out", command.path("sheet.pdf")])
    expectError(
      sheet,
      """
      error: the type system has no style 'footnote', and its undefined styles are errors
      hint: give it a rule under styles, or set undefinedStyles to system or body

      """, 2)
    #expect(command.rows([path, "--styles", "body"] + ends).count == 2)
    #expect(command.rows([path] + ends).contains("footnote,custom,,"))
  }

  @Test("An unknown style gets the nearest word, roles and the app's own among them")
  func unknownStyle() {
    let run = command.run(["sizes", system(), "--styles", "buton"])
    #expect(run.standardError == "error: no style named 'buton' (--styles)\nhint: did you mean 'button'?\n")
    #expect(run.exitCode == 2)
  }

  @Test("--size and --max of a style of the app's own and of a role")
  func sizes() {
    let rows = command.rows(
      [system(), "--styles", "price,button", "--size", "price=30", "--max", "price=50", "--max", "button=12"] + ends)
    #expect(rows == ["price,custom,30,50", "price,fallback,30,50", "button,custom,12,12", "button,fallback,12,12"])
  }

  @Test("--size of a role that is the system's gives it a row of its own, and no style of its name")
  func sizeOfSystemRole() {
    let rows = command.rows([system(), "--custom", "tabBarItem=Specimen Sans", "--styles", "tabBarItem"] + ends)
    #expect(rows.count == 2)
    let run = command.run(
      ["sizes", system(), "--size", "tabBarItem=10", "--styles", "tabBarItem", "--format", "json"] + ends)
    #expect(run.standardOutput.contains("\"role\": \"tabBarItem\""))
    #expect(!run.standardOutput.contains("\"style\": \"tabBarItem\""))
  }

  @Test("--engine takes the place of every strategy")
  func engine() {
    #expect(
      command.rows([system(), "--styles", "body,price", "--engine", "system"] + ends) == [
        "body,custom,17,53", "body,fallback,17,53", "price,custom,17,53", "price,fallback,17,53",
      ])
  }

  @Test("--custom changes the fonts of all styles but the system's, or one, and leaves their sizes")
  func custom() {
    let all = command.cells(
      [system(), "--custom", "Specimen Box", "--styles", "title1,body,price", "--categories", "large"])
    #expect(all.map { $0.contains("SpecimenBox-Regular") } == [false, true, true])
    #expect(all[2].contains("\"pointSize\": 20"))
    let one = command.cells(
      [system(), "--custom", "price=Specimen Box", "--styles", "body,price", "--categories", "large"])
    #expect(one.map { $0.contains("SpecimenBox-Regular") } == [false, true])
  }

  // MARK: Platforms, Bold Text, Android

  @Test(
    "--platform takes the place of the document's own",
    arguments: [
      ("ios", "14,15,16,17,19,21,23,28,33,40,47,53"), ("iPadOS", "14,15,16,17,19,21,23,28,33,40,47,53"),
      ("ios9", "14,15,16,17,19,21,23,28,33,40,47,53"), ("watchos", "14,15,16,17,18,19,21,22,23"), ("tvos", "29"),
      ("macos", "13"), ("visionos", ",,,,,,,,,,,"),
    ])
  func platform(_ platform: String, _ sizes: String) {
    let path = command.document("styles: { body: { size: { system: {} } }, price: { size: { fixed: 9 } } }")
    let rows = command.rows([path, "--platform", platform, "--styles", "body"])
    #expect(rows == ["body,custom,\(sizes)", "body,fallback,\(sizes)"])
  }

  @Test("A size that isn't above 0 is an error on the document's platform, and on the one that --platform names")
  func sizesNotAboveZero() {
    let text = "styles: { caption2: { size: { system: { offset: -10.5 } } } }"
    let path = command.document(text)
    #expect(command.run(["sizes", path]).exitCode == 0)
    expectError(
      command.run(["sizes", path, "--platform", "macos"]),
      "error: 'caption2' has no size above 0 at large on macOS\n"
        + "hint: 'min' in a document's size is the least that it can be\n", 2)
    let own = command.document("platform: macos\n" + text, as: "own.yaml")
    expectError(
      command.run(["sizes", own]),
      "error: the style 'caption2' has the size -0.5 at large, and a size is above 0 (\(own):3:29)\n"
        + "hint: give 'system' a 'min', or a smaller offset\n", 2)
  }

  @Test("An unknown platform gets the nearest word")
  func unknownPlatform() {
    let run = command.run(["sizes", system(), "--platform", "watch"])
    #expect(run.standardError == "error: no platform named 'watch' (--platform)\nhint: did you mean 'watchos'?\n")
    #expect(run.exitCode == 2)
  }

  @Test("D14: --bold-text draws the weights of Bold Text, of the document and of the system font")
  func boldText() {
    let path = command.document(
      """
      families: { sans: { faces: { 300: SpecimenSans-Light, 700: SpecimenSans-Bold }, boldText: heavier } }
      styles: { body: { family: sans, weight: 300 }, headline: system }
      """)
    let arguments = [path, "--styles", "headline,body", "--categories", "large"]
    let plain = command.cells(arguments)
    #expect(plain[0].contains("SpecimenFlex-SemiBold") && plain[1].contains("SpecimenSans-Light"))
    let bold = command.cells(arguments + ["--bold-text"])
    #expect(bold[0].contains("SpecimenFlex-Bold") && bold[1].contains("SpecimenSans-Bold"))
  }

  @Test("--compare android adds a column a font scale, from the size at Large as sp, and records in JSON")
  func android() {
    let path = command.document("styles: { body: { size: 17 } }\nroles: { button: { size: { fixed: 10 } } }")
    let csv = command.run(
      ["sizes", path, "--compare", "android", "--styles", "body,button", "--categories", "large", "--format", "csv"])
    let lines = csv.standardOutput.split(separator: "\n")
    #expect(
      lines[0]
        == "style,column,large,android 1.0,android 1.15,android 1.3,android 1.5,android 1.8,android 2.0")
    #expect(lines[1].hasPrefix("body,custom,17,17,"))
    #expect(lines[3].hasPrefix("button,custom,10,10,"))
    let json = command.run(
      ["sizes", path, "--compare", "android", "--styles", "body", "--categories", "large", "--format", "json"])
    let records = json.standardOutput.split(separator: "\n").filter { $0.contains("\"fontScale\"") }
    #expect(records.count == 12)
    let first = records.first?.contains(#"{"style": "body", "column": "custom", "fontScale": 1, "size": 17}"#) == true
    #expect(first)
    #expect(command.run(["sizes", path, "--compare", "windows"]).exitCode == 2)
  }

  @Test("A plain JSON document is a document")
  func json() {
    let path = command.scratch.write(Array(#"{"format": 1, "styles": {"body": {"size": 20}}}"#.utf8), as: "x.json")
    #expect(command.rows([path, "--styles", "body"] + ends) == ["body,custom,20,56", "body,fallback,17,53"])
  }

  @Test("A format alone is a document: every style is the system's")
  func formatAlone() {
    let rows = command.rows([command.document("")] + ends)
    #expect(rows.count == 22)
    #expect(rows[0] == "largeTitle,custom,34,60")
  }

  @Test("Of many documents those that are kept as text are drawn like those that are kept as they were read")
  func many() {
    let count = KeptDocument.readLimit + 2
    let one = ["--styles", "body", "--categories", "large"]
    let paths = (0..<count).map { system(as: "\($0).yaml") }
    let target = command.path("{name}.svg")
    #expect(command.run(["generate", "--out", target] + one + paths).exitCode == 0)
    for number in 0..<count { #expect(!command.scratch.read("\(number).yaml.svg").isEmpty, "\(number)") }
    // The last is kept as text; alone it is kept as it was read.
    let alone = command.path("alone.svg")
    #expect(command.run(["generate", "--out", alone] + one + [paths[count - 1]]).exitCode == 0)
    #expect(Bytes(command.scratch.read("\(count - 1).yaml.svg")) == Bytes(command.scratch.read("alone.svg")))
  }
}
