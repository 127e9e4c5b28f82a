public import ScrollworkGeometry

/// The context of a custom animation, carried from one evaluation to the next.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The animation's own state.
  public var state = AnimationState<Value>()

  /// Whether the animation is logically complete, though it may still move a little.
  public var isLogicallyComplete = false

  init() {}

  private init<T>(_ other: AnimationContext<T>, state: AnimationState<Value>) {
    isLogicallyComplete = other.isLogicallyComplete
    self.state = state
  }

  /// A copy with another state, for an animation of another type of value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(self, state: state)
  }
}

/// The state of a custom animation: values stored under key types.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// An empty state, with each key at its default.
  public init() {}

  /// The value stored under `key`.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value in a custom animation's state.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value

  /// The value before it is first set.
  static var defaultValue: Value { get }
}
