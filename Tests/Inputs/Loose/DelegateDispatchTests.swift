import Testing

@testable import ScrollworkLoose

private struct Case: CustomTestStringConvertible {
  let testDescription: String
  let files: [String]
  /// Lines of the result that differ from the files, without the spaces around them.
  let changed: [String]

  init(_ name: String, _ files: [String], _ changed: [String]) {
    (testDescription, self.files, self.changed) = (name, files, changed)
  }
}

private let scroll = "func scrollViewDidScroll(_ scrollView: UIScrollView)"
private let scrollDefault =
  "\(scroll) { ScrollworkDefaultUIScrollViewDelegate().scrollViewDidScroll(scrollView) };"
private let base = "class Base: UIViewController, UITableViewDelegate {"
private let dispatchingBase = "\(base) @MainActor \(scrollDefault)"

private let cases = [
  Case("a class alone", ["\(base)\n\(scroll) {}\n}"], []),
  Case(
    "a class below",
    ["\(base)\n}", "class Feed: Base {\n  \(scroll) {}\n}"],
    [dispatchingBase, "override \(scroll) {}"]),
  Case(
    "a class below a class that has the method",
    ["\(base)\n\(scroll) {}\n}", "class Feed: Base {\n  override \(scroll) {}\n}"], []),
  Case(
    "three levels, of which two have the method",
    [
      "\(base)\n}", "class Middle: Base {\n}",
      "class Feed: Middle {\n\(scroll) {}\n}\nclass Last: Feed {\n  override \(scroll) {}\n}",
    ], [dispatchingBase, "override \(scroll) {}"]),
  Case(
    "a private method",
    ["\(base)\n}", "class Feed: Base {\n  private \(scroll) {}\n}"],
    [dispatchingBase, "override \(scroll) {}"]),
  Case(
    "classes that are public",
    [
      "public \(base)\n}", "public class Feed: Base {\n  \(scroll) {}\n}",
      "public class Other: Base {\n  public \(scroll) {}\n}",
    ],
    [
      "public \(base) @MainActor public \(scrollDefault)", "public override \(scroll) {}",
      "public override \(scroll) {}",
    ]),
  Case(
    "a method in an extension",
    ["\(base)\n}", "class Feed: Base {\n}\nprivate extension Feed {\n  \(scroll) {}\n}"],
    [
      dispatchingBase,
      "class Feed: Base { @MainActor override \(scroll) { scrollViewDidScroll_Feed(scrollView) };",
      "@MainActor internal func scrollViewDidScroll_Feed(_ scrollView: UIScrollView) {}",
    ]),
  Case(
    "an overridden method in an extension",
    [
      "class Base: UIViewController {\n}\nextension Base: UITableViewDelegate {\n  \(scroll) {}\n}",
      "class Feed: Base {\n  override \(scroll) {}\n}",
    ],
    [
      "class Base: UIViewController { @MainActor \(scroll) { scrollViewDidScroll_Base(scrollView) };",
      "@MainActor func scrollViewDidScroll_Base(_ scrollView: UIScrollView) {}",
    ]),
  Case(
    "an override in an extension of a class below one of UIKit",
    ["class Feed: UITableViewController {\n}\nextension Feed {\n  override \(scroll) {}\n}"],
    [
      "class Feed: UITableViewController { @MainActor override \(scroll) "
        + "{ scrollViewDidScroll_Feed(scrollView) };",
      "@MainActor func scrollViewDidScroll_Feed(_ scrollView: UIScrollView) {}",
    ]),
  Case(
    "a protocol, a composition and a name that stand for the delegate",
    [
      "typealias Table = UITableViewDataSource & Shown\nprotocol Shown: UITableViewDelegate {}",
      "class Base: UIViewController, Table {\n}\ntypealias Screen = Base",
      "class Feed: Screen {\n  \(scroll) {}\n}",
    ],
    [
      "class Base: UIViewController, Table { @MainActor \(scrollDefault)",
      "override \(scroll) {}",
    ]),
  Case(
    "a class in another one",
    ["enum App {\n\(base)\n}\nclass Feed: Base {\n  \(scroll) {}\n}\n}"],
    [dispatchingBase, "override \(scroll) {}"]),
  Case(
    "a generic class, where Objective-C does not find it",
    [
      "class Base<Item>: UIViewController, UITableViewDelegate {\n}",
      "class Feed: Base<Int> {\n  \(scroll) {}\n}",
    ], []),
  Case(
    "a generic class, with the attribute of Objective-C",
    [
      "class Base<Item>: UIViewController, UITableViewDelegate {\n}",
      "class Feed: Base<Int> {\n  @objc \(scroll) {}\n}",
    ],
    [
      "class Base<Item>: UIViewController, UITableViewDelegate { @MainActor \(scrollDefault)",
      "@objc override \(scroll) {}",
    ]),
  Case("a method of the type", ["\(base)\n}", "class Feed: Base {\n  static \(scroll) {}\n}"], []),
  Case(
    "a method with other types",
    ["\(base)\n}", "class Feed: Base {\n  func scrollViewDidScroll(_ scrollView: UIView) {}\n}"],
    []),
  Case(
    "a class that is no delegate",
    ["class Base: UIViewController {\n}", "class Feed: Base {\n  \(scroll) {}\n}"], []),
  Case(
    "a result that is not optional",
    [
      "\(base)\n  func tableView(_ a: UITableView, viewForHeaderInSection b: Int) -> UIView { c }\n}"
    ],
    ["func tableView(_ a: UITableView, viewForHeaderInSection b: Int) -> UIView? { c }"]),
  Case(
    "a parameter that is optional",
    [
      "class Form: NSObject, UITextFieldDelegate {\n"
        + "func textFieldShouldReturn(_ textField: UITextField!) -> Bool { true }\n}"
    ],
    [
      "class Form: NSObject, UITextFieldDelegate { @MainActor "
        + "func textFieldShouldReturn(_ textField: UITextField) -> Bool "
        + "{ textFieldShouldReturn(textField as UITextField?) };"
    ]),
  Case(
    "a window below the delegate of a scene",
    [
      "class Base: UIResponder, UIWindowSceneDelegate {\n}",
      "class SceneDelegate: Base {\n  var window: UIWindow?\n}",
    ], ["class SceneDelegate: Base, WindowHolding {"]),
  Case(
    "functions as parameters, whose attributes may differ",
    [
      "class Base: NSObject, WKNavigationDelegate {\n}",
      """
      class Page: Base {
        func webView(
          _ view: WKWebView, decidePolicyFor action: WKNavigationAction,
          decisionHandler: @escaping (WKNavigationActionPolicy) -> Swift.Void
        ) {}
      }
      """,
    ],
    [
      "class Base: NSObject, WKNavigationDelegate { @MainActor func webView(_ webView: WKWebView, "
        + "decidePolicyFor navigationAction: WKNavigationAction, "
        + "decisionHandler: @escaping (WKNavigationActionPolicy)->Swift.Void) "
        + "{ ScrollworkDefaultWKNavigationDelegate().webView(webView, "
        + "decidePolicyFor: navigationAction, decisionHandler: decisionHandler) };",
      "override func webView(",
    ]),
]

