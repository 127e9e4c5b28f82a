public import Foundation
public import ScrollworkGeometry

/// Two fingers that turn around each other.
public struct RotateGesture: PrimitiveGesture {
  /// What is known about two fingers that turn around each other.
  public struct Value: Equatable, Sendable {
    /// The moment, as that many seconds after the reference date: scenes begin there.
    public var time: Date
    /// How far they have turned, clockwise.
    public var rotation: Angle
    /// How far they turn in a second.
    public var velocity: Angle
    /// The place between them when they came down, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The place between them when they came down, in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// How far they must turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Two fingers that turn around each other.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Value> {
    MachineRecognizer(RotateMachine(minimumAngleDelta: minimumAngleDelta))
  }
}

/// Two fingers that turn around each other, as it was called before ``RotateGesture``.
public struct RotationGesture: PrimitiveGesture {
  /// How far they have turned, clockwise.
  public typealias Value = Angle

  /// How far they must turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Two fingers that turn around each other.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation).follow(in: context)
  }
}

/// Follows how far two fingers have turned around each other.
struct RotateMachine: TouchMachine {
  static let fingers = 2

  let minimumAngleDelta: Angle
  private var pair = FingerPair()
  private(set) var phase = GesturePhase<RotateGesture.Value>.possible(nil)

  init(minimumAngleDelta: Angle) { self.minimumAngleDelta = minimumAngleDelta }

  mutating func receive(_ event: TouchEvent) -> Bool {
    let last = pair.value
    let isNew = pair.receive(event) { now, start in
      // The nearest angle to the last one: turns may go on beyond half a circle.
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
      time: Date(timeIntervalSinceReferenceDate: event.time), rotation: .radians(pair.value),
      velocity: .radians(pair.velocity), startAnchor: pair.startAnchor,
      startLocation: pair.startLocation)
    phase = event.kind == .up ? .ended(value) : .active(value)
    return true
  }
}
