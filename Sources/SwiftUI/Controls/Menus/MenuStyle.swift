public import ScrollworkEnvironment
public import ScrollworkViews

/// The appearance of menus.
public protocol MenuStyle: Sendable {}

/// The default menu style.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates a default menu style.
  nonisolated public init() {}
}

/// A menu style that displays a button.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates a button menu style.
  nonisolated public init() {}
}

/// A menu style that displays a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates a borderless button menu style.
  nonisolated public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default menu style.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

/// The order of the items of a menu.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// The default order.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first item nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// The order of the declaration.
  public static let fixed = MenuOrder(name: "fixed")
}

extension View {
  /// Sets the style for menus within this view.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    transformEnvironment(\.self) {
      if style is BorderlessButtonMenuStyle { $0.systemButtonAppearance = .automatic }
    }
  }

  /// Sets the order of the items of menus within this view.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Sets the visibility of the indicators of menus: on a phone those of pickers alone have any.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}

extension EnvironmentValues {
  private enum OrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
  }

  private enum IndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// The visibility of the indicators of menus.
  public var menuIndicatorVisibility: Visibility {
    get { self[IndicatorKey.self] }
    set { self[IndicatorKey.self] = newValue }
  }

  /// The order of the items of menus.
  public var menuOrder: MenuOrder {
    get { self[OrderKey.self] }
    set { self[OrderKey.self] = newValue }
  }
}
