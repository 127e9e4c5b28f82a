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
    _ state: State, with touches: FollowedTouches, from reference: CGPoint? = nil, at time: Double
  ) {
    if let reference { origin = reference }
    (self.state, self.time) = (state, time)
    (lastCentroid, places) = (touches.centroid, touches.places)
    samples = touches.samples
  }

  /// Goes on with other touches: the displacement stays.
  func continueDrag(with touches: FollowedTouches) {
    origin.x += touches.centroid.x - centroid.x
    origin.y += touches.centroid.y - centroid.y
    (lastCentroid, places) = (touches.centroid, touches.places)
  }

  /// Whether a scroll view may begin to follow touches.
  func takes(_ touches: FollowedTouches) -> Bool {
    guard state != .failed, blockers.isEmpty else { return false }
    return !touches.areFingers
      || minimumNumberOfTouches <= touches.places.count
        && touches.places.count <= maximumNumberOfTouches
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
      // Delegates that are asked see the displacement so far.
      let begins = accepts(displacement) && begin()
      origin = centroid
      enter(begins ? .began : .failed)
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
