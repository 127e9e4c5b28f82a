public import ScrollworkGeometry

/// A set of keyframe tracks that animate one value.
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value = Body.Value

  /// The type of the body.
  associatedtype Body: Keyframes

  /// The tracks that these keyframes are composed of.
  @KeyframesBuilder<Self.Value> var body: Body { get }
}

/// The motion of one track: its duration, and how it sets the value at a time.
struct KeyframeMotion<Value> {
  let duration: Double
  let apply: (inout Value, Double) -> Void
}

/// Keyframes that supply their motions directly; others have a body.
protocol KeyframeMotions<Value>: Keyframes {
  func motions(from initial: Value) -> [KeyframeMotion<Value>]
}

extension Keyframes {
  /// The motions from `initial`, in declaration order.
  func resolved(from initial: Value) -> [KeyframeMotion<Value>] {
    if let source = self as? any KeyframeMotions<Value> { return source.motions(from: initial) }
    return (body as? any Keyframes<Value>).map { $0.resolved(from: initial) } ?? []
  }
}

/// A sequence of keyframes that animates one property of a value.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Part {
  /// The type of the animated value.
  public typealias Value = Root

  let keyPath: WritableKeyPath<Root, Part>
  let content: Content

  /// A track of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {
    (keyPath, self.content) = (\.self, content())
  }

  /// A track of the property at `keyPath`.
  public init(
    _ keyPath: WritableKeyPath<Root, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {
    (self.keyPath, self.content) = (keyPath, content())
  }

  /// The track itself.
  public var body: KeyframeTrack<Root, Part, Content> { self }
}

extension KeyframeTrack: KeyframeMotions {
  func motions(from initial: Root) -> [KeyframeMotion<Root>] {
    let keyPath = keyPath
    let path = KeyframePath(
      from: initial[keyPath: keyPath].animatableData, through: content.steps)
    return [
      KeyframeMotion(duration: path.duration) { value, time in
        value[keyPath: keyPath].animatableData = path.value(at: time)
      }
    ]
  }
}

/// Tracks that run in parallel, the result of the builder.
public struct KeyframeTracks<Value>: KeyframeMotions {
  let motions: (Value) -> [KeyframeMotion<Value>]

  func motions(from initial: Value) -> [KeyframeMotion<Value>] { motions(initial) }

  /// The tracks themselves.
  public var body: KeyframeTracks<Value> { self }
}
