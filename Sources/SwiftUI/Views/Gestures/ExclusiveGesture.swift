/// Two gestures of which only one succeeds: the second is recognized once the first has failed.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of the gesture that is recognized.
  public enum Value {
    /// The value of the first gesture.
    case first(First.Value)
    /// The value of the second gesture.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates an exclusive gesture in which the first has precedence.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Value> {
    ExclusiveRecognizer<First, Second>(
      first.follow(in: context.part("first")), second.follow(in: context.part("second")))
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Combines two gestures exclusively; `other` is recognized only if this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First.Value, Second.Value, ExclusiveGesture<First, Second>.Value>
{
  override func advance(_ event: TouchEvent) {
    super.advance(event)
    if first.stage == .active || first.stage == .ended { second.cancel() }
  }

  override func combined() -> GesturePhase<ExclusiveGesture<First, Second>.Value> {
    first.stage == .failed
      ? second.phase.map { .second($0) } : first.phase.map { .first($0) }
  }

  /// The second delivers only after the first has left `possible`: failed, or cancelled the second.
  override var mayDeliver: (first: Bool, second: Bool) { (true, first.stage != .possible) }
}
