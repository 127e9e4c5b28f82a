import Foundation
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkUIScrolling
import ScrollworkViews

/// A touch on a hosted view of UIKit.
///
/// The view has the touch once one of its scroll views scrolls or zooms by it. Fingers come down, move
/// and lift on ticks.
@MainActor final class HostedTouch: ScrollContender {
  let screen: TouchScreen
  private let toLocal: ProjectionTransform
  private var count = 0
  private(set) var stage = GestureStage.possible
  /// Whether a view that may respond to touches has received this one.
  private(set) var isReceived = false

  init(_ view: HitView, _ screen: TouchScreen) { (self.screen, toLocal) = (screen, view.toLocal) }

  /// A point of the canvas in the coordinates of the view's touch screen.
  func point(onScreen point: CGPoint) -> CGPoint { point.applying(toLocal) }

  /// Whether content in the view moves, so that a finger stops it.
  var isMoving: Bool { screen.settled != nil }

  /// A finger that misses the view is not its concern.
  var keepsMissedTouch: Bool { true }

  var claim: Touch.ScrollClaim? { nil }

  func receive(_ event: TouchEvent, begins: (TouchDelivery.Event, Double) -> Bool) {
    guard !stage.isOver else { return }
    let places = event.fingers.map(point(onScreen:))
    switch event.kind {
    case .none: return
    case .down:
      count = places.count
      let middle = point(onScreen: event.place)
      for (finger, place) in places.enumerated() {
        screen.touchDown(finger, at: place, on: middle)
      }
    case .move, .up:
      screen.touchesMoved(places.enumerated().map { (finger: $0, place: $1) })
    }
    if screen.isLed(by: 0) { stage = .active }
    defer { isReceived = screen.hasReceived(0) }
    guard event.kind == .up else { return }
    for finger in (0..<count).reversed() { screen.touchUp(finger) }
    stage = stage == .active ? .ended : .failed
  }

  /// Cancels the touch: another view has it.
  func cancel() {
    guard !stage.isOver else { return }
    for finger in (0..<count).reversed() { screen.touchCancelled(finger) }
    stage = .failed
  }
}
