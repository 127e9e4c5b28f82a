/// A closure that a control performs for its events.
@MainActor public final class UIAction {
  private let handler: @MainActor (UIAction) -> Void

  /// Creates an action that calls `handler`.
  public init(handler: @escaping @MainActor (UIAction) -> Void) { self.handler = handler }

  func perform() { handler(self) }
}
