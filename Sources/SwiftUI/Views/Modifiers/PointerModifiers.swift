public import Foundation

// Pointers, keyboards and help, which a touch device at rest shows nothing of.
extension View {
  /// Sets the help text of the view, which a phone shows nowhere.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Sets the help text of the view, which a phone shows nowhere.
  nonisolated public func help(_ text: Text) -> some View { self }

  /// Sets the help text of the view, which a phone shows nowhere.
  @_disfavoredOverload
  nonisolated public func help(_ text: some StringProtocol) -> some View { self }

  /// Sets the effect under a pointer; a scene has none.
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View { self }

  /// Removes the effects under a pointer; a scene has none.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets the standard effect under a pointer; a scene has none.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Runs an action when a pointer enters or leaves the view, which never happens in a scene.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Runs an action when a pointer moves over the view, which never happens in a scene.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace(),
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
}

/// An effect under a pointer.
public struct HoverEffect: Equatable, Sendable {
  private let name: String

  /// The standard effect.
  public static let automatic = HoverEffect(name: "automatic")
  /// The pointer becomes the shape of the view.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view rises.
  public static let lift = HoverEffect(name: "lift")
}

/// The phase of a pointer over a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a point.
  case active(CGPoint)
  /// The pointer left.
  case ended
}
