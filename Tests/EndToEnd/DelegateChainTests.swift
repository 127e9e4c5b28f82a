import Foundation
import TestSupport
import Testing

@testable import ScrollworkLoose

/// A folder of UIKit classes in several files, of which the one that names the delegate has none of
/// its optional methods.
@Suite struct `Optional methods of delegates` {
  private static let root = """
    import SwiftUI
    import UIKit

    struct Root: View { var body: some View { Table().ignoresSafeArea() } }

    private struct Table: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> Feed { Feed() }
      func updateUIViewController(_ controller: Feed, context: Context) {}
    }
    """

  private static func base(_ parameters: String = "") -> String {
    """
    import UIKit

    class Base\(parameters): UIViewController, UITableViewDataSource, UITableViewDelegate {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let told = UILabel(frame: CGRect(x: 0, y: 320, width: 300, height: 40))

      override func viewDidLoad() {
        super.viewDidLoad()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
        view.addSubview(told)
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let height = tableView.rectForRow(at: indexPath).height
        cell.textLabel?.text = "Row \\(indexPath.row) of \\(height)"
        return cell
      }
    }
    """
  }

  private static let height = """
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 80 }
    """
  private static let header = """
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let label = UILabel()
      label.text = "Header"
      return label
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    """
  private static let events = """
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      told.text = "Selected \\(indexPath.row)"
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { told.text = "Scrolled" }
    """

  private func inspect(_ files: [String: String], at time: Double) throws -> String {
    let folder = try TemporaryFolder()
    var files = files
    files["Root.swift"] = Self.root
    files["go.scroll"] = """
      wait 0.2s
      tap (100, 150)
      wait 0.5s
      drag from (100, 250) by (0, -100) over 0.3s hold 0.3s
      wait 0.5s

      """
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.url.appending(path: name))
    }
    let swift = files.keys.filter { $0.hasSuffix(".swift") }.sorted().joined(separator: " ")
    let result = try BuiltTool.run(
      "inspect \(swift) --view Root --device none --script go.scroll --at \(time)", in: folder.url)
    #expect(result.status == 0, "\(result.err)")
    return result.out
  }

  private func check(_ files: [String: String]) throws {
    let first = try inspect(files, at: 0)
    for text in ["Header", "Row 0 of 80.0"] {
      #expect(first.contains("text \(text)\n"), "\(first)")
    }
    let selected = try inspect(files, at: 0.6)
    #expect(selected.contains("text Selected 1\n"), "\(selected)")
    let scrolled = try inspect(files, at: 1.6)
    #expect(scrolled.contains("text Scrolled\n"), "\(scrolled)")
  }

  @Test func `are called in a class below, its extensions and those below it`() throws {
    try check([
      "Base.swift": Self.base(),
      "Middle.swift": "import UIKit\nclass Middle: Base {\n\(Self.height)\n}",
      "Feed.swift": """
      import UIKit
      final class Feed: Middle {
        override \(Self.height)
      }
      extension Feed { \(Self.header) }
      private extension Feed {
      \(Self.events)
      }
      """,
    ])
  }

  @Test func `are called in a class below a generic one, if they have their selectors`() throws {
    let all = [Self.height, Self.header, Self.events].joined(separator: "\n")
    let marked = all.replacing("func tableView", with: "@objc(a:b:) func tableView")
      .replacing("func scroll", with: "@objc func scroll")
    try check([
      "Base.swift": Self.base("<Item>"),
      "Feed.swift": "import UIKit\nfinal class Feed: Base<Int> {\n\(marked)\n}",
    ])
    let plain = try inspect(
      [
        "Base.swift": Self.base("<Item>"),
        "Feed.swift": "import UIKit\nfinal class Feed: Base<Int> {\n\(all)\n}",
      ], at: 0)
    #expect(!plain.contains("Header"))
  }

  /// Every method is one that a class below overrides, so the compiler checks the whole table.
  @Test func `are overridden in a class below for every delegate of Apple's frameworks`() throws {
    let all = DelegateProtocols.all
    let frameworks = Set(
      (DelegateProtocols.frameworks + DelegateProtocols.services).map(\.module))
    var lines = frameworks.union(["MapKit", "SwiftUI", "UIKit"]).sorted().map { "import \($0)" }
    for entry in all.entries.values.sorted(by: { $0.name < $1.name }) {
      guard frameworks.union(["UIKit", "ScrollworkMaps"]).contains(entry.module),
        entry.name != "MKAnnotation"
      else { continue }
      let needed = all.closure(of: [entry.name]).sorted()
        .flatMap { all.entries[$0]?.requirements ?? [] }.filter { !$0.isOptional }
      let body = { (methods: [DelegateProtocols.Requirement]) in
        methods.map { "  \($0.signature.declaration) { fatalError() }" }
      }
      lines.append("class Base\(entry.name): NSObject, \(entry.name) {")
      lines += body(needed)
      lines += ["}", "class Feed\(entry.name): Base\(entry.name) {"]
      lines += body(entry.requirements.filter(\.isOptional)) + ["}"]
    }
    lines.append("struct Root: View { var body: some View { Text(\"All\") } }")
    let folder = try TemporaryFolder()
    try Data(lines.joined(separator: "\n").utf8).write(to: folder.url.appending(path: "Root.swift"))
    let result = try BuiltTool.run("inspect Root.swift --view Root --at 0", in: folder.url)
    #expect(result.status == 0, "\(result.err)")
    #expect(result.out.contains("text All\n"))
  }
}
