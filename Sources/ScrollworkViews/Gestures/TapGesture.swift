public import Foundation
import ScrollworkGeometry
import ScrollworkScrolling

/// One or several taps.
public struct TapGesture: PrimitiveGesture {
  /// Nothing is known about a tap but that it happened.
  public typealias Value = Void

  /// How many taps are needed.
  public var count: Int

  /// So many taps at one place.
  public init(count: Int = 1) { self.count = count }

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Void> {
    SpatialTapGesture(count: count).map { _ in }.follow(in: context)
  }
}

/// One or several taps, and where the last one was.
public struct SpatialTapGesture: PrimitiveGesture {
  /// Where it was.
  public struct Value: Equatable, Sendable {
    /// In the gesture's system of coordinates.
    public var location: CGPoint
  }

  /// How many taps are needed.
  public var count: Int
  /// The system of coordinates that the location is told in.
  public var coordinateSpace: CoordinateSpace

  /// So many taps at one place.
  public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// So many taps at one place.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Value> {
    MachineRecognizer(TapMachine(count: count, space: coordinateSpace))
  }
}

/// Follows taps.
package struct TapMachine: TouchMachine {
  /// How far a finger may move and still tap, in points of the canvas.
  ///
  /// - Source: chosen: what a scroll view allows, so that one of the two always has the finger.
  package static let slop = FingerPath.slop
  /// How long after a tap the next one may begin, in seconds.
  ///
  /// - Source: measured by others, as UIKit's time between the taps of a double tap.
  static let pause = 0.35

  let count: Int
  let space: CoordinateSpace
  private var done = 0
  private var start: CGPoint?
  private var lastUp = 0.0
  package private(set) var phase = GesturePhase<SpatialTapGesture.Value>.possible(nil)

  init(count: Int, space: CoordinateSpace) { (self.count, self.space) = (count, space) }

  package mutating func receive(_ event: TouchEvent) -> Bool {
    if let start, start.distance(to: event.place) > Self.slop { return fail() }
    switch event.kind {
    case .down:
      if done > 0, event.time > lastUp + Self.pause + 1e-9 { return fail() }
      start = event.place
    case .move: break
    case .up:
      guard start != nil else { return false }
      (start, lastUp) = (nil, event.time)
      done += 1
      if done >= count {
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
