public import Foundation
public import ScrollworkGeometry
package import ScrollworkScrolling

/// A finger of a script over time: its coming down, its path and its lift.
///
/// A closed form, so times may be asked for in any order.
public struct FingerTrack: Hashable, Sendable {
  private enum Motion: Hashable {
    case path(FingerPath)
    /// One of the two fingers of a pinch.
    case pinch(PinchPath, index: Int)
  }

  private let motion: Motion
  /// The size of the canvas that the finger touches, in points.
  public let canvas: CGSize

  /// The track of a finger on its own.
  package init(_ path: FingerPath, canvas: CGSize) {
    (motion, self.canvas) = (.path(path), canvas)
  }

  /// The tracks of both fingers of a pinch.
  package static func fingers(of pinch: PinchPath, canvas: CGSize) -> [FingerTrack] {
    (0..<2).map { FingerTrack(motion: .pinch(pinch, index: $0), canvas: canvas) }
  }

  private init(motion: Motion, canvas: CGSize) { (self.motion, self.canvas) = (motion, canvas) }

  /// The time at which the finger comes down, in seconds from the start of the script.
  public var down: Double {
    switch motion {
    case .path(let path): path.down
    case .pinch(let pinch, _): pinch.down
    }
  }

  /// The time at which the finger lifts, in seconds from the start of the script.
  public var lift: Double {
    switch motion {
    case .path(let path): path.lift
    case .pinch(let pinch, _): pinch.lift
    }
  }

  /// The location at a time, in points of the canvas; the first one before the finger comes down,
  /// the last one after it lifts.
  public func location(at time: Double) -> CGPoint {
    switch motion {
    case .path(let path): path.position(at: time)
    case .pinch(let pinch, let index): pinch.places(at: time)[index]
    }
  }

  /// The velocity with which the finger leaves the canvas, in points per second, as scroll views
  /// measure it; zero for the fingers of a pinch.
  public var releaseVelocity: CGVector {
    switch motion {
    case .path(let path): path.release.velocity
    case .pinch: .zero
    }
  }
}
