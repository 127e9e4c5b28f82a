public import Foundation
import ScrollworkGeometry

/// A recognizer of two fingers: what pinches and rotations share.
@MainActor @preconcurrency open class UIPairGestureRecognizer: UIGestureRecognizer {
  /// Takes the fingers' present places as the start.
  func beginPair() {}
  /// Whether the fingers have moved enough.
  var isRecognized: Bool { false }

  /// The vector between the first two fingers.
  var span: CGVector {
    guard places.count > 1 else { return .zero }
    return CGVector(dx: places[1].x - places[0].x, dy: places[1].y - places[0].y)
  }

  override func receive(_ change: Change, begin: () -> Bool) {
    switch change {
    case .down: if places.count == 2 { beginPair() }
    case .moved:
      guard places.count > 1 else { return }
      if isActive {
        enter(.changed)
      } else if state == .possible, isRecognized {
        beginPair()
        enter(begin() ? .began : .failed)
      }
    case .up, .cancelled:
      if isActive, places.count < 2 {
        enter(change == .up ? .ended : .cancelled)
      } else if places.isEmpty, state == .possible {
        enter(.failed)
      }
    case .timer: break
    }
  }
}

/// A recognizer of pinches.
@MainActor @preconcurrency open class UIPinchGestureRecognizer: UIPairGestureRecognizer {
  private var startLength: CGFloat = 1
  private var factor: CGFloat = 1
  private var last: CGFloat = 1
  private var speed = PairSpeed()

  /// The scale since the start.
  open var scale: CGFloat {
    get {
      let length = hypot(span.dx, span.dy)
      return length > 0 ? factor * length / startLength : last
    }
    set { (startLength, factor) = (max(hypot(span.dx, span.dy), 1), newValue) }
  }

  /// The change of the scale per second.
  open var velocity: CGFloat { speed.value(at: time) }

  /// Whether a scroll view may begin to zoom by touches.
  func takes(_ touches: FollowedTouches) -> Bool { state != .failed && blockers.isEmpty }

  /// Follows the touches that a scroll view zooms by, without telling the targets.
  func follow(_ state: State, _ touches: FollowedTouches, at time: Double) {
    (self.state, self.time) = (state, time)
    (lastCentroid, places) = (touches.centroid, touches.places)
    if state == .began { (last, speed) = (1, PairSpeed()) }
    if state == .possible || state == .began { beginPair() }
    guard places.count > 1 else { return }
    last = scale
    speed.add(scale, at: time)
  }

  /// Continues with other touches, at the same scale.
  func continuePinch(with touches: FollowedTouches) {
    let reached = scale
    (lastCentroid, places) = (touches.centroid, touches.places)
    scale = reached
  }

  /// Tells the targets of the end of a scroll view's pinch, and waits for the next one.
  func finish() {
    tellTargets()
    (state, places) = (.possible, [])
  }

  override func beginPair() { (startLength, factor) = (max(hypot(span.dx, span.dy), 1), 1) }
  override var isRecognized: Bool { abs(hypot(span.dx, span.dy) - startLength) > 8 }

  override func receive(_ change: Change, begin: () -> Bool) {
    if places.count > 1 {
      last = scale
      speed.add(scale, at: time)
    }
    super.receive(change, begin: begin)
  }
}

/// A recognizer of rotations.
@MainActor @preconcurrency open class UIRotationGestureRecognizer: UIPairGestureRecognizer {
  private var startAngle: CGFloat = 0
  private var last: CGFloat = 0
  private var speed = PairSpeed()

  /// The rotation since the start, in radians.
  open var rotation: CGFloat {
    get { places.count > 1 ? turn : last }
    set { startAngle = angle - newValue }
  }

  /// The change of the rotation, in radians per second.
  open var velocity: CGFloat { speed.value(at: time) }

  private var angle: CGFloat { CGFloat(atan2(Double(span.dy), Double(span.dx))) }
  private var turn: CGFloat { (angle - startAngle).remainder(dividingBy: 2 * .pi) }

  override func beginPair() { startAngle = angle }
  override var isRecognized: Bool { abs(turn) > 0.1 }

  override func receive(_ change: Change, begin: () -> Bool) {
    if places.count > 1 {
      last = turn
      speed.add(turn, at: time)
    }
    super.receive(change, begin: begin)
  }
}

/// The speed of a number that two fingers change.
private struct PairSpeed {
  private var samples: [(value: CGFloat, time: Double)] = []

  mutating func add(_ value: CGFloat, at time: Double) {
    if samples.last?.time == time { samples.removeLast() }
    samples = samples.suffix(1) + [(value, time)]
  }

  /// The change per second between the last two samples; zero after a rest.
  ///
  /// - Source: chosen: a tenth of a second is a rest.
  func value(at time: Double) -> CGFloat {
    guard samples.count > 1, time - samples[1].time < 0.1 else { return 0 }
    return (samples[1].value - samples[0].value) / CGFloat(samples[1].time - samples[0].time)
  }
}
