public import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling

/// A finger that moves.
public struct DragGesture: PrimitiveGesture {
  /// What is known about a finger that moves.
  public struct Value: Equatable, Sendable {
    /// The moment, as that many seconds after the reference date: scenes begin there.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where it came down.
    public var startLocation: CGPoint
    /// How fast it moves, in points per second.
    public var velocity: CGSize

    /// The way from where it came down to where it is.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would be in a quarter of a second if it went on.
    ///
    /// - Source: measured by others: the system's prediction is its velocity over four.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The way from where it came down to where it would be.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// How far the finger must move before it drags, in points of the canvas.
  public var minimumDistance: CGFloat
  /// The system of coordinates that locations are told in.
  public var coordinateSpace: CoordinateSpace

  /// A finger that moves.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// A finger that moves.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Value> {
    MachineRecognizer(DragMachine(minimumDistance: minimumDistance, space: coordinateSpace))
  }
}

/// Follows a finger that moves.
struct DragMachine: TouchMachine {
  let minimumDistance: CGFloat
  let space: CoordinateSpace
  /// Where the finger came down, on the canvas.
  private var start: CGPoint?
  /// The last places, in the gesture's system of coordinates.
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
      time: Date(timeIntervalSinceReferenceDate: event.time), location: location,
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
