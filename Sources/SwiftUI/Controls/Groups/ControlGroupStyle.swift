import ScrollworkEnvironment
public import ScrollworkViews

/// A look of groups of controls.
public struct ControlGroupStyleKind: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = ControlGroupStyleKind(name: "automatic")
  /// For bars.
  public static let navigation = ControlGroupStyleKind(name: "navigation")
  /// For menus.
  public static let menu = ControlGroupStyleKind(name: "menu")
  /// For menus, in a row of symbols.
  public static let compactMenu = ControlGroupStyleKind(name: "compactMenu")
  /// In a row of symbols.
  public static let palette = ControlGroupStyleKind(name: "palette")
}

extension View {
  /// Sets the look of the groups of controls inside.
  public func controlGroupStyle(_ style: ControlGroupStyleKind) -> some View {
    environment(\.controlGroupStyle, style)
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: ControlGroupStyleKind { .automatic }
  }

  /// The look of groups of controls.
  var controlGroupStyle: ControlGroupStyleKind {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}
