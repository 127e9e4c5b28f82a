public import ScrollworkViews

// Scenes have no keyboard: these modifiers compile and have no effect.
extension View {
  /// Sets the keyboard type for this view.
  ///
  /// Has no effect.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets the submit label for this view.
  ///
  /// Has no effect.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Sets how often the keyboard capitalizes input automatically.
  ///
  /// Has no effect.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Sets whether to disable autocorrection for this view.
  ///
  /// Has no effect.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Sets whether to disable autocorrection for this view.
  ///
  /// Has no effect.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Sets how often the keyboard capitalizes input automatically.
  ///
  /// Has no effect.
  nonisolated public func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> some View { self }

  /// Sets the meaning of the text for suggestions of the keyboard.
  ///
  /// Has no effect.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Sets the scope of submissions.
  ///
  /// Has no effect.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Sets a keyboard shortcut; scenes have no keyboard.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  /// Sets a keyboard shortcut; scenes have no keyboard.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Adds an action to perform when the user submits a value; never called.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { self }
}

/// The type of keyboard to display for a text-based view.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The default keyboard for the current input method.
  case `default`
  /// Standard ASCII characters.
  case asciiCapable
  /// The name of old for ``asciiCapable``.
  public static let alphabet = UIKeyboardType.asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// A keyboard for URL entry.
  case URL
  /// A numeric keypad for PIN entry.
  case numberPad
  /// A keypad for telephone numbers.
  case phonePad
  /// A keypad for a person's name or telephone number.
  case namePhonePad
  /// A keyboard for email addresses.
  case emailAddress
  /// A keyboard with numbers and a decimal point.
  case decimalPad
  /// A keyboard for Twitter text entry, with easy access to @ and #.
  case twitter
  /// A keyboard for web search terms and URL entry.
  case webSearch
}

/// A semantic label describing the submission within a view hierarchy.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// A submit label with the text “Done”.
  public static let done = SubmitLabel(name: "done")
  /// A submit label with the text “Go”.
  public static let go = SubmitLabel(name: "go")
  /// A submit label with the text “Send”.
  public static let send = SubmitLabel(name: "send")
  /// A submit label with the text “Join”.
  public static let join = SubmitLabel(name: "join")
  /// A submit label with the text “Route”.
  public static let route = SubmitLabel(name: "route")
  /// A submit label with the text “Search”.
  public static let search = SubmitLabel(name: "search")
  /// A submit label with the text “Return”.
  public static let `return` = SubmitLabel(name: "return")
  /// A submit label with the text “Next”.
  public static let next = SubmitLabel(name: "next")
  /// A submit label with the text “Continue”.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// The kind of autocapitalization behavior applied during text input.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// No capitalization.
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  /// Capitalizes the first letter of every word.
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  /// Capitalizes the first letter of every sentence.
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  /// Capitalizes every letter.
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

/// The kinds of views that trigger a submission action.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: Int

  /// Creates triggers from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text input views, such as text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}
