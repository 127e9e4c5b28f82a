import ScrollworkEnvironment
public import ScrollworkViews

/// The appearance of date pickers.
public protocol DatePickerStyle: Sendable {}

/// The default date picker style: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates a default date picker style.
  nonisolated public init() {}
}

/// A date picker style with the date and the time as buttons that open a calendar and wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates a compact date picker style.
  nonisolated public init() {}
}

/// A date picker style with a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates a graphical date picker style.
  nonisolated public init() {}
}

/// A date picker style with wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates a wheel date picker style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default date picker style: compact.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date and the time as buttons that open a calendar and wheels.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The forms of date pickers.
enum DatePickerForm {
  case compact
  case graphical
  case wheel
}

extension DatePickerStyle {
  /// The form of the style.
  var form: DatePickerForm {
    switch self {
    case is GraphicalDatePickerStyle: .graphical
    case is WheelDatePickerStyle: .wheel
    default: .compact
    }
  }
}

extension View {
  /// Sets the style for date pickers within this view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, style)
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: any DatePickerStyle { DefaultDatePickerStyle() }
  }

  /// The style of date pickers.
  var datePickerStyle: any DatePickerStyle {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}
