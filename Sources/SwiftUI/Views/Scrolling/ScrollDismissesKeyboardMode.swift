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

  /// How scrolling dismisses a keyboard, which scenes do not have.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardModeKey.self] }
    set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how scrolling dismisses a keyboard, which scenes do not have; views can read the mode from
  /// the environment.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}