@Suite struct `Methods of delegates` {
  @Test(arguments: cases) fileprivate func `are found in`(c: Case) {
    let sources = c.files.map { SourceText($0) }
    let dispatch = DelegateDispatch(sources.map(TypeDeclarations.init))
    let result = sources.enumerated().flatMap { number, source in
      let text = String(decoding: dispatch.text(of: source, at: number).bytes, as: UTF8.self)
      return zip(lines(text), lines(String(decoding: source.bytes, as: UTF8.self)))
        .filter { $0 != $1 }.map(\.0)
    }
    #expect(result == c.changed)
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
  }

  @Test func `have the defaults of the protocols that need them`() {
    let source = SourceText(
      """
      class Base: UIViewController, UITableViewDataSource, CLLocationManagerDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      }
      class Feed: Base {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
      }
      """)
    #expect(
      DelegateDispatch([TypeDeclarations(source)]).code == """
        #sourceLocation(file: "<scrollwork>", line: 1)
        import CoreLocation
        import UIKit
        final class ScrollworkDefaultCLLocationManagerDelegate: NSObject, CLLocationManagerDelegate {
        }
        @MainActor final class ScrollworkDefaultUITableViewDataSource: NSObject, \
        UITableViewDataSource {
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int \
        { fatalError() }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> \
        UITableViewCell { fatalError() }
        }

        """)
  }

  @Test func `of an app are those of the lowest class`() {
    let source = SourceText(
      """
      class Base: UIResponder, UIApplicationDelegate {}
      class Middle: Base {}
      class Last: Middle {}
      class One: UIResponder, UIWindowSceneDelegate {}
      class Two: One {}
      class Three: One {}
      """)
    let chains = ClassChains([TypeDeclarations(source)], .all)
    #expect(
      ["Base", "One", "Other"].map(chains.lowest(below:)) == ["Last", "One", "Other"])
  }
}
