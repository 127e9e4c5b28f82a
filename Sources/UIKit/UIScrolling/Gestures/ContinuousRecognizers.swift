public import Foundation
import ScrollworkGeometry
import ScrollworkScrolling

/// A recognizer of long presses.
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time until a press is long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may move before, in points.
  open var allowableMovement: CGFloat = 10
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  private var start = CGPoint.zero
  private var taps = 0

  /// The most time between the taps before a press, in seconds.
  ///
  /// - Source: measured by others; the same as of taps.
  private static let pause = 0.35

  override func receive(_ change: Change, begin: () -> Bool) {
    switch change {
    case .down:
      start = centroid
      stopWaiting()
      if places.count == numberOfTouchesRequired, taps >= numberOfTapsRequired {
        wait(minimumPressDuration)
      }
    case .timer:
      guard state == .possible else { return }
      guard !places.isEmpty else { return fail() }
      guard blockers.isEmpty else { return wait(Self.pause) }
      enter(begin() ? .began : .failed)
    case .moved:
      if isActive {
        enter(.changed)
      } else if hypot(centroid.x - start.x, centroid.y - start.y) > allowableMovement {
        stopWaiting()
        enter(.failed)
      }
    case .up, .cancelled:
      guard places.isEmpty else { return }
      stopWaiting()
      if change == .up, state == .possible, taps < numberOfTapsRequired {
        taps += 1
        return wait(Self.pause)
      }
      taps = 0
      enter(isActive ? (change == .up ? .ended : .cancelled) : .failed)
    }
  }

  private func fail() {
    taps = 0
    enter(.failed)
  }

  override func prepare() {
    // Taps before the press count.
    let before = taps
    super.prepare()
    taps = before
  }
}

/// A recognizer of drags.
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int.max
  private var origin = CGPoint.zero
  private var start = CGPoint.zero
  private var samples: [(place: CGPoint, time: Double)] = []

  /// The distance from which a drag counts, in points.
  ///
  /// - Source: measured by others; the same as of scroll views.
  static let slop: CGFloat = 10

  /// The displacement of the fingers, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    let (from, to) = (
      view?.convert(origin, from: nil) ?? origin, view?.convert(centroid, from: nil) ?? centroid
    )
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Sets the displacement.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = CGPoint(x: centroid.x - translation.x, y: centroid.y - translation.y)
  }

  /// The velocity of the fingers, in points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last,
      let first = samples.last(where: { last.time - $0.time > 0.02 }) ?? samples.first,
      last.time > first.time, time - last.time < 0.1
    else { return .zero }
    let span = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.place.x - first.place.x) / span, y: (last.place.y - first.place.y) / span)
  }

  /// Follows the touches that a scroll view follows, without telling the targets; those of a drag
  /// that begins count from `reference`, on the screen.
  func enter(
    _ state: State, with group: TouchGroup, from reference: CGPoint? = nil, at time: Double
  ) {
    if let reference { origin = reference }
    (self.state, self.time) = (state, time)
    (lastCentroid, places) = (group.centroid, group.fingers.map(\.place))
    samples = group.samples.map { ($0.place, $0.time) }
  }

  /// Goes on with other touches of a group: the displacement stays.
  func continueDrag(with group: TouchGroup) {
    origin.x += group.centroid.x - centroid.x
    origin.y += group.centroid.y - centroid.y
    (lastCentroid, places) = (group.centroid, group.fingers.map(\.place))
  }

  /// Tells the targets of the end of a scroll view's drag, and waits for the next one.
  func finishDrag() {
    tellTargets()
    (state, places) = (.possible, [])
  }

  /// Whether the drag may begin along a displacement.
  func accepts(_ displacement: CGVector) -> Bool { true }

  override func receive(_ change: Change, begin: () -> Bool) {
    switch change {
    case .down:
      if isActive {
        origin.x += centroid.x - lastCentroid.x
        origin.y += centroid.y - lastCentroid.y
      } else {
        (origin, start, samples) = (centroid, centroid, [(centroid, time)])
      }
    case .moved:
      samples.append((centroid, time))
      if samples.count > 12 { samples.removeFirst(4) }
      if isActive { return enter(.changed) }
      guard state == .possible, places.count >= minimumNumberOfTouches,
        places.count <= maximumNumberOfTouches
      else { return }
      let displacement = CGVector(dx: centroid.x - start.x, dy: centroid.y - start.y)
      guard hypot(displacement.dx, displacement.dy) > Self.slop, blockers.isEmpty else { return }
      origin = centroid
      enter(accepts(displacement) && begin() ? .began : .failed)
    case .up, .cancelled:
      guard places.isEmpty else { return }
      enter(isActive ? (change == .up ? .ended : .cancelled) : .failed)
    case .timer: break
    }
  }
}

/// A recognizer of drags that begin at an edge of the screen.
@MainActor @preconcurrency open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which a drag may begin.
  open var edges: UIRectEdge = []
  private var isAtEdge = false

  /// The width of the edge, in points.
  ///
  /// - Source: measured by others.
  private static let width: CGFloat = 20

  override func receive(_ change: Change, begin: () -> Bool) {
    if change == .down, !isActive, let size = view?.root.bounds.size {
      isAtEdge =
        (edges.contains(.left) && centroid.x <= Self.width)
        || (edges.contains(.right) && centroid.x >= size.width - Self.width)
        || (edges.contains(.top) && centroid.y <= Self.width)
        || (edges.contains(.bottom) && centroid.y >= size.height - Self.width)
    }
    super.receive(change, begin: begin)
  }

  override func accepts(_ displacement: CGVector) -> Bool { isAtEdge }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bit mask of the edges.
  public let rawValue: UInt

  /// Creates edges from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

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
