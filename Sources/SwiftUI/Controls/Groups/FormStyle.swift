import ScrollworkEnvironment
public import ScrollworkViews

/// The appearance of forms; on a phone all of the system's look like a list.
public protocol FormStyle: Sendable {}

/// The default form style.
public struct AutomaticFormStyle: FormStyle {
  /// Creates a default form style.
  nonisolated public init() {}
}

/// A form style with grouped rows.
public struct GroupedFormStyle: FormStyle {
  /// Creates a grouped form style.
  nonisolated public init() {}
}

/// A form style with columns of labels and values.
public struct ColumnsFormStyle: FormStyle {
  /// Creates a columns form style.
  nonisolated public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default form style.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Grouped rows.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Columns of labels and values.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the style for forms within this view; that with columns has no list.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formHasColumns, style is ColumnsFormStyle)
  }
}

extension EnvironmentValues {
  private enum ColumnsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether forms have columns in place of a list.
  var formHasColumns: Bool {
    get { self[ColumnsKey.self] }
    set { self[ColumnsKey.self] = newValue }
  }
}
