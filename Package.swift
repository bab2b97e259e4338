// swift-tools-version: 6.3
import Foundation
import PackageDescription

// Where the package is a dependency it lies among its user's checkouts, and SwiftPM lets it have no flags of its own.
let hasOwnFlags = !Context.packageDirectory.contains("/checkouts/")

// Each function is a section of its own, so that the linker can leave unused ones out, and put those that a sheet needs
// beside each other.
let sections: [SwiftSetting] =
  hasOwnFlags
  ? [.unsafeFlags(["-Xfrontend", "-function-sections"], .when(platforms: [.linux], configuration: .release))] : []

// Under the sanitizer the product is optimised and its tests are not: that takes the gate the least time (.ci/run).
let isSanitized = Context.environment["SPECIMEN_SANITIZED"] == "1"
let optimized: [SwiftSetting] = hasOwnFlags && isSanitized ? [.unsafeFlags(["-O"])] : []

// How the command is linked for release; Sources/specimen-cli/Linking/README.md tells each flag's reason and gain.
let linking = "\(Context.packageDirectory)/Sources/specimen-cli/Linking"
// The shared libraries that `archives` stands for are passed over where they are named. Debian has an archive of each; where
// one is missing, as on systems that have shared libraries alone, all stay shared.
let sharedOrNot = ["cairo", "fontconfig", "fribidi", "nettle", "seccomp", "xxhash", "yaml"]
let hasArchives = ["x86_64", "aarch64"].contains { processor in
  (sharedOrNot + ["pixman-1", "expat"]).allSatisfy { name in
    FileManager.default.fileExists(atPath: "/usr/lib/\(processor)-linux-gnu/lib\(name).a")
  }
}
let archived =
  hasArchives
  ? ["-Xlinker", "\(linking)/archives"]
    + sharedOrNot.flatMap { ["-Xlinker", "--remap-inputs=*/lib\($0).so=/dev/null"] } : []
let compact: [LinkerSetting] =
  hasOwnFlags
  ? [
    .unsafeFlags(
      [
        "-use-ld=lld", "-L\(linking)", "-Xlinker", "--symbol-ordering-file=\(linking)/symbol-order", "-Xlinker",
        "--no-warn-symbol-ordering", "-Xlinker", "--no-export-dynamic", "-Xclang-linker", "-static-libgcc",
      ] + archived, .when(platforms: [.linux], configuration: .release))
  ] : []

// Every module is built with the same strictness. Warnings are errors, so that none is ever read past.
let checked: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The modules of the product; tests are `checked` alone.
let strict: [SwiftSetting] = checked + sections + optimized

// A pure module can't reach memory through a pointer: with warnings as errors, doing so does not compile.
let pure: [SwiftSetting] = strict + [.strictMemorySafety()]

