public import Foundation
public import ScrollworkGeometry

/// A rotation of two fingers around each other.
public struct RotateGesture: PrimitiveGesture {
  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the event; the scene's time 0 is the reference date.
    public var time: Date
    /// The rotation since the start; positive is clockwise.
    public var rotation: Angle
    /// The rate of rotation, per second.
    public var velocity: Angle
    /// The middle of the fingers at their start, as a fraction of the view's size.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at their start, in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// The smallest rotation that begins the gesture.
  public var minimumAngleDelta: Angle

  /// Creates a rotate gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Value> {
    TouchMachineRecognizer(RotateMachine(minimumAngleDelta: minimumAngleDelta))
  }
}

/// A rotation of two fingers: the older form of ``RotateGesture``.
public struct RotationGesture: PrimitiveGesture {
  /// The rotation since the start; positive is clockwise.
  public typealias Value = Angle

  /// The smallest rotation that begins the gesture.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation).follow(in: context)
  }
}

/// The state machine of a rotate gesture.
struct RotateMachine: TouchMachine {
  static let fingers = 2

  let minimumAngleDelta: Angle
  private var pair = FingerPair()
  private(set) var phase = GesturePhase<RotateGesture.Value>.possible(nil)

  init(minimumAngleDelta: Angle) { self.minimumAngleDelta = minimumAngleDelta }

  mutating func receive(_ event: TouchEvent) -> Bool {
    let last = pair.value
    let isNew = pair.receive(event) { now, start in
      // The equivalent angle nearest to the last one, so that rotations can exceed half a circle.
      let turn = now.angle - start.angle
      return turn + ((last - turn) / (2 * .pi)).rounded() * 2 * .pi
    }
    guard isNew else { return false }
    guard phase.stage == .active || abs(pair.value) >= abs(minimumAngleDelta.radians) else {
      guard event.kind == .up else { return false }
      phase = .failed
      return true
    }
    let value = RotateGesture.Value(
      time: Playing.date(at: event.time), rotation: .radians(pair.value),
      velocity: .radians(pair.velocity), startAnchor: pair.startAnchor,
      startLocation: pair.startLocation)
    phase = event.kind == .up ? .ended(value) : .active(value)
    return true
  }
}
