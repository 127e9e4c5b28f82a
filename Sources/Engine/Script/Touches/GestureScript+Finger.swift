package import Foundation
import ScrollworkGeometry
package import ScrollworkScrolling

extension GestureScript.Step {
  /// The duration of the touch of a flick, in seconds.
  ///
  /// - Source: chosen: long enough for the velocity to be measured from twelve samples, short enough
  ///   to stay on the canvas.
  package static let flickDuration = 0.1

  /// The duration of the touch of a tap, in seconds.
  ///
  /// - Source: chosen: shorter than the 0.15 s after which a scroll view passes a touch on.
  package static let tapDuration = 0.08

  /// The pause between two taps of one step, in seconds.
  ///
  /// - Source: chosen: well within the time that double taps allow.
  package static let tapPause = 0.1

  /// The paths of a step's touches, in order; nil for steps without one, for a view that `resolve`
  /// does not find, and for numbers that are not finite.
  package func fingerPaths(
    canvas: CGSize, at time: Double, resolve: (String) -> CGPoint?
  ) -> [FingerPath]? {
    if case .replay(let recording) = self {
      let fingers = recording.fingers(at: time)
      return fingers.isEmpty ? nil : fingers
    }
    guard case .taps(let place, let count) = self else {
      return fingerPath(canvas: canvas, at: time, resolve: resolve).map { [$0] }
    }
    let tap = Self.tap(place).fingerPath(canvas: canvas, at: time, resolve: resolve)
    guard let tap, tap.start.isFinite else { return nil }
    return (0..<max(1, count)).map { index in
      FingerPath(
        down: time + Double(index) * (Self.tapDuration + Self.tapPause), at: tap.start
      ).holding(for: Self.tapDuration)
    }
  }

  /// The path of a step's first touch; nil for steps without one, for a view that `resolve` does not
  /// find, and for numbers that are not finite.
  package func fingerPath(
    canvas: CGSize, at time: Double, resolve: (String) -> CGPoint?
  ) -> FingerPath? {
    func start(_ place: GestureScript.Place?) -> FingerPath? {
      (place ?? .unit(.center)).point(canvas: canvas, resolve: resolve)
        .map { FingerPath(down: time, at: $0) }
    }
    let path: FingerPath? =
      switch self {
      case .drag(let place, let way, let duration, let curve, let hold):
        start(place).map { path in
          let moved = path.moving(by: way, over: duration, curve: curve)
          return hold > 0 ? moved.holding(for: hold) : moved
        }
      case .flick(let direction, let velocity, let place):
        start(place)?.moving(
          by: CGVector(
            dx: direction.unit.dx * velocity * CGFloat(Self.flickDuration),
            dy: direction.unit.dy * velocity * CGFloat(Self.flickDuration)),
          over: Self.flickDuration)
      case .tap(let place), .taps(let place, _): start(place)?.holding(for: Self.tapDuration)
      case .press(let place, let duration): start(place)?.holding(for: duration)
      case .carry(let carry):
        start(carry.start).flatMap { path in
          let way = carry.goal.displacement(from: path.start, canvas: canvas, resolve: resolve)
          guard let way else { return nil }
          let pressed = carry.press > 0 ? path.holding(for: carry.press) : path
          let moved = pressed.moving(by: way, over: carry.duration, curve: carry.curve)
          return carry.hold > 0 ? moved.holding(for: carry.hold) : moved
        }
      case .touch(let place): start(place)
      case .replay(let recording): recording.fingers(at: time).first
      case .wait, .scroll, .glide, .untilSettled, .move, .hold, .release, .pinch, .wheel, .input,
        .statusBarTap, .resize, .rotate, .set, .mark, .expect:
        nil
      }
    guard let path, path.lift.isFinite, path.position(at: path.lift).isFinite else { return nil }
    return path
  }
}

extension GestureScript.Carry.Goal {
  /// The displacement from a point; nil for a view that `resolve` does not find.
  func displacement(
    from start: CGPoint, canvas: CGSize, resolve: (String) -> CGPoint?
  ) -> CGVector? {
    switch self {
    case .by(let way): way
    case .to(let place):
      place.point(canvas: canvas, resolve: resolve).map {
        CGVector(dx: $0.x - start.x, dy: $0.y - start.y)
      }
    }
  }
}

extension GestureScript.Place {
  /// The point of the canvas; nil for a view that `resolve` does not find.
  package func point(canvas: CGSize, resolve: (String) -> CGPoint?) -> CGPoint? {
    switch self {
    case .point(let point): point
    case .view(let name): resolve(name)
    case .unit(let unit): unit.point(in: CGRect(origin: .zero, size: canvas))
    }
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
