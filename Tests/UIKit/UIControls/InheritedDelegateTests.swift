import Foundation
import ScrollworkUIControls
import ScrollworkUIScrolling
import Testing

private class Base: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
}

private final class Feed: Base {
  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 80 }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 90 }
}

private class Rows: UITableViewController {
  var calls: [String] = []
}

private final class LastRows: Rows {
  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 80 }
  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    calls.append("decelerating")
  }
  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
}

private class BaseScene: UIWindowSceneDelegate {}

private final class MainScene: BaseScene, WindowHolding {
  var window: UIWindow?
}

@MainActor @Suite struct `Delegates that inherit their conformance` {
  private let path = IndexPath(row: 0, section: 0)

  @Test func `override what the class above has, in code that is not rewritten`() {
    let (table, feed) = (UITableView(), Feed())
    let delegate: any UITableViewDelegate = feed
    #expect(delegate.tableView(table, heightForRowAt: path) == 80)
    // As in Swift: what the conforming class has not is the default.
    let height = delegate.tableView(table, heightForHeaderInSection: 0)
    #expect(height == table.sectionHeaderHeight)
    #expect(feed.tableView(table, heightForHeaderInSection: 0) == 90)
  }

  @Test func `override what controllers of UIKit have`() {
    let rows = LastRows(style: .plain)
    let delegate: any UITableViewDelegate = rows
    delegate.scrollViewWillBeginDecelerating(rows.tableView)
    #expect(rows.calls == ["decelerating"])
    #expect(!delegate.scrollViewShouldScrollToTop(rows.tableView))
    #expect(delegate.tableView(rows.tableView, heightForRowAt: path) == 80)
  }

  @Test func `have the window of the class below`() {
    let scene = MainScene()
    let delegate: any UIWindowSceneDelegate = scene
    #expect(delegate.window == nil)
    delegate.window = UIWindow()
    #expect(scene.window != nil && delegate.window === scene.window)
    let view = UIView()
    delegate.window?.addSubview(view)
    #expect(scene.window?.subviews.contains { $0 === view } == true)
    let base: any UIWindowSceneDelegate = BaseScene()
    base.window = UIWindow()
    #expect(base.window == nil)
  }
}
