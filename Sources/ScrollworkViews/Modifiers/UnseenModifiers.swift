public import ScrollworkEnvironment

// What these ask for is told to other senses or to parts of a screen that a scene does not have: no
// picture can show whether it was done.
extension View {
  /// Describes the view to those who do not see it.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }

  /// Describes the view to those who do not see it.
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { self }

  /// Describes the view to those who do not see it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }

  /// Says to those who do not see it what the view does.
  nonisolated public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }

  /// Says to those who do not see it what the view does.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }

  /// Says the value of the view to those who do not see it.
  nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }

  /// Says the value of the view to those who do not see it.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: some StringProtocol) -> some View { self }

  /// Leaves the view out of what is told to those who do not see.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Says to those who do not see it what kind of view it is.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> some View { self }

  /// Says to those who do not see it what kind of view it is not.
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> some View { self }

  /// Says what becomes of the views inside for those who do not see them.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// Lets a hand feel that a value is another one.
  nonisolated public func sensoryFeedback(
    _ feedback: SensoryFeedback, trigger: some Equatable
  ) -> some View { self }

  /// Says how scrolling puts a keyboard away, which scenes do not have.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }

  /// Shows or hides the status bar, which scenes do not have.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Shows or hides the status bar, which scenes do not have.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
}

/// How scrolling puts a keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// As suits what is scrolled.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// As soon as scrolling begins.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// Along with the finger that scrolls.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Something a hand can feel.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  /// Something has been done.
  public static let success = SensoryFeedback(name: "success")
  /// Something may be wrong.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something is wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Another value is selected.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value has grown.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has become less.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something has begun.
  public static let start = SensoryFeedback(name: "start")
  /// Something has ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// Things lie in one line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level has been reached.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Things have met.
  public static let impact = SensoryFeedback(name: "impact")
}

extension View {
  /// Does not show the view, and lets no finger find it; its room stays.
  public func hidden() -> some View { opacity(0).allowsHitTesting(false) }

  /// Sets whether the surroundings of the view are light or dark.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
