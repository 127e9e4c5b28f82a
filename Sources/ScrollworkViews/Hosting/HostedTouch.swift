import Foundation
import ScrollworkGeometry
import ScrollworkUIScrolling

/// Fingers on a view of UIKit.
///
/// It has them once one of its scroll views scrolls or zooms by them. They come down, move and leave
/// on ticks.
@MainActor final class HostedTouch {
  let screen: TouchScreen
  private let toLocal: ProjectionTransform
  private var count = 0
  private(set) var stage = GestureStage.possible
  /// Whether a control has the finger.
  private(set) var isControlled = false

  init(_ view: HitView, _ screen: TouchScreen) { (self.screen, toLocal) = (screen, view.toLocal) }

  /// A point of the canvas on the screen of the view.
  func place(_ point: CGPoint) -> CGPoint { point.applying(toLocal) }

  /// Whether something in the view moves, so that a finger stops it.
  var isMoving: Bool { screen.settled != nil }

  func receive(_ event: TouchEvent) {
    guard !stage.isOver else { return }
    let places = event.fingers.map(place)
    switch event.kind {
    case .none: return
    case .down:
      count = places.count
      let middle = self.place(event.place)
      for (finger, place) in places.enumerated() {
        screen.touchDown(finger, at: place, on: middle)
      }
    case .move, .up:
      screen.touchesMoved(places.enumerated().map { (finger: $0, place: $1) })
    }
    isControlled = screen.isControlled(by: 0)
    if screen.isLed(by: 0) { stage = .active }
    guard event.kind == .up else { return }
    for finger in (0..<count).reversed() { screen.touchUp(finger) }
    stage = stage == .active ? .ended : .failed
  }

  /// Somebody else has the fingers.
  func cancel() {
    guard !stage.isOver else { return }
    for finger in (0..<count).reversed() { screen.touchCancelled(finger) }
    stage = .failed
  }
}
