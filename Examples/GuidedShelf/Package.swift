// swift-tools-version: 6.2
import PackageDescription

// A library of views, and its documentation with figures.
let package = Package(
  name: "GuidedShelf",
  products: [.library(name: "GuidedShelf", targets: ["GuidedShelf"])],
  dependencies: [
    // Elsewhere: .package(url: "https://…/scrollwork", branch: "main")
    .package(name: "Scrollwork", path: "../.."),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    .target(
      name: "GuidedShelf", dependencies: [.product(name: "Scrollwork", package: "Scrollwork")])
  ]
)
