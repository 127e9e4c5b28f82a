/// A gesture that begins when another one has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// Which of the two is on, and what is known about it.
  public enum Value {
    /// The first one is on.
    case first(First.Value)
    /// The first one has ended; the second one may not have begun yet.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Two gestures, one after the other.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Value> {
    SequenceRecognizer<First, Second>(
      first.follow(in: context.part("first")), second.follow(in: context.part("second")))
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Lets another gesture begin when this one has ended.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

extension _GestureContext {
  /// The context of one of two gestures.
  @MainActor func part(_ name: String) -> _GestureContext {
    _GestureContext(resolve: resolve.view(name))
  }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First.Value, Second.Value, SequenceGesture<First, Second>.Value>
{
  private var isSecond = false
  /// When the finger that made the first gesture left, for a second one that needs another finger.
  private var lift: Double?

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
        lift = event.time
      }
    }
    if event.kind == .down { lift = nil }
    // A second gesture that no finger begins in the time between two taps does not come.
    if event.kind == .none, let lift, event.time > lift + TapMachine.pause { second.cancel() }
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
    (isSecond, lift) = (old.isSecond, old.lift)
  }
}
