package import Foundation
import ScrollworkGeometry

extension GestureScript.Step {
  /// How long the finger of a flick is down, in seconds.
  ///
  /// - Source: chosen: long enough for the speed to be told from twelve samples, short enough to
  ///   stay on the canvas.
  package static let flickDuration = 0.1

  /// How long the finger of a tap is down, in seconds.
  ///
  /// - Source: chosen: shorter than the 0.15 s after which a scroll view passes a touch on.
  package static let tapDuration = 0.08

  /// What the finger of a drag, a flick or a tap does; none for other steps, for a view that
  /// `resolve` does not know, and for numbers that are none.
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
      case .tap(let place): start(place)?.holding(for: Self.tapDuration)
      case .wait, .scroll, .untilSettled: nil
      }
    guard let path, path.lift.isFinite, path.position(at: path.lift).isFinite else { return nil }
    return path
  }
}

extension GestureScript.Place {
  /// The point of the canvas; none for a view that `resolve` does not know.
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
