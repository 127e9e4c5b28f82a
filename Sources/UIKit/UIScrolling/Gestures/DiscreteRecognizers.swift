import Foundation

/// A recognizer of taps.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  private var taps = 0
  private var start = CGPoint.zero
  private var most = 0

  /// How far a finger may move in a tap, in points.
  ///
  /// - Source: measured by others.
  private static let slack: CGFloat = 45
  /// The most time between taps, in seconds.
  ///
  /// - Source: measured by others.
  private static let pause = 0.35

  override func receive(_ change: Change, begin: () -> Bool) {
    switch change {
    case .down:
      stopWaiting()
      if places.count == 1 { (start, most) = (centroid, 0) }
      most = max(most, places.count)
      if most > numberOfTouchesRequired { fail() }
    case .moved:
      if hypot(centroid.x - start.x, centroid.y - start.y) > Self.slack, most == 1 { fail() }
    case .up:
      guard state == .possible, places.isEmpty else { return }
      guard most == numberOfTouchesRequired else { return fail() }
      taps += 1
      if taps < numberOfTapsRequired { return wait(Self.pause) }
      recognize(begin)
    case .timer:
      if taps >= numberOfTapsRequired { recognize(begin) } else { fail() }
    case .cancelled: fail()
    }
  }

  private func recognize(_ begin: () -> Bool) {
    guard blockers.isEmpty else { return wait(Self.pause) }
    taps = 0
    if begin() { enter(.ended) } else { fail() }
  }

  private func fail() {
    taps = 0
    stopWaiting()
    enter(.failed)
  }

  override func prepare() {
    // Taps before this one count.
    let wasWaiting = taps
    super.prepare()
    taps = wasWaiting
  }
}

/// A direction, or several, of a swipe.
public struct UISwipeGestureRecognizerDirection: OptionSet, Hashable, Sendable {
  /// The bit mask of the directions.
  public let rawValue: UInt

  /// Creates directions from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To the right.
  public static let right = UISwipeGestureRecognizerDirection(rawValue: 1)
  /// To the left.
  public static let left = UISwipeGestureRecognizerDirection(rawValue: 2)
  /// Up.
  public static let up = UISwipeGestureRecognizerDirection(rawValue: 4)
  /// Down.
  public static let down = UISwipeGestureRecognizerDirection(rawValue: 8)
}

/// A recognizer of swipes.
@MainActor @preconcurrency open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public typealias Direction = UISwipeGestureRecognizerDirection
  /// The directions that are recognized.
  open var direction = Direction.right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  private var start = (place: CGPoint.zero, time: 0.0)

  /// The least length of a swipe, its greatest deviation, in points, and its longest time, in seconds.
  ///
  /// - Source: measured by others.
  private static let (length, deviation, duration): (CGFloat, CGFloat, Double) = (50, 50, 0.5)

  override func receive(_ change: Change, begin: () -> Bool) {
    switch change {
    case .down: start = (centroid, time)
    case .moved:
      guard state == .possible else { return }
      let (x, y) = (centroid.x - start.place.x, centroid.y - start.place.y)
      guard time - start.time <= Self.duration else { return enter(.failed) }
      let isSideways = abs(x) > abs(y)
      guard max(abs(x), abs(y)) >= Self.length else { return }
      let found: Direction = isSideways ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
      guard direction.contains(found), min(abs(x), abs(y)) <= Self.deviation,
        places.count == numberOfTouchesRequired, begin()
      else { return enter(.failed) }
      enter(.ended)
    case .up, .cancelled: if state == .possible, places.isEmpty { enter(.failed) }
    case .timer: break
    }
  }
}
