/// The canvas as the screen of views.
@MainActor protocol ScreenProviding: AnyObject {
  /// Runs `body` with the present canvas as the screen.
  func onScreen(_ body: () -> Void)
}
