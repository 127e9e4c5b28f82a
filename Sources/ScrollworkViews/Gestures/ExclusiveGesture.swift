/// Two gestures of which only one comes about: the second if the first does not.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// Which of the two came about, and what is known about it.
  public enum Value {
    /// The first one.
    case first(First.Value)
    /// The second one.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Two gestures of which the first has precedence.
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
  /// Lets another gesture come about if this one does not.
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

  /// The second one waits until the first has failed, or tells that it has been cancelled.
  override var mayDeliver: (first: Bool, second: Bool) { (true, first.stage != .possible) }
}
