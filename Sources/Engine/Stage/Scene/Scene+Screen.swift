import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkUIScrolling
import ScrollworkViews

extension Scene {
  /// Calls `body` with the canvas as the main screen, and with the texts in the scene's locale.
  @MainActor func onScreen<Result>(_ body: () -> Result) -> Result {
    let safe = safeArea
    let screen = UIScreen(
      bounds: CGRect(origin: .zero, size: canvas), scale: scale,
      safeAreaInsets: UIEdgeInsets(
        top: safe.top, left: safe.leading, bottom: safe.bottom, right: safe.trailing))
    let reading = LocalizedStrings.Reading(strings, locale: locale)
    return LocalizedStrings.$current.withValue(reading) { UIScreen.with(screen, body) }
  }
}
