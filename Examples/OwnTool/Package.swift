// swift-tools-version: 6.2
import PackageDescription

// A team's own scenes with the whole command-line tool.
let package = Package(
  name: "OwnTool",
  dependencies: [
    // Elsewhere: .package(url: "https://…/scrollwork", branch: "main")
    .package(name: "Scrollwork", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "OwnTool",
      dependencies: [
        .product(name: "Scrollwork", package: "Scrollwork"),
        .product(name: "ScrollworkCommand", package: "Scrollwork"),
      ])
  ]
)
