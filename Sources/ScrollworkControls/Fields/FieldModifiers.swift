public import ScrollworkViews

// What these ask for happens on a keyboard, which scenes do not have.
extension View {
  /// Says what the keyboard for fields inside has on its keys.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Says what the key is called that ends typing.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Says which letters a keyboard makes capitals.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Says that nothing corrects what is typed.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Says that nothing corrects what is typed.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Says what is done when typing ends, which never begins.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { self }
}

/// What a keyboard has on its keys.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// What suits most.
  case `default`
  /// Letters of ASCII.
  case asciiCapable
  /// Numbers and signs.
  case numbersAndPunctuation
  /// What addresses of pages are made of.
  case URL
  /// Digits.
  case numberPad
  /// What numbers of telephones are made of.
  case phonePad
  /// What names and numbers of telephones are made of.
  case namePhonePad
  /// What addresses of mail are made of.
  case emailAddress
  /// Digits and a point.
  case decimalPad
  /// Letters, and the signs of short messages.
  case twitter
  /// What is searched for.
  case webSearch
}

/// What the key is called that ends typing.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// It is done.
  public static let done = SubmitLabel(name: "done")
  /// Go there.
  public static let go = SubmitLabel(name: "go")
  /// Send it.
  public static let send = SubmitLabel(name: "send")
  /// Join.
  public static let join = SubmitLabel(name: "join")
  /// Go on from here.
  public static let route = SubmitLabel(name: "route")
  /// Look for it.
  public static let search = SubmitLabel(name: "search")
  /// Another line.
  public static let `return` = SubmitLabel(name: "return")
  /// The next field.
  public static let next = SubmitLabel(name: "next")
  /// Go on.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Which letters a keyboard makes capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// None.
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  /// The first of every word.
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  /// The first of every sentence.
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  /// All.
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

/// What typing may end in.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Triggers of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A field of a search.
  public static let search = SubmitTriggers(rawValue: 2)
}
