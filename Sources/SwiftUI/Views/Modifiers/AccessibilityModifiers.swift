public import ScrollworkEnvironment

// Accessibility, haptics and system UI that scenes do not have: these modifiers do not affect
// rendering.
extension View {
  /// Sets the accessibility label; it is not rendered.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }

  /// Sets the accessibility label; it is not rendered.
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { self }

  /// Sets the accessibility label; it is not rendered.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }

  /// Sets the accessibility hint; it is not rendered.
  nonisolated public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }

  /// Sets the accessibility hint; it is not rendered.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }

  /// Sets the accessibility value; it is not rendered.
  nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }

  /// Sets the accessibility value; it is not rendered.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: some StringProtocol) -> some View { self }

  /// Sets whether the view is hidden from accessibility; it is rendered either way.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Adds accessibility traits.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> some View { self }

  /// Removes accessibility traits.
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> some View { self }

  /// Creates an accessibility element with a treatment of the view's children.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
}

extension View {
  /// Hides the view and excludes it from hit testing; its layout is unchanged.
  public func hidden() -> some View { opacity(0).allowsHitTesting(false) }

  /// Sets the color scheme of the view.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
