public import Foundation
import ScrollworkGeometry
import ScrollworkScrolling

/// A gesture that recognizes one or several taps.
public struct TapGesture: PrimitiveGesture {
  /// The value of a tap, which carries no information.
  public typealias Value = Void

  /// The number of taps.
  public var count: Int

  /// Creates a gesture of `count` taps at one location.
  public init(count: Int = 1) { self.count = count }

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Void> {
    SpatialTapGesture(count: count).map { _ in }.follow(in: context)
  }
}

/// A gesture that recognizes taps and reports the location of the last one.
public struct SpatialTapGesture: PrimitiveGesture {
  /// The state of a spatial tap.
  public struct Value: Equatable, Sendable {
    /// The location of the last tap, in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of `count` taps at one location.
  public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a gesture of `count` taps at one location.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Value> {
    TouchMachineRecognizer(TapMachine(count: count, space: coordinateSpace))
  }
}

/// The state machine of a tap gesture.
package struct TapMachine: TouchMachine {
  /// The greatest distance that a finger may move in a tap, in points of the canvas.
  ///
  /// - Source: chosen: the slop of a scroll view, so that one of the two always has the finger.
  package static let slop = FingerPath.slop
  /// The longest time between two taps, in seconds.
  ///
  /// - Source: measured by others, as UIKit's time between the taps of a double tap.
  static let pause = 0.35

  let count: Int
  let space: CoordinateSpace
  private var completedCount = 0
  private var start: CGPoint?
  private var lastUp = 0.0
  package private(set) var phase = GesturePhase<SpatialTapGesture.Value>.possible(nil)

  init(count: Int, space: CoordinateSpace) { (self.count, self.space) = (count, space) }

  package mutating func receive(_ event: TouchEvent) -> Bool {
    if let start, start.distance(to: event.place) > Self.slop { return fail() }
    switch event.kind {
    case .down:
      if completedCount > 0, event.time > lastUp + Self.pause + 1e-9 { return fail() }
      start = event.place
    case .move: break
    case .up:
      guard start != nil else { return false }
      (start, lastUp) = (nil, event.time)
      completedCount += 1
      if completedCount >= count {
        phase = .ended(SpatialTapGesture.Value(location: event.location(in: space)))
        return true
      }
    case .none: if event.time > lastUp + Self.pause + 1e-9 { return fail() }
    }
    return false
  }

  private mutating func fail() -> Bool {
    phase = .failed
    return true
  }
}
