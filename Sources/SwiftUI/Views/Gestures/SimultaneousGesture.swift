/// Two gestures that are recognized at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The values of the two gestures, each nil until it has one.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture that recognizes both at the same time.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Value> {
    SimultaneousRecognizer<First, Second>(
      first.follow(in: context.part("first")), second.follow(in: context.part("second")))
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Combines two gestures that are recognized at the same time.
  public func simultaneously<Other: Gesture>(with other: Other)
    -> SimultaneousGesture<Self, Other>
  { SimultaneousGesture(self, other) }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First.Value, Second.Value, SimultaneousGesture<First, Second>.Value>
{
  override func combined() -> GesturePhase<SimultaneousGesture<First, Second>.Value> {
    let stages = [first.stage, second.stage]
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.known, second: second.phase.known)
    if stages.allSatisfy(\.isOver) {
      return stages.contains(.ended) ? .ended(value) : .failed
    }
    if stages.contains(.active) || stages.contains(.ended) { return .active(value) }
    return .possible(value.first == nil && value.second == nil ? nil : value)
  }
}

extension GesturePhase {
  /// The value, whether the gesture is under way or has ended.
  fileprivate var known: Value? {
    if case .ended(let value) = self { return value }
    return running
  }
}
