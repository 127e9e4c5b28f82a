/// Whether a kind of input scrolls a view.
public struct ScrollInputBehavior: Equatable, Sendable {
  private let name: String

  /// The default of the system.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// The input scrolls the view.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// The input does not scroll the view.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// A kind of input that may scroll a view.
public struct ScrollInputKind: Equatable, Sendable {
  private let name: String

  /// The double tap of two fingers, of a watch.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// Looking at the edge of a view, of a headset.
  public static let look = ScrollInputKind(name: "look")
}

extension View {
  /// Sets whether a kind of input scrolls the scroll views inside.
  ///
  /// Without effect: the kinds of input are those of watches and headsets, which scripts do not have.
  nonisolated public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }
}
