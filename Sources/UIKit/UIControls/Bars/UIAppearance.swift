import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEnvironment
public import ScrollworkUIScrolling
import ScrollworkViews
import ScrollworkSystem

extension UIView {
  /// The looks that new views of the class begin with.
  public static func appearance() -> Self { AppearanceProxies.current.proxy(of: Self.self) }

  /// The looks that new views of the class begin with, in whatever container.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self {
    appearance()
  }

  /// The looks that new views of the class begin with, for whatever traits.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

/// The views that stand for all of their class.
@MainActor final class AppearanceProxies {
  private var proxies: [ObjectIdentifier: UIView] = [:]
  private var isMaking = false

  /// Those of the app whose code runs.
  static var current: AppearanceProxies { AppProcess.current.only { AppearanceProxies() } }

  func proxy<Kind: UIView>(of kind: Kind.Type) -> Kind {
    if let proxy = proxies[ObjectIdentifier(kind)] as? Kind { return proxy }
    isMaking = true
    defer { isMaking = false }
    guard let made = kind.init(coder: NSCoder()) else {
      preconditionFailure("\(kind) cannot be made without arguments")
    }
    proxies[ObjectIdentifier(kind)] = made
    shareLooks(of: made)
    return made
  }

  /// Lets the bars of SwiftUI look like a proxy.
  private func shareLooks(of proxy: UIView) {
    let bars = BarAppearances.current
    if let bar = proxy as? UINavigationBar { bars.navigationBar = { bar.look } }
    if let bar = proxy as? UITabBar { bars.tabBar = { bar.look } }
  }

  /// The proxy of a class for a new view; nil if no code has asked for the proxy.
  func known<Kind: UIView>(_ kind: Kind.Type) -> Kind? {
    isMaking ? nil : proxies[ObjectIdentifier(kind)] as? Kind
  }
}

extension UIBarItem {
  /// The looks that items of bars begin with, which bars of this kind do not take over.
  public static func appearance() -> UIBarButtonItem { proxy }

  /// The look of all items; containers are not told apart.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass])
    -> UIBarButtonItem
  { proxy }
  @ProcessValue private static var proxy = UIBarButtonItem()
}

extension UINavigationBar {
  /// The looks for the navigation bars of SwiftUI.
  fileprivate var look: NavigationBarLook {
    NavigationBarLook(
      title: BarText(standardAppearance.titleTextAttributes),
      largeTitle: BarText(standardAppearance.largeTitleTextAttributes),
      tint: ownTintColor.map { Color(uiColor: $0) },
      standard: BarGround(standardAppearance, extra: nil),
      scrollEdge: scrollEdgeAppearance.map { BarGround($0, extra: nil) })
  }

  /// Takes over what was said about all bars.
  func adoptAppearance() {
    guard let proxy = AppearanceProxies.current.known(UINavigationBar.self) else { return }
    standardAppearance = proxy.standardAppearance
    scrollEdgeAppearance = proxy.scrollEdgeAppearance
    (compactAppearance, barStyle) = (proxy.compactAppearance, proxy.barStyle)
    if let color = proxy.barTintColor { barTintColor = color }
    if let attributes = proxy.titleTextAttributes { titleTextAttributes = attributes }
    if let attributes = proxy.largeTitleTextAttributes { largeTitleTextAttributes = attributes }
    if let tint = proxy.ownTintColor { tintColor = tint }
    prefersLargeTitles = proxy.prefersLargeTitles
  }
}

extension UITabBar {
  /// The looks for the tab bars of SwiftUI.
  fileprivate var look: TabBarLook {
    let items = standardAppearance.stackedLayoutAppearance
    return TabBarLook(
      isHidden: isHidden, selected: (items.selected.ink ?? ownTintColor).map { Color(uiColor: $0) },
      unselected: (items.normal.ink ?? unselectedItemTintColor).map { Color(uiColor: $0) },
      ground: BarGround(standardAppearance, extra: barTintColor ?? backgroundColor))
  }

  /// Takes over what was said about all bars.
  func adoptAppearance() {
    guard let proxy = AppearanceProxies.current.known(UITabBar.self) else { return }
    standardAppearance = proxy.standardAppearance
    scrollEdgeAppearance = proxy.scrollEdgeAppearance
    (barTintColor, unselectedItemTintColor) = (proxy.barTintColor, proxy.unselectedItemTintColor)
    (isTranslucent, isHidden) = (proxy.isTranslucent, proxy.isHidden)
    if let color = proxy.backgroundColor { backgroundColor = color }
    if let tint = proxy.ownTintColor { tintColor = tint }
  }
}

extension BarGround {
  /// The background of an appearance, with a further color of the bar itself.
  @MainActor fileprivate init(_ appearance: UIBarAppearance, extra: UIColor?) {
    self.init(
      hasMaterial: appearance.backgroundEffect != nil,
      color: (extra ?? appearance.backgroundColor).map { Color(uiColor: $0) },
      line: appearance.shadowColor.map { Color(uiColor: $0) })
  }
}

extension BarText {
  /// The color and the font among the attributes of a title.
  fileprivate init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init(
      color: (attributes[.foregroundColor] as? UIColor).map { Color(uiColor: $0) },
      font: (attributes[.font] as? UIFont)?.font)
  }
}

extension UITabBarItemStateAppearance {
  /// The color of an item.
  var ink: UIColor? { iconColor ?? titleTextAttributes[.foregroundColor] as? UIColor }
}
