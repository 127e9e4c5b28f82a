// At 0, 1, 2.
import SideMenu
import UIKit

final class MenuController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Menu"
  }
}

final class HomeController: UIViewController, SideMenuNavigationControllerDelegate {
  private let state = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 24))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemYellow
    state.text = "home"
    view.addSubview(state)
    var settings = SideMenuSettings()
    settings.presentationStyle = SideMenuPresentationStyle.menuSlideIn
    (settings.menuWidth, settings.pushStyle) = (250, SideMenuPushStyle.default)
    let menu: UISideMenuNavigationController = SideMenuNavigationController(
      rootViewController: MenuController(), settings: settings)
    menu.sideMenuDelegate = self
    SideMenuManager.default.leftMenuNavigationController = menu
    SideMenuManager.default.addScreenEdgePanGesturesToPresent(
      toView: view, forMenu: SideMenuManager.PresentDirection.left)
    after(0.2) { self.present(menu, animated: true) }
    after(1.2) { menu.dismiss(animated: true) }
  }

  func sideMenuDidAppear(menu: SideMenuNavigationController, animated: Bool) {
    state.text = "menu at the left \(menu.leftSide)"
  }

  private func after(_ seconds: Double, _ work: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
  }
}

#Preview { HomeController() }
