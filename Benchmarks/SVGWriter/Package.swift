// swift-tools-version: 6.3
import PackageDescription

// SwiftPM calls a package in a folder by the folder's name, and a checkout may have any.
let project = Context.packageDirectory.split(separator: "/").dropLast(2)

let package = Package(
  name: "SVGWriter",
  dependencies: [.package(path: "/" + project.joined(separator: "/"))],
  targets: [
    .executableTarget(
      name: "svg-writer",
      dependencies: [.product(name: "Specimen", package: String(project.last ?? "specimen"))])
  ]
)
