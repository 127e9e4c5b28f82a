import Foundation
import TestSupport
import Testing

@Suite struct `The folder of an app` {
  private static let files = [
    "Shelf/Package.swift": """
    // swift-tools-version: 5.9
    import AppleProductTypes
    let package = Package(
      name: "Shelf", defaultLocalization: "en",
      products: [.iOSApplication(name: "My Shelf", targets: ["AppModule"], displayVersion: "2.5")],
      targets: [
        .executableTarget(name: "AppModule", path: "App"),
        .target(name: "Store"), .testTarget(name: "StoreTests"),
      ])
    """,
    "Shelf/App/MyApp.swift": """
    import SwiftUI
    import Store

    @main struct MyApp: App {
      var body: some Scene { WindowGroup { Page(books: Store.Book.all) } }
    }
    """,
    "Shelf/App/Page.swift": """
    import SwiftUI
    @_implementationOnly import Store

    struct Page: View {
      let books: [Book]

      var body: some View {
        VStack {
          Text("title")
          Text("\\(books.count) books")
          Text(NSLocalizedString("title", comment: "The title.") + " of " + books[0].name)
          Text(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "none")
          Text(Bundle(for: Shelf.self).bundleURL.lastPathComponent)
        }
      }
    }

    final class Shelf {}
    """,
    "Shelf/App/Resources/books.json": #"["Ann", "Bob"]"#,
    "Shelf/App/de.lproj/Localizable.strings": #""title" = "Regal"; "%lld books" = "%lld Bücher";"#,
    "Shelf/Sources/Store/Book.swift": """
    import Foundation

    public struct Book {
      public let name: String

      public static var all: [Book] {
        guard let url = Bundle.module.url(forResource: "books", withExtension: "json"),
          let data = try? Data(contentsOf: url),
          let names = try? JSONDecoder().decode([String].self, from: data)
        else { return [] }
        return names.map { Book(name: $0) }
      }
    }
    """,
    "Shelf/Tests/StoreTests/StoreTests.swift": "import XCTest",
  ]

  @Test func `is rendered with its modules, resources and texts`() throws {
    let folder = try TemporaryFolder()
    for (path, text) in Self.files {
      let url = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let result = try BuiltTool.run("inspect Shelf --locale de-DE --at 0", in: folder.url)
    #expect(
      result.err == "Shelf/Package.swift: the app is My Shelf; left out: StoreTests (tests)\n")
    #expect(result.out.hasPrefix("My-Shelf at 0 s\n"))
    for words in ["Regal", "2 Bücher", "Regal of Ann", "2.5", "My Shelf.app"] {
      #expect(result.out.contains("  text \(words)\n"), "\(words)")
    }
  }

  @Test func `is rendered without the code that does not compile`() throws {
    let folder = try TemporaryFolder()
    let files = [
      "App/Package.swift": """
      // swift-tools-version: 5.9
      import AppleProductTypes
      let package = Package(
        name: "App", products: [.iOSApplication(name: "App", targets: ["AppModule"])],
        targets: [.executableTarget(name: "AppModule", path: ".")])
      """,
      "App/Page.swift": """
      import OddKit
      import SwiftUI

      @main struct MyApp: App {
        var body: some Scene { WindowGroup { Page() } }
      }

      struct Page: View {
        var body: some View {
          Text("shown")
            .odd(3)
          OddView()
        }

        func call() -> OddValue { OddValue() }
      }
      """,
    ]
    for (path, text) in files {
      let url = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    // The second time from the cache.
    for _ in 0..<2 {
      let result = try BuiltTool.run("inspect App --at 0", in: folder.url)
      #expect(
        result.err == """
          warning: 4 pieces of code are left out, since they do not compile here; with "--strict" it \
          is an error:
            App/Page.swift:1: no such module 'OddKit'
            App/Page.swift:11: no type has a member 'odd'
            App/Page.swift:12: cannot find 'OddView' in scope
            App/Page.swift:15: cannot find 'OddValue' in scope

          """)
      #expect(result.out.contains("  text shown\n"))
    }
    let strict = try BuiltTool.run("inspect App --at 0 --strict", in: folder.url)
    #expect(strict.err.hasSuffix("error: App/Page.swift does not compile: 4 errors\n"))
  }

  @Test func `that is not there is told as a path`() throws {
    let folder = try TemporaryFolder()
    for word in ["Nothing.xcodeproj", "deep/MyApp", "MyApp.swiftpm"] {
      let result = try BuiltTool.run("render \(word)", in: folder.url)
      #expect(result.err == "error: there is no file \(word)\n")
    }
  }
}
