public import ScrollworkEnvironment

/// How scrolling dismisses a keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// The default for the scrolled content.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// Dismisses the keyboard as soon as scrolling begins.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// Lets the scrolling finger drag the keyboard away.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Never dismisses the keyboard.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

extension EnvironmentValues {
  private enum ScrollDismissesKeyboardModeKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
  }

  /// How scrolling dismisses the keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardModeKey.self] }
    set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how scrolling dismisses the keyboard: with it, fields lose the focus.
  ///
  /// No keyboard is drawn, so a finger cannot drag it away: a scroll view that dismisses it
  /// interactively leaves the focus.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

extension PlacedScrollView {
  /// Whether fields lose the focus when a finger begins to scroll.
  ///
  /// - Source: documented (`scrollDismissesKeyboard`): by default scrollable content other than a text
  ///   editor dismisses the keyboard on a scroll.
  package var dismissesKeyboardOnDrag: Bool {
    let mode = node.environment.scrollDismissesKeyboardMode
    return mode == .immediately || mode == .automatic
  }
}
