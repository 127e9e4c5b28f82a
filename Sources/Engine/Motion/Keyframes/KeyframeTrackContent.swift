public import ScrollworkGeometry

/// A sequence of keyframes of one value.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated value.
  associatedtype Value: Animatable = Body.Value

  /// The type of the body.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that this content is composed of.
  @KeyframeTrackContentBuilder<Self.Value> var body: Body { get }
}

/// Content that supplies its keyframes directly; other content has a body.
protocol KeyframeSource<Value>: KeyframeTrackContent {
  var keyframes: [KeyframeStep<Value.AnimatableData>] { get }
}

extension KeyframeTrackContent {
  /// The keyframes in order.
  var steps: [KeyframeStep<Value.AnimatableData>] {
    if let source = self as? any KeyframeSource<Value> { return source.keyframes }
    // A body of another value type has no keyframes; the builders reject one at compile time.
    return (body as? any KeyframeTrackContent<Value>).map { $0.steps } ?? []
  }
}

/// One keyframe as a vector.
struct KeyframeStep<Data: VectorArithmetic> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(startVelocity: Data?, endVelocity: Data?)
    case spring(Spring, startVelocity: Data?)
    case move
  }

  let target: Data
  /// The duration in seconds.
  let duration: Double
  let kind: Kind

  init(target: Data, duration: Double, kind: Kind) {
    (self.target, self.kind) = (target, kind)
    self.duration = duration.isFinite ? max(0, duration) : 0
  }
}

/// A sequence of keyframes, the result of the builder.
public struct KeyframeSequence<Value: Animatable>: KeyframeSource {
  let keyframes: [KeyframeStep<Value.AnimatableData>]

  init(keyframes: [KeyframeStep<Value.AnimatableData>]) { self.keyframes = keyframes }

  /// The sequence itself.
  public var body: KeyframeSequence<Value> { self }
}

/// A result builder that composes keyframes into a sequence.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Passes a keyframe on.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Builds an empty sequence.
  public static func buildBlock() -> KeyframeSequence<Value> { KeyframeSequence(keyframes: []) }

  /// Passes the first keyframe on.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Appends a keyframe.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(keyframes: accumulated.steps + next.steps)
  }

  /// Concatenates the keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(keyframes: components.flatMap { $0.steps })
  }

  /// Builds the keyframes of a condition's first branch.
  public static func buildEither(
    first component: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(keyframes: component.steps)
  }

  /// Builds the keyframes of a condition's second branch.
  public static func buildEither(
    second component: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(keyframes: component.steps)
  }
}
