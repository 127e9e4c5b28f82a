public import Foundation
public import ScrollworkGeometry
import ScrollworkScrolling

// Touch, wheel and trackpad input. Locations are in screen coordinates, times in seconds; a time in
// the past counts as the present.
extension TouchScreen {
  /// Begins a touch; ignored if the finger is already down, or the location is not finite.
  public func touchDown(_ finger: Int = 0, at place: CGPoint, time moment: Double? = nil) {
    touchDown(finger, at: place, on: place, time: moment)
  }

  /// Begins a touch at `place` whose hit view is looked up at `hitLocation`: for a pinch, between
  /// the fingers.
  package func touchDown(
    _ finger: Int, at place: CGPoint, on hitLocation: CGPoint, time moment: Double? = nil
  ) {
    guard place.x.isFinite, place.y.isFinite else { return }
    advance(toTouchAt: moment ?? time)
    guard group(of: finger) == nil else { return }
    begin(finger, at: place, hitLocation: hitLocation, by: .finger)
  }

  /// Moves a touch; ignored if the finger is not down, or the location is not finite.
  public func touchMoved(_ finger: Int = 0, to place: CGPoint, time moment: Double? = nil) {
    touchesMoved([(finger, place)], time: moment)
  }

  /// Moves several touches at once; ignores fingers that are not down and locations that are not
  /// finite.
  ///
  /// Fingers that stay where they are send no events.
  package func touchesMoved(
    _ moves: [(finger: Int, place: CGPoint)], time moment: Double? = nil
  ) {
    let moves = moves.filter { $0.place.x.isFinite && $0.place.y.isFinite }
    guard !moves.isEmpty else { return }
    advance(toTouchAt: moment ?? time)
    let moved = moves.filter { finger, place in
      group(of: finger)?.move(finger, to: place, at: time) ?? false
    }.map(\.finger)
    for group in groups where group.fingers.contains(where: { moved.contains($0.number) }) {
      // It may have joined another one by now.
      if isDown(group) { follow(group, moved: moved) }
    }
  }

  /// Ends a touch at its last location.
  public func touchUp(_ finger: Int = 0, time moment: Double? = nil) {
    advance(toTouchAt: moment ?? time)
    guard let group = group(of: finger) else { return }
    lift(finger, of: group, isCancelled: false)
  }

  /// Cancels a touch, as the system does; a drag ends without deceleration.
  public func touchCancelled(_ finger: Int = 0, time moment: Double? = nil) {
    advance(toTouchAt: moment ?? time)
    guard let group = group(of: finger) else { return }
    lift(finger, of: group, isCancelled: true)
  }

  /// Scrolls by wheel notches; `translation` is in points, positive towards later content.
  public func wheel(at place: CGPoint, by translation: CGVector, time moment: Double? = nil) {
    guard place.x.isFinite, place.y.isFinite, translation.dx.isFinite, translation.dy.isFinite
    else { return }
    advance(toTouchAt: moment ?? time)
    let chain = chain(of: hitView(at: place))
    let back = CGVector(dx: -translation.dx, dy: -translation.dy)
    guard let view = taker(of: back, among: chain) else { return }
    view.turnWheel(by: translation)
  }

  /// Scrolls by trackpad along a path, with the pointer at `place`.
  ///
  /// Content follows from the first point on, without slop; the rubber band is softer than under a
  /// finger. Each `translation` is the displacement since the start.
  public func trackpad(
    at place: CGPoint, through translations: [(translation: CGVector, time: Double)],
    liftAt end: Double
  ) {
    advance(toTouchAt: translations.first?.time ?? time)
    guard trackpadDown(at: place) else { return }
    for (translation, moment) in translations {
      advance(toTouchAt: moment)
      trackpadMoved(by: translation, from: place)
    }
    advance(toTouchAt: end)
    trackpadUp()
  }

  /// The finger number that stands for a trackpad.
  private static let trackpadFinger = -1

  /// Begins a trackpad scroll with the pointer at `place`; returns false if one is in progress.
  @discardableResult package func trackpadDown(at place: CGPoint) -> Bool {
    guard place.x.isFinite, place.y.isFinite, group(of: Self.trackpadFinger) == nil else {
      return false
    }
    begin(Self.trackpadFinger, at: place, hitLocation: place, by: .trackpad)
    return true
  }

  /// Continues a trackpad scroll; `translation` is the displacement since its start.
  package func trackpadMoved(by translation: CGVector, from place: CGPoint) {
    guard translation.dx.isFinite, translation.dy.isFinite,
      let group = group(of: Self.trackpadFinger)
    else { return }
    let end = CGPoint(x: place.x + translation.dx, y: place.y + translation.dy)
    guard group.move(Self.trackpadFinger, to: end, at: time) else { return }
    follow(group, moved: [Self.trackpadFinger])
  }

  /// Ends a trackpad scroll.
  package func trackpadUp() {
    if let group = group(of: Self.trackpadFinger) {
      lift(Self.trackpadFinger, of: group, isCancelled: false)
    }
  }

  /// Dismisses the keyboard: the first responder resigns.
  public func dismissKeyboard() {
    keyboard = KeyboardDismissal(height: 0)
    firstResponder?.resignFirstResponder()
  }
}
