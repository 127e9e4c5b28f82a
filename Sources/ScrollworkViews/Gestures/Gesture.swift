/// Something that fingers do on a view, and what is to happen when they do.
///
/// A gesture of one's own is put together from others in ``body``.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What is known about the gesture while it lasts.
  associatedtype Value
  /// The type of the gesture this one is made of.
  associatedtype Body: Gesture

  /// The gesture this one is made of.
  var body: Body { get }

  /// How the engine follows the gesture; there is an answer for every gesture whose body has the
  /// same value.
  static func _recognizer(of gesture: Self, in context: _GestureContext)
    -> _GestureRecognizer<Value>
}

extension Gesture where Body.Value == Value {
  /// Follows the body.
  public static func _recognizer(of gesture: Self, in context: _GestureContext)
    -> _GestureRecognizer<Value>
  {
    let inner = context.resolve.view("\(Self.self)")
    guard inner.connectDynamicProperties(of: gesture) else {
      return _GestureRecognizer(.failed())
    }
    return Body._recognizer(of: gesture.body, in: _GestureContext(resolve: inner))
  }
}

/// Where a gesture is attached.
public struct _GestureContext {
  package let resolve: ResolveContext
}

/// What follows a gesture.
public struct _GestureRecognizer<Value> {
  let recognizer: Recognizer<Value>

  init(_ recognizer: Recognizer<Value>) { self.recognizer = recognizer }
}

extension Never: Gesture {
  /// Never made: nothing is done.
  public typealias Value = Never
}

/// A gesture that the engine follows by itself, instead of asking for its body.
package nonisolated protocol PrimitiveGesture: Gesture where Body == Never {
  /// What follows the gesture.
  @MainActor func recognizer(in context: _GestureContext) -> Recognizer<Value>
}

extension PrimitiveGesture {
  /// Never asked for: the engine follows such gestures itself.
  @MainActor public var body: Never { fatalError("\(Self.self) is followed without a body.") }

  /// Follows the gesture itself.
  @MainActor public static func _recognizer(of gesture: Self, in context: _GestureContext)
    -> _GestureRecognizer<Value>
  { _GestureRecognizer(gesture.recognizer(in: context)) }
}

extension Gesture {
  /// What follows the gesture where it is attached.
  func follow(in context: _GestureContext) -> Recognizer<Value> {
    Self._recognizer(of: self, in: context).recognizer
  }
}

/// A gesture that may be missing.
extension Optional: Gesture, PrimitiveGesture where Wrapped: Gesture {
  /// What is known about the gesture, if there is one.
  public typealias Value = Wrapped.Value

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Wrapped.Value> {
    if let self { return self.follow(in: context) }
    return .failed()
  }
}

/// A gesture whose type is not told.
public struct AnyGesture<T>: PrimitiveGesture {
  /// What is known about the gesture while it lasts.
  public typealias Value = T

  private let make: @MainActor (_GestureContext) -> Recognizer<T>

  /// Hides the type of a gesture.
  @MainActor public init<G: Gesture>(_ gesture: G) where G.Value == T {
    make = { gesture.follow(in: $0) }
  }

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Value> {
    make(context)
  }
}
