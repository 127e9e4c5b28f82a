public import Foundation

/// A finger on the screen.
@MainActor public final class UITouch {
  /// What a finger has just done.
  @frozen public enum Phase: Int, Hashable, Sendable {
    /// It has come down.
    case began = 0
    /// It has moved.
    case moved = 1
    /// It has left.
    case ended = 3
    /// It has been taken away.
    case cancelled = 4
  }

  /// What the finger has just done.
  public internal(set) var phase = Phase.began
  /// When it did so, in seconds.
  public internal(set) var timestamp: TimeInterval
  /// The view that it has come down on.
  public internal(set) weak var view: UIView?
  var place: CGPoint
  var previousPlace: CGPoint

  init(at place: CGPoint, time: Double, on view: UIView?) {
    (self.place, previousPlace, timestamp, self.view) = (place, place, time, view)
  }

  /// Where the finger is, in the coordinates of a view; of the screen for nil.
  public func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// Where the finger was before, in the coordinates of a view; of the screen for nil.
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPlace, from: nil) ?? previousPlace
  }

  func move(to place: CGPoint, at time: Double, _ phase: Phase) {
    (previousPlace, self.place, timestamp, self.phase) = (self.place, place, time, phase)
  }
}

extension UITouch: Hashable {
  /// Whether both are the same finger.
  nonisolated public static func == (lhs: UITouch, rhs: UITouch) -> Bool { lhs === rhs }

  /// Feeds which finger it is.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What fingers have just done.
@MainActor open class UIEvent {
  /// The fingers on the screen, and those that have just left.
  public let allTouches: Set<UITouch>?
  /// When they did it, in seconds.
  public let timestamp: TimeInterval

  init(_ touches: Set<UITouch>, at time: Double) { (allTouches, timestamp) = (touches, time) }
}
