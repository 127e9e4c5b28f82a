import ScrollworkEnvironment
public import ScrollworkViews

/// How a picker looks.
public protocol PickerStyle: Sendable {}

/// What suits the place: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// The look.
  nonisolated public init() {}
}

/// All options beside each other, as wide as each other.
public struct SegmentedPickerStyle: PickerStyle {
  /// The look.
  nonisolated public init() {}
}

/// The option that is selected, beside a mark that there are others.
public struct MenuPickerStyle: PickerStyle {
  /// The look.
  nonisolated public init() {}
}

/// In a list a row for each option, elsewhere a wheel.
public struct InlinePickerStyle: PickerStyle {
  /// The look.
  nonisolated public init() {}
}

/// A wheel that a finger turns.
public struct WheelPickerStyle: PickerStyle {
  /// The look.
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// What suits the place: a menu.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options beside each other, as wide as each other.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The option that is selected, beside a mark that there are others.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// In a list a row for each option, elsewhere a wheel.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel that a finger turns.
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The looks that there are.
enum PickerLook {
  case segments
  case menu
  case rows
  case wheel
}

extension PickerStyle {
  /// The look of the style at its place.
  func look(inList: Bool) -> PickerLook {
    switch self {
    case is SegmentedPickerStyle: .segments
    case is WheelPickerStyle: .wheel
    case is InlinePickerStyle: inList ? .rows : .wheel
    default: .menu
    }
  }
}

extension View {
  /// Sets how pickers inside look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style)
  }
}

extension EnvironmentValues {
  private enum PickerStyleKey: EnvironmentKey {
    static var defaultValue: any PickerStyle { DefaultPickerStyle() }
  }

  /// How pickers look.
  var pickerStyle: any PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}
