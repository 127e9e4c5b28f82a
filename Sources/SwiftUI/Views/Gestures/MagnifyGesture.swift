public import Foundation
public import ScrollworkGeometry

/// A pinch of two fingers, which tracks their distance.
public struct MagnifyGesture: PrimitiveGesture {
  /// The state of a magnification.
  public struct Value: Equatable, Sendable {
    /// The time of the event; the scene's time 0 is the reference date.
    public var time: Date
    /// The distance between the fingers relative to their distance at the start.
    public var magnification: CGFloat
    /// The rate of change of the magnification, per second.
    public var velocity: CGFloat
    /// The middle of the fingers at their start, as a fraction of the view's size.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at their start, in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// The smallest change of the magnification that begins the gesture.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnify gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Value> {
    TouchMachineRecognizer(MagnifyMachine(minimumScaleDelta: minimumScaleDelta))
  }
}

/// A pinch of two fingers: the older form of ``MagnifyGesture``.
public struct MagnificationGesture: PrimitiveGesture {
  /// The distance between the fingers relative to their distance at the start.
  public typealias Value = CGFloat

  /// The smallest change of the magnification that begins the gesture.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnification gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification).follow(in: context)
  }
}

/// The state machine of a magnify gesture.
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
      time: Playing.date(at: event.time), magnification: magnification,
      velocity: CGFloat(pair.velocity), startAnchor: pair.startAnchor,
      startLocation: pair.startLocation)
    phase = event.kind == .up ? .ended(value) : .active(value)
    return true
  }
}
