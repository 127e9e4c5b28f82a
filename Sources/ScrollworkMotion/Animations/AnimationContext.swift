public import ScrollworkGeometry

/// What a custom animation may remember from one moment to the next.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation remembers.
  public var state = AnimationState<Value>()

  /// Whether the animation looks finished, though it may still move a little.
  public var isLogicallyComplete = false

  init() {}

  private init<T>(_ other: AnimationContext<T>, state: AnimationState<Value>) {
    isLogicallyComplete = other.isLogicallyComplete
    self.state = state
  }

  /// The same context with another state, for an animation of another type of value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(self, state: state)
  }
}

/// Values kept under types as keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// A state with nothing in it: every key has its default.
  public init() {}

  /// The value kept under `key`.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A name for something a custom animation remembers.
public protocol AnimationStateKey {
  /// What is remembered.
  associatedtype Value

  /// What it is at the beginning.
  static var defaultValue: Value { get }
}
