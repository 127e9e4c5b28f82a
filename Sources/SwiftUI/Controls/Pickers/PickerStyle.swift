import ScrollworkEnvironment
public import ScrollworkViews

/// The appearance and behavior of pickers.
public protocol PickerStyle: Sendable {}

/// The default picker style: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates a default picker style.
  nonisolated public init() {}
}

/// A picker style that presents the options in a segmented control.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates a segmented picker style.
  nonisolated public init() {}
}

/// A picker style that presents a button with the selected option.
public struct MenuPickerStyle: PickerStyle {
  /// Creates a menu picker style.
  nonisolated public init() {}
}

/// A picker style that presents the options inline: rows in a list, a wheel elsewhere.
public struct InlinePickerStyle: PickerStyle {
  /// Creates an inline picker style.
  nonisolated public init() {}
}

/// A picker style that presents the options in a scrollable wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates a wheel picker style.
  nonisolated public init() {}
}

/// A picker style that presents the options on a page of their own.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates a navigation link picker style.
  nonisolated public init() {}
}

/// A picker style that presents the options in a row, as a segmented control.
public struct PalettePickerStyle: PickerStyle {
  /// Creates a palette picker style.
  nonisolated public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A picker style that presents the options on a page of their own.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A picker style that presents the options in a row, as a segmented control.
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default picker style: a menu.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A picker style that presents the options in a segmented control.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A picker style that presents a button with the selected option.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A picker style that presents the options inline: rows in a list, a wheel elsewhere.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A picker style that presents the options in a scrollable wheel.
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The presentations of pickers.
enum PickerPresentation {
  case segments
  case menu
  case menuRows
  case page
  case rows
  case wheel
}

extension PickerStyle {
  /// The presentation of the style, inside or outside of a list.
  func presentation(inList: Bool) -> PickerPresentation {
    switch self {
    case is SegmentedPickerStyle, is PalettePickerStyle: .segments
    case is NavigationLinkPickerStyle: .page
    case is WheelPickerStyle: .wheel
    case is InlinePickerStyle: inList ? .rows : .wheel
    default: .menu
    }
  }
}

extension View {
  /// Sets the style for pickers within this view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style)
  }
}

extension EnvironmentValues {
  private enum PickerStyleKey: EnvironmentKey {
    static var defaultValue: any PickerStyle { DefaultPickerStyle() }
  }

  /// The style of pickers.
  var pickerStyle: any PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}
