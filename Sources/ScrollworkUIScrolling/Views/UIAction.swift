/// Something to be done when a control says so.
@MainActor public final class UIAction {
  private let handler: @MainActor (UIAction) -> Void

  /// An action that does what `handler` does.
  public init(handler: @escaping @MainActor (UIAction) -> Void) { self.handler = handler }

  func perform() { handler(self) }
}
