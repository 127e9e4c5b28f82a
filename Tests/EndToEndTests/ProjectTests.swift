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

  @Test func `that is not there is told as a path`() throws {
    let folder = try TemporaryFolder()
    for word in ["Nothing.xcodeproj", "deep/MyApp", "MyApp.swiftpm"] {
      let result = try BuiltTool.run("render \(word)", in: folder.url)
      #expect(result.err == "error: there is no file \(word)\n")
    }
  }
}
