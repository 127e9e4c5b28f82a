public import Foundation

/// A touch: one finger on the screen.
@MainActor @preconcurrency public final class UITouch {
  /// The phases of a touch.
  @frozen public enum Phase: Int, Hashable, Sendable {
    /// The finger touched the screen.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger stayed where it was.
    case stationary = 2
    /// The finger left the screen.
    case ended = 3
    /// The system cancelled the touch.
    case cancelled = 4
  }

  /// The phase of the touch.
  public internal(set) var phase = Phase.began
  /// The time of the last change of phase or location, in seconds.
  public internal(set) var timestamp: TimeInterval
  /// The number of touches at the place in quick succession, this one included.
  public internal(set) var tapCount = 1
  /// The view in which the touch began.
  public internal(set) weak var view: UIView?
  var place: CGPoint
  var previousPlace: CGPoint

  init(at place: CGPoint, time: Double, on view: UIView?) {
    (self.place, previousPlace, timestamp, self.view) = (place, place, time, view)
  }

  /// The location in a view's coordinates; in screen coordinates for nil.
  public func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// The previous location in a view's coordinates; in screen coordinates for nil.
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPlace, from: nil) ?? previousPlace
  }

  /// Changes location and phase; a touch that stays where it is keeps its time.
  func move(to place: CGPoint, at time: Double, _ phase: Phase) {
    if phase == .stationary {
      (previousPlace, self.phase) = (place, phase)
      return
    }
    (previousPlace, self.place, timestamp, self.phase) = (self.place, place, time, phase)
  }
}

extension UITouch: Hashable {
  /// Whether both are the same touch.
  nonisolated public static func == (lhs: UITouch, rhs: UITouch) -> Bool { lhs === rhs }

  /// Hashes the identity of the touch.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A change of one or more touches.
@MainActor @preconcurrency open class UIEvent {
  /// The touches that belong together, whether or not they changed.
  public let allTouches: Set<UITouch>?
  /// The time of the change, in seconds.
  public let timestamp: TimeInterval

  init(_ touches: Set<UITouch>, at time: Double) { (allTouches, timestamp) = (touches, time) }
}
