import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage
import ScrollworkUIControls
import ScrollworkUIScrolling
import ScrollworkViews
import Testing
import ViewTestSupport

/// Notes the life of a search.
private final class SearchOwner: UISearchControllerDelegate, UISearchResultsUpdating,
  UISearchBarDelegate
{
  var lines: [String] = []
  var mayBegin = true

  func willPresentSearchController(_ searchController: UISearchController) {
    lines.append("will present")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    lines.append("did present")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    lines.append("will dismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    lines.append("did dismiss")
  }
  func updateSearchResults(for searchController: UISearchController) {
    lines.append("updates \(searchController.isActive)")
  }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begins") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("ends") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancels") }
}

/// A stack whose page has a search.
private struct Search: UIViewControllerRepresentable {
  let owner: SearchOwner

  func makeUIViewController(context: Context) -> UINavigationController {
    let page = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    (search.delegate, search.searchResultsUpdater) = (owner, owner)
    search.searchBar.delegate = owner
    page.navigationItem.searchController = search
    return UINavigationController(rootViewController: page)
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

/// Source: documented, the reference pages of `UISearchController` and its delegates.
@MainActor @Suite struct `A search controller` {
  // The field is below a bar of 44 points.
  private let field = GestureScript.Step.tap(.point(CGPoint(x: 60, y: 62)))
  private let cancel = GestureScript.Step.tap(.point(CGPoint(x: 270, y: 62)))

  private func stage(_ owner: SearchOwner, _ script: GestureScript) -> Stage {
    Stage(canvas: CGSize(width: 300, height: 400), script: script) { Search(owner: owner) }
  }

  @Test func `becomes active with the focus of its field, and ends with the cancel button`() {
    let owner = SearchOwner()
    #expect(stage(SearchOwner(), []).texts == ["Search"])
    #expect(stage(SearchOwner(), [field, .wait(0.5)]).texts.contains("Cancel"))
    let stage = stage(owner, [field, .wait(0.5), cancel, .wait(0.5)])
    #expect(!stage.texts.contains("Cancel"))
    #expect(
      owner.lines == [
        "will present", "updates true", "did present", "begins", "cancels", "will dismiss", "ends",
        "updates false", "did dismiss",
      ])
  }

  @Test func `does not begin where the delegate of its bar refuses`() {
    let owner = SearchOwner()
    owner.mayBegin = false
    #expect(!stage(owner, [field, .wait(0.5)]).texts.contains("Cancel"))
    #expect(owner.lines.isEmpty)
  }

  @Test func `clears its text when code ends it, and has the defaults of UIKit`() {
    let search = UISearchController()
    #expect(search.searchResultsController == nil && search.hidesNavigationBarDuringPresentation)
    #expect(search.obscuresBackgroundDuringPresentation && search.automaticallyShowsCancelButton)
    search.isActive = true
    search.searchBar.text = "a"
    search.isActive = false
    #expect(search.searchBar.text == "" && !search.searchBar.showsCancelButton)
    search.automaticallyShowsCancelButton = false
    search.isActive = true
    #expect(!search.searchBar.showsCancelButton)
  }
}

/// Notes what a controller of tabs asks.
private final class TabOwner: UITabBarControllerDelegate {
  var mayLeave = true
  var titles: [String?] = []
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { mayLeave }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { titles.append(viewController.title) }
}

private struct Tabs: UIViewControllerRepresentable {
  let owner: TabOwner

  func makeUIViewController(context: Context) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = ["first", "second"].map { title in
      let page = UIViewController()
      page.title = title
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "page \(title)"
      page.view.addSubview(label)
      return page
    }
    tabs.delegate = owner
    return tabs
  }

  func updateUIViewController(_ controller: UITabBarController, context: Context) {}
}

@MainActor @Suite struct `A controller of tabs` {
  private func stage(_ owner: TabOwner) -> Stage {
    // The bar is 49 points high; each of two items has half of it.
    Stage(
      canvas: CGSize(width: 200, height: 400),
      script: [.tap(.point(CGPoint(x: 150, y: 375))), .wait(0.2)]
    ) { Tabs(owner: owner) }
  }

  @Test func `shows the page of the tab that is touched`() {
    let owner = TabOwner()
    #expect(stage(TabOwner()).texts(at: 0) == ["page first", "first", "second"])
    #expect(stage(owner).texts == ["page second", "first", "second"])
    #expect(owner.titles == ["second"])
  }

  @Test func `stays where its delegate refuses`() {
    let owner = TabOwner()
    owner.mayLeave = false
    #expect(stage(owner).texts == ["page first", "first", "second"])
    #expect(owner.titles.isEmpty)
  }

  @Test func `changes its selection by index and by controller`() {
    let (tabs, pages) = (UITabBarController(), [UIViewController(), UIViewController()])
    tabs.setViewControllers(pages, animated: false)
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === pages[0])
    tabs.selectedViewController = pages[1]
    #expect(tabs.selectedIndex == 1 && pages[1].tabBarController === tabs)
    tabs.viewControllers = [pages[1]]
    #expect(pages[0].parent == nil && pages[1].parent === tabs)
  }
}

/// Notes the pages of a stack.
private final class StackOwner: UINavigationControllerDelegate {
  var lines: [String] = []
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { lines.append("will show \(viewController.title ?? "") \(animated)") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { lines.append("did show \(viewController.title ?? "") \(animated)") }
}

@MainActor @Suite struct `A stack of controllers` {
  @Test func `tells its delegate of each page before and after it is shown`() {
    let owner = StackOwner()
    let pages = ["a", "b"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    let stack = UINavigationController(rootViewController: pages[0])
    stack.delegate = owner
    stack.loadViewIfNeeded()
    stack.pushViewController(pages[1], animated: false)
    stack.popViewController(animated: false)
    #expect(
      owner.lines == [
        "will show a false", "did show a false", "will show b false", "did show b false",
        "will show a false", "did show a false",
      ])
  }
}
