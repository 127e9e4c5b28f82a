public import Foundation
public import ScrollworkGeometry

/// Two fingers that go apart or together.
public struct MagnifyGesture: PrimitiveGesture {
  /// What is known about two fingers that go apart or together.
  public struct Value: Equatable, Sendable {
    /// The moment, as that many seconds after the reference date: scenes begin there.
    public var time: Date
    /// How far apart they are, as a multiple of how far apart they were.
    public var magnification: CGFloat
    /// How fast that changes, in multiples per second.
    public var velocity: CGFloat
    /// The place between them when they came down, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The place between them when they came down, in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// How much the magnification must change before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Two fingers that go apart or together.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Value> {
    MachineRecognizer(MagnifyMachine(minimumScaleDelta: minimumScaleDelta))
  }
}

/// Two fingers that go apart or together, as it was called before ``MagnifyGesture``.
public struct MagnificationGesture: PrimitiveGesture {
  /// How far apart they are, as a multiple of how far apart they were.
  public typealias Value = CGFloat

  /// How much the magnification must change before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Two fingers that go apart or together.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification).follow(in: context)
  }
}

/// Follows how far apart two fingers are.
struct MagnifyMachine: TouchMachine {
  static let fingers = 2

  let minimumScaleDelta: CGFloat
  private var pair = FingerPair()
  private(set) var phase = GesturePhase<MagnifyGesture.Value>.possible(nil)

  init(minimumScaleDelta: CGFloat) { self.minimumScaleDelta = minimumScaleDelta }

  mutating func receive(_ event: TouchEvent) -> Bool {
    guard pair.receive(event, value: { Double($0.distance / max($1.distance, 1)) }) else {
      return false
    }
    let magnification = CGFloat(pair.value)
    guard phase.stage == .active || abs(magnification - 1) >= minimumScaleDelta else {
      guard event.kind == .up else { return false }
      phase = .failed
      return true
    }
    let value = MagnifyGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.time), magnification: magnification,
      velocity: CGFloat(pair.velocity), startAnchor: pair.startAnchor,
      startLocation: pair.startLocation)
    phase = event.kind == .up ? .ended(value) : .active(value)
    return true
  }
}
