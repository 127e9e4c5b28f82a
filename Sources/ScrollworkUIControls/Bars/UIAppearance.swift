import Foundation
public import ScrollworkUIScrolling

extension UIView {
  /// The looks that new views of the class begin with.
  public static func appearance() -> Self { AppearanceProxies.proxy(of: Self.self) }

  /// The looks that new views of the class begin with, in whatever container.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self {
    appearance()
  }

  /// The looks that new views of the class begin with, for whatever traits.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

/// The views that stand for all of their class.
@MainActor enum AppearanceProxies {
  private static var proxies: [ObjectIdentifier: UIView] = [:]
  private static var isMaking = false

  static func proxy<Kind: UIView>(of kind: Kind.Type) -> Kind {
    if let proxy = proxies[ObjectIdentifier(kind)] as? Kind { return proxy }
    isMaking = true
    defer { isMaking = false }
    guard let made = kind.init(coder: NSCoder()) else {
      preconditionFailure("\(kind) cannot be made without arguments")
    }
    proxies[ObjectIdentifier(kind)] = made
    return made
  }

  /// The proxy of a class for a new view; nil if no code has asked for the proxy.
  static func known<Kind: UIView>(_ kind: Kind.Type) -> Kind? {
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
  private static let proxy = UIBarButtonItem()
}

extension UINavigationBar {
  /// Takes over what was said about all bars.
  func adoptAppearance() {
    guard let proxy = AppearanceProxies.known(UINavigationBar.self) else { return }
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
  /// Takes over what was said about all bars.
  func adoptAppearance() {
    guard let proxy = AppearanceProxies.known(UITabBar.self) else { return }
    standardAppearance = proxy.standardAppearance
    scrollEdgeAppearance = proxy.scrollEdgeAppearance
    (barTintColor, unselectedItemTintColor) = (proxy.barTintColor, proxy.unselectedItemTintColor)
    (isTranslucent, isHidden) = (proxy.isTranslucent, proxy.isHidden)
    if let color = proxy.backgroundColor { backgroundColor = color }
    if let tint = proxy.ownTintColor { tintColor = tint }
  }
}
