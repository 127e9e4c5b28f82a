public import ScrollworkGeometry

/// Keyframes of one value, one after another.
public protocol KeyframeTrackContent<Value> {
  /// What is animated.
  associatedtype Value: Animatable = Body.Value

  /// The type of what it is made of.
  associatedtype Body: KeyframeTrackContent

  /// What it is made of.
  @KeyframeTrackContentBuilder<Self.Value> var body: Body { get }
}

/// Content that knows its keyframes; anything else is asked for its body.
protocol KeyframeSource<Value>: KeyframeTrackContent {
  var keyframes: [KeyframeStep<Value.AnimatableData>] { get }
}

extension KeyframeTrackContent {
  /// The keyframes in order.
  var steps: [KeyframeStep<Value.AnimatableData>] {
    if let source = self as? any KeyframeSource<Value> { return source.keyframes }
    // A body of another type of value has nothing to say here; the compiler lets none through that
    // a builder has made.
    return (body as? any KeyframeTrackContent<Value>).map { $0.steps } ?? []
  }
}

/// One keyframe, in numbers.
struct KeyframeStep<Data: VectorArithmetic> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(startVelocity: Data?, endVelocity: Data?)
    case spring(Spring, startVelocity: Data?)
    case move
  }

  let target: Data
  /// Its length in seconds.
  let duration: Double
  let kind: Kind

  init(target: Data, duration: Double, kind: Kind) {
    (self.target, self.kind) = (target, kind)
    self.duration = duration.isFinite ? max(0, duration) : 0
  }
}

/// Keyframes one after another, as the builder puts them together.
public struct KeyframeSequence<Value: Animatable>: KeyframeSource {
  let keyframes: [KeyframeStep<Value.AnimatableData>]

  init(keyframes: [KeyframeStep<Value.AnimatableData>]) { self.keyframes = keyframes }

  /// Itself.
  public var body: KeyframeSequence<Value> { self }
}

/// Makes one track content of several keyframes.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// No keyframe.
  public static func buildBlock() -> KeyframeSequence<Value> { KeyframeSequence(keyframes: []) }

  /// The first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// One keyframe more.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(keyframes: accumulated.steps + next.steps)
  }

  /// Keyframes from a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(keyframes: components.flatMap { $0.steps })
  }

  /// Keyframes on a condition.
  public static func buildEither(
    first component: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(keyframes: component.steps)
  }

  /// Keyframes on the opposite of a condition.
  public static func buildEither(
    second component: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(keyframes: component.steps)
  }
}
