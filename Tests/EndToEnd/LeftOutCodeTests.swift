import Foundation
import TestSupport
import Testing

@Suite struct `Code of a project that is left out` {
  private static let manifest = """
    // swift-tools-version: 5.9
    import AppleProductTypes
    let package = Package(
      name: "App", products: [.iOSApplication(name: "App", targets: ["AppModule"])],
      targets: [.executableTarget(name: "AppModule", path: ".")])
    """

  /// Inspects a project of some files at zero.
  private func inspect(_ files: [String: String]) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    let app = folder.url.appending(path: "App")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    for (name, text) in files.merging(
      ["Package.swift": Self.manifest], uniquingKeysWith: { one, _ in one })
    {
      try Data(text.utf8).write(to: app.appending(path: name))
    }
    return try BuiltTool.run("inspect App --at 0", in: folder.url)
  }

  @Test func `leaves values that callers go on with`() throws {
    let result = try inspect([
      "App.swift": """
      import SwiftUI

      struct Person: Identifiable { let id: Int; let name: String; let kind: Kind }
      enum Kind { case friend, other(Int) }

      func address(_ person: Person) -> String {
        let formatter = OddFormatter()
        return formatter.string(from: OddAddress()) + person.name
      }
      func people() -> [Person] { (0..<3).map { Person(id: $0, name: "Name \\($0)", kind: .friend) } }
      func best() -> Person { OddStore.shared.best }

      extension View {
        func dressed() -> some View { OddDress(content: self) }
      }

      final class Model: ObservableObject {
        @Published var people: [Person]
        let store: Kind
        init() {
          people = Friends.load()
          store = OddStore.kind()
        }
      }
      enum Friends { static func load() -> [Person] { people() } }

      struct Page: View {
        @StateObject private var model = Model()

        var body: some View {
          VStack {
            ForEach(model.people) { person in
              Text(person.name + ";" + address(person)).dressed()
            }
            Text("best \\(best().name)")
          }
        }
      }
      @main struct MyApp: App { var body: some Scene { WindowGroup { Page() } } }
      """
    ])
    #expect(result.status == 0)
    for words in ["Name 0;", "Name 2;", "best "] {
      #expect(result.out.contains("  text \(words)\n"), "\(words)")
    }
    #expect(
      result.err == """
        warning: 5 pieces of code are left out, since they do not compile here; with "--strict" it \
        is an error:
          App/App.swift:7: cannot find 'OddFormatter' in scope
          App/App.swift:8: cannot find 'OddAddress' in scope
          App/App.swift:11: cannot find 'OddStore' in scope
          App/App.swift:14: cannot find 'OddDress' in scope
          App/App.swift:22: cannot find 'OddStore' in scope

        """)
  }

  @Test func `is none where extensions override methods`() throws {
    let result = try inspect([
      "App.swift": """
      import UIKit

      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = Numbers()
          window?.makeKeyAndVisible()
          return true
        }
      }
      """,
      "Numbers.swift": """
      import UIKit

      class Base: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
      }
      extension Base {
        @objc func words(_ row: Int) -> String { "Row" }
      }
      final class Numbers: Base {
        override func words(_ row: Int) -> String { super.words(row) + " \\(row)" }
      }
      """,
      "Numbers+Rows.swift": """
      import UIKit

      private let count = 3

      extension Numbers {
        override func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
          cell.textLabel?.text = words(indexPath.row)
          return cell
        }
      }
      """,
    ])
    #expect(result.status == 0 && !result.err.contains("left out"))
    for words in ["Row 0", "Row 2"] {
      #expect(result.out.contains("  text \(words)\n"), "\(words)")
    }
  }

  @Test func `is an error where nothing is left to show`() throws {
    let view = """
      import SwiftUI

      struct Page: View {
        var body: some View { OddView() }
      }
      @main struct MyApp: App { var body: some Scene { WindowGroup { Page() } } }
      """
    let result = try inspect(["App.swift": view])
    #expect(result.status == 65)
    #expect(
      result.err.hasSuffix(
        "error: nothing of MyApp is left to show without the code that does not compile: "
          + "App/App.swift:4: cannot find 'OddView' in scope\n"))
    let controller = try inspect([
      "App.swift": """
      import UIKit

      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = OddController()
          window?.makeKeyAndVisible()
          return true
        }
      }
      """
    ])
    #expect(controller.status == 65)
    #expect(
      controller.err.hasSuffix(
        "error: nothing of App is left to show without the code that does not compile: "
          + "App/App.swift:10: cannot find 'OddController' in scope\n"))
  }
}
