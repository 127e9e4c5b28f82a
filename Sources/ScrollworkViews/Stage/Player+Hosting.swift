import Foundation
import ScrollworkScrolling
import ScrollworkUIScrolling

// Views of UIKit: their time goes by with the scene's, tick by tick.
extension Player {
  private var screens: [TouchScreen] { tree.session.hosted.map(\.view.touchScreen) }

  /// The next tick on which something has to be done for a view of UIKit.
  func nextHostedTick(before end: Int) -> Int? {
    guard !tree.session.hosted.isEmpty else { return nil }
    let next = screens.compactMap(\.nextTick).min()
    return next.flatMap { max($0, tick + 1) <= end ? max($0, tick + 1) : nil }
  }

  /// When all that moves in views of UIKit will be at rest.
  var hostedRest: [Double] { screens.compactMap(\.settled) }

  /// Brings views of UIKit to this moment; what they do on its tick is yet to come.
  func bringHosted() {
    for screen in screens { screen.advance(toTouchAt: time) }
  }

  /// Lets views of UIKit do what they do on this tick.
  func passHosted() {
    guard !tree.session.hosted.isEmpty else { return }
    let isDue = screens.contains { $0.nextTick.map { $0 <= tick } ?? false }
    if isDue {
      lookBeforeChanges()
      onScreen { [unowned self] in screens.forEach { $0.advance(to: time) } }
    }
    meetHosted()
    updateState()
  }

  /// Has the scene made anew if views of UIKit are other ones by now, or other sizes.
  private func meetHosted() {
    if tree.session.hosted.contains(where: \.isStale) { host.noteHosted() }
  }
}
