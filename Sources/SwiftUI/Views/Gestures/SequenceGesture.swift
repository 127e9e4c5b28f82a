/// Two gestures in sequence: the second begins after the first has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of the gesture that is under way.
  public enum Value {
    /// The first gesture is under way.
    case first(First.Value)
    /// The first gesture has ended; the second may not have a value yet.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a sequence of two gestures.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Value> {
    SequenceRecognizer<First, Second>(
      first.follow(in: context.part("first")), second.follow(in: context.part("second")))
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Combines two gestures in sequence; `other` begins after this one has ended.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

extension _GestureContext {
  /// The context of one of the two gestures, by name.
  @MainActor func part(_ name: String) -> _GestureContext {
    _GestureContext(resolve: resolve.view(name))
  }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First.Value, Second.Value, SequenceGesture<First, Second>.Value>
{
  private var isSecond = false
  /// The time at which the first gesture's finger lifted, if the second needs a new touch.
  private var liftTime: Double?

  override func advance(_ event: TouchEvent) {
    if isSecond {
      second.receive(event)
    } else {
      first.receive(event)
      guard case .ended = first.phase else { return }
      isSecond = true
      if event.kind == .down || event.kind == .move {
        var start = event
        start.kind = .down
        second.receive(start)
      } else {
        liftTime = event.time
      }
    }
    if event.kind == .down { liftTime = nil }
    // The second gesture fails if no touch begins within the pause between two taps.
    if event.kind == .none, let liftTime, event.time > liftTime + TapMachine.pause {
      second.cancel()
    }
  }

  override func combined() -> GesturePhase<SequenceGesture<First, Second>.Value> {
    guard isSecond, case .ended(let value) = first.phase else {
      return first.phase.map { .first($0) }
    }
    return switch second.phase {
    case .possible(let next): .active(.second(value, next))
    case .active(let next): .active(.second(value, next))
    case .ended(let next): .ended(.second(value, next))
    case .failed: .failed
    }
  }

  override func takeOver(_ old: Recognizer<SequenceGesture<First, Second>.Value>) {
    super.takeOver(old)
    guard let old = old as? Self else { return }
    (isSecond, liftTime) = (old.isSecond, old.liftTime)
  }
}