let package = Package(
  name: "specimen",
  products: [
    .library(name: "DynamicType", targets: ["DynamicType"]),
    .library(name: "AppFonts", targets: ["AppFonts"]),
    .library(name: "Specimen", targets: ["Specimen"]),
    .library(name: "SpecimenTesting", targets: ["SpecimenTesting"]),
    .executable(name: "specimen", targets: ["specimen-cli"]),
  ],
  targets: [
    // C libraries: a module map and a small header each.
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: "fribidi",
      providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(
      name: "CNettle", pkgConfig: "nettle",
      providers: [.apt(["nettle-dev"]), .brew(["nettle"])]),
    .systemLibrary(
      name: "CLibPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash",
      providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
      name: "CISAL", pkgConfig: "libisal",
      providers: [.apt(["libisal-dev"]), .brew(["isa-l"])]),
    .systemLibrary(
      name: "CSeccomp", pkgConfig: "libseccomp",
      providers: [.apt(["libseccomp-dev"])]),
    // What glibc says about its heap is in no header that Swift's own module has.
    .systemLibrary(name: "CMalloc"),
    // libpng reports errors with longjmp, which Swift can't follow: the calls are made in C.
    .target(name: "CPNG", dependencies: ["CISAL", "CLibPNG"]),

    // What handlers of signals read and system calls without a name in Swift: C for the one, and for the other.
    .target(name: "CFontWork"),
    .target(
      name: "CSandbox",
      dependencies: ["CFontWork", "CStopping", .target(name: "CSeccomp", condition: .when(platforms: [.linux]))]),

    // ICU's functions carry its version in their names, so they are looked up when they are first needed.
    .target(name: "CICU"),
    // A signal's handler may neither allocate nor lock, which can't be seen of Swift.
    .target(name: "CStopping"),
    // What the system hands to a program comes to C before it comes to Swift, which reads it in /proc again.
    .target(name: "CProgram"),

    // The product, in the direction that data flows.
    .target(name: "Spelling", swiftSettings: pure),
    .target(name: "Snapshot", dependencies: ["Spelling"], swiftSettings: pure),
    .target(name: "Files", dependencies: ["CStopping"], swiftSettings: strict),
    .target(name: "Isolation", dependencies: ["Spelling", "Files", "CFontWork", "CSandbox"], swiftSettings: strict),
    .target(name: "DynamicType", swiftSettings: pure),
    .target(
      name: "Typeface",
      dependencies: ["Spelling", "CFontWork", "CFreeType", "CHarfBuzz", "CFontconfig", "CNettle", "CXXHash"],
      swiftSettings: strict),
    .target(name: "TypeSystem", dependencies: ["Spelling", "DynamicType", "Typeface"], swiftSettings: pure),
    .target(name: "Changes", dependencies: ["DynamicType"], swiftSettings: pure),
    .target(
      name: "AppFonts", dependencies: ["Changes", "Spelling", "DynamicType", "Typeface", "TypeSystem"],
      swiftSettings: pure),
    .target(name: "YAML", dependencies: ["Spelling", "CYAML"], swiftSettings: strict),
    .target(
      name: "DocumentText", dependencies: ["Spelling", "DynamicType", "Typeface", "TypeSystem", "YAML"],
      swiftSettings: pure),
    .target(
      name: "Interchange", dependencies: ["Spelling", "DynamicType", "Typeface", "TypeSystem"],
      swiftSettings: pure),
    .target(name: "Languages", dependencies: ["Spelling", "CICU"], swiftSettings: strict),
    .target(
      name: "TextLayout", dependencies: ["Spelling", "Languages", "Typeface", "CHarfBuzz", "CFriBidi", "CPNG"],
      swiftSettings: strict),
    .target(
      name: "Screens", dependencies: ["Changes", "Spelling", "DynamicType", "Typeface", "TypeSystem"],
      swiftSettings: pure),
    .target(name: "Revision", dependencies: ["DynamicType", "Typeface", "TypeSystem"], swiftSettings: pure),
    .target(
      name: "Sheet",
      dependencies: [
        "Spelling", "DynamicType", "Typeface", "TypeSystem", "Languages", "TextLayout", "Screens", "Revision",
      ],
      swiftSettings: pure),
    .target(
      name: "Findings",
      dependencies: [
        "Spelling", "DynamicType", "Typeface", "TypeSystem", "Languages", "TextLayout", "Screens", "Sheet",
      ],
      swiftSettings: pure),
    .target(
      name: "Drawing",
      dependencies: [
        "Spelling", "Snapshot", "Typeface", "TextLayout", "Sheet", "CCairo", "CFreeType", "CHarfBuzz", "CPNG",
        "CXXHash",
        "CZlib",
      ],
      swiftSettings: strict),
    .target(
      name: "Page",
      dependencies: [
        "Spelling", "DynamicType", "Typeface", "TypeSystem", "TextLayout", "Screens", "Revision", "Sheet", "Findings",
        "Drawing",
      ],
      swiftSettings: pure),
    .target(
      name: "Golden",
      dependencies: [
        "Spelling", "Files", "Snapshot", "DynamicType", "Typeface", "TextLayout", "Sheet", "Drawing",
      ],
      swiftSettings: pure),
    .target(
      name: "Specimen",
      dependencies: [
        "DynamicType", "Typeface", "TypeSystem", "AppFonts", "DocumentText", "Languages", "TextLayout", "Screens",
        "Revision", "Sheet", "Findings", "Drawing", "Page",
      ],
      swiftSettings: strict),
    .target(
      name: "WorkList",
      dependencies: ["Spelling", "Typeface", "TypeSystem", "YAML", "DocumentText", "Interchange", "Page"],
      swiftSettings: pure),
    .target(
      name: "SpecimenCommand",
      dependencies: [
        "Spelling", "Files", "Isolation", "Snapshot", "DynamicType", "Typeface", "TypeSystem", "YAML", "DocumentText",
        "Interchange", "Languages", "TextLayout", "Screens", "Revision", "Sheet", "Findings", "Drawing", "Page",
        "Golden",
        "Specimen", "WorkList",
      ],
      swiftSettings: strict),
    .target(
      name: "SpecimenTesting",
      dependencies: [
        "DocumentText", "Drawing", "DynamicType", "Golden", "Sheet", "Snapshot", "Specimen", "TypeSystem", "Typeface",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "specimen-cli", dependencies: ["SpecimenCommand", "CMalloc", "CProgram", "CSandbox", "CStopping"],
      exclude: ["Linking"], swiftSettings: strict, linkerSettings: compact),

    // What `make bench-png` runs.
    .executableTarget(
      name: "specimen-measure-png", dependencies: ["Drawing", "CPNG", "CLibPNG"], path: "Benchmarks/MeasurePNG",
      swiftSettings: strict),

    // What `make bench-documents` runs.
    .executableTarget(
      name: "specimen-measure-documents", dependencies: ["DocumentText", "DynamicType", "TypeSystem", "Typeface"],
      path: "Benchmarks/MeasureDocuments", swiftSettings: strict),

    // What `make bench-goldens` runs.
    .executableTarget(
      name: "specimen-measure-goldens",
      dependencies: [
        "DocumentText", "Drawing", "DynamicType", "Sheet", "Snapshot", "TextLayout", "TypeSystem", "Typeface",
      ], path: "Benchmarks/MeasureGoldens", swiftSettings: strict),

    // What `make linebreaks` runs.
    .executableTarget(
      name: "specimen-print-breaks", dependencies: ["Languages"], path: "Benchmarks/PrintBreaks",
      swiftSettings: strict),

    // What `make bench-screens` runs.
    .executableTarget(
      name: "specimen-measure-screens",
      dependencies: [
        "DocumentText", "DynamicType", "Languages", "Screens", "Sheet", "TextLayout", "TypeSystem", "Typeface",
      ], path: "Benchmarks/MeasureScreens", swiftSettings: strict),

    // What a fuzzer gives its inputs to, and what the tests give the findings to.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "CZlib", "DocumentText", "Drawing", "DynamicType", "Interchange", "Languages", "Sheet", "Snapshot", "Specimen",
        "SpecimenCommand", "TestSupport", "TextLayout", "TypeSystem", "Typeface",
      ], path: "Fuzz/Targets", swiftSettings: strict),

    // Tests mirror the sources.
    .target(
      name: "TestSupport",
      dependencies: ["CHarfBuzz", "CPNG", "DynamicType", "Typeface", "TypeSystem", "TextLayout", "Sheet"],
      path: "Tests/TestSupport",
      swiftSettings: checked),
    .testTarget(
      name: "SpecimenCommandTests",
      dependencies: [
        "SpecimenCommand", "Files", "Snapshot", "Golden", "Drawing", "DocumentText", "DynamicType", "Findings",
        "Languages", "Page", "Revision", "Screens", "Sheet", "TextLayout", "TypeSystem", "Typeface", "WorkList",
        "TestSupport", "specimen-cli",
      ],
      exclude: ["Expected", "Help", "Isolation/Faults"], swiftSettings: checked),
    .testTarget(
      name: "WorkListTests", dependencies: ["WorkList", "DocumentText", "YAML", "TestSupport"], swiftSettings: checked),
    .testTarget(name: "SnapshotTests", dependencies: ["Snapshot"], swiftSettings: checked),
    .testTarget(name: "FilesTests", dependencies: ["Files", "TestSupport"], swiftSettings: checked),
    .testTarget(
      name: "IsolationTests", dependencies: ["Isolation", "Files", "CFontWork", "TestSupport"], swiftSettings: checked),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "Golden", "Drawing", "DynamicType", "Files", "Sheet", "Snapshot", "TextLayout", "Typeface", "TestSupport",
      ],
      swiftSettings: checked),
    .testTarget(
      name: "SpecimenTestingTests", dependencies: ["SpecimenTesting", "Snapshot", "TestSupport"],
      exclude: ["__Snapshots__"], swiftSettings: checked),
    .testTarget(name: "SpellingTests", dependencies: ["Spelling"], swiftSettings: checked),
    .testTarget(name: "DynamicTypeTests", dependencies: ["DynamicType"], swiftSettings: checked),
    .testTarget(name: "TypefaceTests", dependencies: ["Spelling", "Typeface", "TestSupport"], swiftSettings: checked),
    .testTarget(
      name: "TextLayoutTests", dependencies: ["TextLayout", "Languages", "Typeface", "TestSupport"],
      swiftSettings: checked),
    .testTarget(
      name: "TypeSystemTests", dependencies: ["TypeSystem", "DynamicType", "Typeface", "TestSupport"],
      swiftSettings: checked),
    .testTarget(
      name: "AppFontsTests",
      dependencies: [
        "AppFonts", "Changes", "DocumentText", "DynamicType", "Typeface", "TypeSystem", "TextLayout", "TestSupport",
      ],
      swiftSettings: checked),
    .testTarget(name: "YAMLTests", dependencies: ["YAML", "TestSupport"], swiftSettings: checked),
    .testTarget(
      name: "DocumentTextTests",
      dependencies: ["DocumentText", "YAML", "TypeSystem", "DynamicType", "Typeface", "TestSupport"],
      swiftSettings: checked),
    .testTarget(
      name: "InterchangeTests",
      dependencies: ["Interchange", "DocumentText", "TypeSystem", "DynamicType", "Typeface", "TestSupport"],
      exclude: ["StandIns"], swiftSettings: checked),
    .testTarget(
      name: "SheetTests",
      dependencies: [
        "Sheet", "DocumentText", "DynamicType", "Languages", "Revision", "Screens", "Typeface", "TypeSystem",
        "TextLayout", "TestSupport",
      ],
      exclude: ["Expected"], swiftSettings: checked),
    .testTarget(
      name: "ScreensTests",
      dependencies: ["Screens", "Changes", "DocumentText", "DynamicType", "TypeSystem", "Typeface", "TestSupport"],
      exclude: ["Expected"], swiftSettings: checked),
    .testTarget(name: "LanguagesTests", dependencies: ["Languages", "CICU"], swiftSettings: checked),
    .testTarget(
      name: "RevisionTests", dependencies: ["Revision", "DynamicType", "Typeface", "TypeSystem", "TestSupport"],
      swiftSettings: checked),
    .testTarget(
      name: "FindingsTests",
      dependencies: [
        "Findings", "DocumentText", "DynamicType", "Languages", "Screens", "Sheet", "TextLayout", "TypeSystem",
        "Typeface", "TestSupport",
      ],
      swiftSettings: checked),
    .testTarget(
      name: "PageTests",
      dependencies: [
        "Page", "DocumentText", "Drawing", "DynamicType", "Findings", "Languages", "Revision", "Screens", "Sheet",
        "TextLayout", "TypeSystem", "Typeface", "TestSupport",
      ],
      swiftSettings: checked),
    .testTarget(
      name: "FuzzTests", dependencies: ["FuzzTargets", "TestSupport"], exclude: ["Findings"], swiftSettings: checked),
    .testTarget(
      name: "DrawingTests",
      dependencies: [
        "Drawing", "DynamicType", "Sheet", "Snapshot", "TextLayout", "TypeSystem", "Typeface", "TestSupport",
      ],
      swiftSettings: checked),
  ]
)

// A pure module has no pointer that could be wrong, and what it calls of C has tests of its own. The sanitizer is spared the
// tests of pure modules alone; the command's, which go through all of them, stay.
if isSanitized {
  let pure = [
    "AppFonts", "DocumentText", "DynamicType", "Findings", "Interchange", "Page", "Revision", "Screens", "Sheet",
    "Snapshot", "Spelling", "TypeSystem", "WorkList",
  ]
  package.targets.removeAll { target in pure.contains { target.name == "\($0)Tests" } }
}

// What `make fuzz` runs. It has no `main`, which is libFuzzer's own: only a build with the fuzzer can link it.
if Context.environment["SPECIMEN_FUZZ"] == "1" {
  package.targets.append(
    .executableTarget(
      name: "specimen-fuzz", dependencies: ["FuzzTargets"], path: "Fuzz/Driver",
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
}
