public import ScrollworkViews

/// A press of a key of a keyboard.
public struct KeyPress: Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// The characters.
  public let characters: String
  /// The modifier keys.
  public let modifiers: EventModifiers
  /// How far the press has come.
  public let phase: Phases

  /// How far a press has come.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// Creates phases from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key was pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is kept pressed.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key was released.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What became of a press.
  public enum Result: Hashable, Sendable {
    /// It was used.
    case handled
    /// It was not.
    case ignored
  }
}

extension KeyEquivalent {
  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

// A phone has no keyboard of keys attached: none is pressed.
extension View {
  /// Runs an action when a key is pressed, which does not occur.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  /// Runs an action when a key is pressed, which does not occur.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Runs an action when one of some keys is pressed, which does not occur.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Runs an action when any key is pressed, which does not occur.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
}
