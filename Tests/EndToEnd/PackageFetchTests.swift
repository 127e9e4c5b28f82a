import Foundation
import TestSupport
import Testing

@Suite struct `Packages that are fetched` {
  private static let files = [
    "Kite/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Kite", products: [.library(name: "Kite", targets: ["Kite"])],
      targets: [.target(name: "CKite"), .target(name: "Kite", dependencies: ["CKite"])])
    """,
    "Kite/Sources/CKite/include/kite.h": "int kite_length(void);\n",
    "Kite/Sources/CKite/kite.c": "int kite_length(void) { return 7; }\n",
    "Kite/Sources/Kite/Kite.swift": """
    import CKite

    public struct Kite {
      public let length = Int(kite_length())

      public init() {}
    }
    """,
    "App/Package.swift": """
    // swift-tools-version: 5.9
    import AppleProductTypes
    let package = Package(
      name: "Show", products: [.iOSApplication(name: "Show", targets: ["App"])],
      dependencies: [.package(url: "file://FOLDER/Kite", from: "1.0.0")],
      targets: [.executableTarget(name: "App", dependencies: ["Kite"], path: "App")])
    """,
    "App/App/Show.swift": """
    import Kite
    import SwiftUI

    struct Page: View {
      var body: some View { Text("\\(Kite().length) meters") }
    }
    """,
  ]

  @Test func `are built once and found by the app`() throws {
    let folder = try TemporaryFolder()
    for (path, text) in Self.files {
      let url = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.replacing("FOLDER", with: folder.url.path).utf8).write(to: url)
    }
    let commit = "git -c user.name=Ann -c user.email=ann@example.com -c commit.gpgsign=false commit"
    let made = try BuiltTool.shell(
      "cd Kite && git init -q && git add . && \(commit) -qm 'A kite' && git tag 1.2.0",
      in: folder.url)
    #expect(made.status == 0, "\(made.err)")
    let missing = try BuiltTool.run("render App --at 0 --out out", in: folder.url)
    #expect(missing.status != 0)
    #expect(missing.err.contains("packages are missing: Kite; --fetch-packages fetches"))
    #expect(missing.err.contains("package Kite, 1.0.0 or later, file://"))
    let drawn = try BuiltTool.run("inspect App --fetch-packages --at 0", in: folder.url)
    #expect(drawn.status == 0, "\(drawn.err)")
    #expect(drawn.out.contains("7 meters"))
    let checked = try BuiltTool.run("check App", in: folder.url)
    #expect(checked.status == 0, "\(checked.out)")
    #expect(checked.out.contains("    fetched\n"))
  }
}
