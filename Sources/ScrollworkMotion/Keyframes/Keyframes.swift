public import ScrollworkGeometry

/// Tracks of keyframes that together change a value over time.
public protocol Keyframes<Value> {
  /// What is changed.
  associatedtype Value = Body.Value

  /// The type of what it is made of.
  associatedtype Body: Keyframes

  /// What it is made of.
  @KeyframesBuilder<Self.Value> var body: Body { get }
}

/// One way of a value over time, and how long it takes.
struct KeyframeMotion<Value> {
  let duration: Double
  let apply: (inout Value, Double) -> Void
}

/// Keyframes that know what they do; anything else is asked for its body.
protocol KeyframeMotions<Value>: Keyframes {
  func motions(from initial: Value) -> [KeyframeMotion<Value>]
}

extension Keyframes {
  /// The ways from `initial`, in the order written.
  func resolved(from initial: Value) -> [KeyframeMotion<Value>] {
    if let source = self as? any KeyframeMotions<Value> { return source.motions(from: initial) }
    return (body as? any Keyframes<Value>).map { $0.resolved(from: initial) } ?? []
  }
}

/// Keyframes of one part of a value.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Part {
  /// What is changed.
  public typealias Value = Root

  let keyPath: WritableKeyPath<Root, Part>
  let content: Content

  /// Keyframes of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {
    (keyPath, self.content) = (\.self, content())
  }

  /// Keyframes of the part at `keyPath`.
  public init(
    _ keyPath: WritableKeyPath<Root, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {
    (self.keyPath, self.content) = (keyPath, content())
  }

  /// Itself.
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

/// Tracks side by side, as the builder puts them together.
public struct KeyframeTracks<Value>: KeyframeMotions {
  let motions: (Value) -> [KeyframeMotion<Value>]

  func motions(from initial: Value) -> [KeyframeMotion<Value>] { motions(initial) }

  /// Itself.
  public var body: KeyframeTracks<Value> { self }
}
