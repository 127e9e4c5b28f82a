// swift-tools-version: 6.2
import PackageDescription

// A view, and tests of how it scrolls.
let package = Package(
  name: "TestedShelf",
  dependencies: [
    // Elsewhere: .package(url: "https://…/scrollwork", branch: "main")
    .package(name: "Scrollwork", path: "../..")
  ],
  targets: [
    .target(
      name: "TestedShelf", dependencies: [.product(name: "Scrollwork", package: "Scrollwork")]),
    .testTarget(
      name: "TestedShelfTests",
      dependencies: [
        "TestedShelf", .product(name: "Scrollwork", package: "Scrollwork"),
        .product(name: "ScrollworkTesting", package: "Scrollwork"),
      ],
      exclude: ["__References__"]),
  ]
)
