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

  /// Plays haptic feedback when a value changes, without effect in a scene.
  nonisolated public func sensoryFeedback(
    _ feedback: SensoryFeedback, trigger: some Equatable
  ) -> some View { self }

}

/// A kind of haptic feedback.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  /// A task completed.
  public static let success = SensoryFeedback(name: "success")
  /// A task produced a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(name: "error")
  /// The selection changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value increased.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value decreased.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity started.
  public static let start = SensoryFeedback(name: "start")
  /// An activity stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged item aligned with another.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A pressure level was crossed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Two objects collided.
  public static let impact = SensoryFeedback(name: "impact")
}

extension View {
  /// Hides the view and excludes it from hit testing; its layout is unchanged.
  public func hidden() -> some View { opacity(0).allowsHitTesting(false) }

  /// Sets the color scheme of the view.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
