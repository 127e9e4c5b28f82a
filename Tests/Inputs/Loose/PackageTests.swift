import Foundation
import ScrollworkProjects
import TestSupport
import Testing

@testable import ScrollworkLoose

@Suite struct `Packages of files` {
  private func folder(_ texts: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in texts {
      let url = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return folder
  }

  @Test func `are told with what becomes of them`() throws {
    let folder = try folder([
      "Package.swift": """
      let package = Package(name: "A", dependencies: [
        .package(url: "https://x.org/SnapKit.git", from: "5.0.0"),
        .package(url: "https://x.org/kite", .upToNextMinor(from: "1.2.0"))],
        targets: [.executableTarget(name: "A")])
      """,
      "Sources/A/A.swift": "import Kite\nimport SnapKit\n", "Podfile": "pod 'Sail', '~> 2.0'\n",
    ])
    let files = try LooseFiles([folder.url.path])
    let needs = PackageNeed.needs(of: files)
    #expect(needs.map(\.package.name) == ["kite", "Sail", "SnapKit"])
    #expect(needs.map(\.state) == [.fetchable, .unavailable, .modelled])
    #expect(needs[0].text == "kite, 1.2.0 or later, https://x.org/kite")
    let error = LooseError.missingPackages(needs, CompilerReport("", knownPaths: []))
    #expect(
      error.description
        == "packages are missing: kite, Sail; --fetch-packages fetches those that have an address")
    let fetched = FetchedPackages(sources: [], failures: ["kite": "gone"])
    let states = PackageNeed.needs(of: try files.adding(fetched)).map(\.state)
    #expect(states == [.failed("gone"), .unavailable, .modelled])
  }

  @Test func `are a manifest with their requirements and versions`() throws {
    let folder = try folder([
      "Package.swift": """
      let package = Package(name: "A", dependencies: [
        .package(url: "https://x.org/kite", .upToNextMinor(from: "1.2.0"))],
        targets: [.executableTarget(name: "A")])
      """,
      "Package.resolved": """
      {"object": {"pins": [{"package": "kite", "repositoryURL": "https://x.org/kite",
        "state": {"version": "1.2.3", "revision": "abc"}}]}, "version": 1}
      """,
      "Sources/A/A.swift": "",
    ])
    let files = try LooseFiles([folder.url.path])
    var manifest = FetchManifest(references: files.projects.flatMap(\.missingPackages))
    manifest.products = [("Kite", "kite")]
    #expect(
      manifest.text.contains(
        #".package(url: "https://x.org/kite", .upToNextMinor(from: "1.2.0"))"#))
    #expect(manifest.text.contains(#".product(name: "Kite", package: "kite")"#))
    #expect(manifest.pins.contains(#""identity" : "kite""#))
    #expect(manifest.pins.contains(#""version" : "1.2.3""#))
  }

  @Test func `are built as they are, unless they use the frameworks of apps`() throws {
    let folder = try folder([
      "Pure/Package.swift": """
      let package = Package(name: "Pure", products: [.library(name: "PureKit", targets: ["Pure"])],
        targets: [.target(name: "Pure")])
      """,
      "Pure/Sources/Pure/P.swift": "#if canImport(Combine)\nimport Combine\n#endif\n",
      "Badge/Package.swift":
        "let package = Package(name: \"Badge\", targets: [.target(name: \"Badge\")])",
      "Badge/Sources/Badge/B.swift": "import Pure\nimport SwiftUI\n",
    ])
    let sorting = CheckoutSorting(PackageCheckouts(folder.url.path), needed: ["Badge", "None"])
    #expect(sorting.compiled.map(\.name) == ["Badge"])
    #expect(sorting.built.map(\.product) == ["PureKit"])
    #expect(PlatformModules.isModelled("RxSwift") && !PlatformModules.isModelled("Kite"))
  }
}
