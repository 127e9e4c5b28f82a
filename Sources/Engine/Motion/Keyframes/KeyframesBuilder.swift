public import ScrollworkGeometry

/// A result builder that composes tracks, or the keyframes of a single track.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// Passes a track on.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Passes a keyframe of the whole value on.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Builds an empty set of tracks.
  public static func buildBlock() -> KeyframeTracks<Value> { KeyframeTracks { _ in [] } }

  /// Passes the first track on.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value {
    first
  }

  /// Passes the first keyframe on.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Adds a track.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> KeyframeTracks<Value> {
    KeyframeTracks { accumulated.resolved(from: $0) + next.resolved(from: $0) }
  }

  /// Appends a keyframe.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> where Value: Animatable {
    KeyframeSequence(keyframes: accumulated.steps + next.steps)
  }

  /// Concatenates the keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> KeyframeSequence<Value> where Value: Animatable {
    KeyframeSequence(keyframes: components.flatMap { $0.steps })
  }

  /// Builds the keyframes of a condition's first branch.
  public static func buildEither(
    first component: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> where Value: Animatable {
    KeyframeSequence(keyframes: component.steps)
  }

  /// Builds the keyframes of a condition's second branch.
  public static func buildEither(
    second component: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> where Value: Animatable {
    KeyframeSequence(keyframes: component.steps)
  }

  /// Passes the tracks on.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value {
    component
  }

  /// Wraps keyframes of the whole value in a track.
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack { component }
  }
}
