public import ScrollworkEnvironment
public import ScrollworkViews

// Focus without a text field is for keyboards and remote controls, which a phone has not.
extension View {
  /// Lets the view be focused by a keyboard.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Lets the view be focused by a keyboard for some interactions.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { self }

  /// Hides the ring around a focused view, which a phone does not draw.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Groups views for a remote control.
  public func focusSection() -> some View { self }

  /// Limits the choice of what is focused first.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Prefers the view for what is focused first by a remote control.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }

  /// Focuses a view when this one appears.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }

  /// Follows the focus of assistive technologies, which are off.
  public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Follows the focus of assistive technologies, which are off.
  public func accessibilityFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { self }

  /// Follows the focus of the search field, which a script does not type in.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

  /// Follows the focus of the search field, which a script does not type in.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { self }
}

/// What a view may be focused for.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: Int

  /// Creates interactions from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// To press it.
  public static let activate = FocusInteractions(rawValue: 1)
  /// To change it.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As the system chooses.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// How early a default focus is chosen.
public enum DefaultFocusEvaluationPriority: Hashable, Sendable {
  /// When the view appears.
  case automatic
  /// When a person made the change.
  case userInitiated
}

extension EnvironmentValues {
  /// Whether the nearest focusable view is focused: without a keyboard none is.
  public var isFocused: Bool { false }
}
