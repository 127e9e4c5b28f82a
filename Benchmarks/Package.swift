// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that what measures never becomes something the library depends on.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Scrollwork", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "ScalarShaders",
        .product(name: "Scrollwork", package: "Scrollwork"),
        .product(name: "ScrollworkRendering", package: "Scrollwork"),
        .product(name: "ScrollworkReels", package: "Scrollwork"),
        .product(name: "ScrollworkRegression", package: "Scrollwork"),
        .product(name: "ScrollworkScenes", package: "Scrollwork"),
      ], resources: [.copy("Metal")]),
    // The measured shaders in C.
    .target(name: "ScalarShaders", linkerSettings: [.linkedLibrary("m")]),
    // The baseline in C: Cairo and ISA-L, and nothing of the library.
    .systemLibrary(name: "CPlainCairo", pkgConfig: "cairo"),
    .systemLibrary(name: "CISAL", pkgConfig: "libisal"),
    .executableTarget(
      name: "Naive", dependencies: ["CPlainCairo", "CISAL"],
      linkerSettings: [.linkedLibrary("m")]),
  ]
)
