public import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling

/// A gesture that follows the movement of one finger.
public struct DragGesture: PrimitiveGesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the event; the scene's time 0 is the reference date.
    public var time: Date
    /// The current location of the finger.
    public var location: CGPoint
    /// The location at which the finger came down.
    public var startLocation: CGPoint
    /// The velocity of the finger, in points per second.
    public var velocity: CGSize

    /// The vector from the start location to the current location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The location predicted for a quarter of a second later, at constant velocity.
    ///
    /// - Source: measured by others: the system's prediction is its velocity over four.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The vector from the start location to the predicted end location.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The distance that the finger moves before the drag begins, in points of the canvas.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag gesture.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a drag gesture.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Value> {
    TouchMachineRecognizer(DragMachine(minimumDistance: minimumDistance, space: coordinateSpace))
  }
}

/// The state machine of a drag gesture.
struct DragMachine: TouchMachine {
  let minimumDistance: CGFloat
  let space: CoordinateSpace
  /// The start location, in the canvas's coordinates.
  private var start: CGPoint?
  /// The latest samples of the location, in the gesture's coordinate space.
  private var samples: [FingerPath.Sample] = []
  private var startLocation = CGPoint.zero
  private(set) var phase = GesturePhase<DragGesture.Value>.possible(nil)

  init(minimumDistance: CGFloat, space: CoordinateSpace) {
    (self.minimumDistance, self.space) = (minimumDistance, space)
  }

  mutating func receive(_ event: TouchEvent) -> Bool {
    let location = event.location(in: space)
    if event.kind == .down {
      (start, startLocation) = (event.place, location)
      samples = []
    }
    guard let start, event.kind != .none else { return false }
    let hasMoved = samples.last?.place != location
    if hasMoved, samples.last.map({ $0.time < event.time }) ?? true {
      samples = samples.suffix(3) + [FingerPath.Sample(time: event.time, place: location)]
    }
    let isActive = phase.stage == .active
    if !isActive, start.distance(to: event.place) < minimumDistance {
      guard event.kind == .up else { return false }
      phase = .failed
      return true
    }
    let velocity = FingerPath.release(samples, at: event.time).velocity
    let value = DragGesture.Value(
      time: Playing.date(at: event.time), location: location,
      startLocation: startLocation, velocity: CGSize(width: velocity.dx, height: velocity.dy))
    if event.kind == .up {
      phase = .ended(value)
    } else {
      guard hasMoved || !isActive else { return false }
      phase = .active(value)
    }
    return true
  }
}
