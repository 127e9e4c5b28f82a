import Foundation
import ScrollworkViews

extension Scene {
  /// Calls `body` with the canvas as the main screen.
  @MainActor func onScreen<Result>(_ body: () -> Result) -> Result {
    let screen = UIScreen(bounds: CGRect(origin: .zero, size: canvas), scale: scale)
    return UIScreen.with(screen, body)
  }
}
