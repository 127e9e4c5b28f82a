public import ScrollworkGeometry

/// Makes one set of keyframes of several tracks, or one track of several keyframes.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// A track.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// A keyframe of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// No track.
  public static func buildBlock() -> KeyframeTracks<Value> { KeyframeTracks { _ in [] } }

  /// The first track.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value {
    first
  }

  /// The first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// One track more.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> KeyframeTracks<Value> {
    KeyframeTracks { accumulated.resolved(from: $0) + next.resolved(from: $0) }
  }

  /// One keyframe more.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> where Value: Animatable {
    KeyframeSequence(keyframes: accumulated.steps + next.steps)
  }

  /// Keyframes from a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> KeyframeSequence<Value> where Value: Animatable {
    KeyframeSequence(keyframes: components.flatMap { $0.steps })
  }

  /// Keyframes on a condition.
  public static func buildEither(
    first component: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> where Value: Animatable {
    KeyframeSequence(keyframes: component.steps)
  }

  /// Keyframes on the opposite of a condition.
  public static func buildEither(
    second component: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> where Value: Animatable {
    KeyframeSequence(keyframes: component.steps)
  }

  /// The tracks.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value {
    component
  }

  /// One track of the whole value.
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack { component }
  }
}
