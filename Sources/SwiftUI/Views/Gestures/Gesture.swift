/// A gesture on a view, with the actions that it calls.
///
/// A custom gesture composes other gestures in ``body``.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The state of the gesture while it is recognized.
  associatedtype Value
  /// The type of the gesture's body.
  associatedtype Body: Gesture

  /// The gesture that this one is composed of.
  var body: Body { get }

  /// Makes the recognizer of a gesture.
  ///
  /// The default implementation serves every gesture whose body has the same value type.
  static func _recognizer(of gesture: Self, in context: _GestureContext)
    -> _GestureRecognizer<Value>
}

extension Gesture where Body.Value == Value {
  /// Makes the recognizer of the body.
  public static func _recognizer(of gesture: Self, in context: _GestureContext)
    -> _GestureRecognizer<Value>
  {
    var inner = context.resolve.view(_typeName(Self.self, qualified: false))
    guard inner.connectDynamicProperties(of: gesture) else {
      return _GestureRecognizer(.failed())
    }
    return Body._recognizer(of: gesture.body, in: _GestureContext(resolve: inner))
  }
}

/// The context of the view to which a gesture is attached.
public struct _GestureContext {
  package let resolve: ResolveContext
}

/// The recognizer of a gesture.
public struct _GestureRecognizer<Value> {
  let recognizer: Recognizer<Value>

  init(_ recognizer: Recognizer<Value>) { self.recognizer = recognizer }
}

extension Never: Gesture {
  /// The value of `Never`, which is never instantiated.
  public typealias Value = Never
}

/// A gesture that makes its own recognizer and has no body.
package nonisolated protocol PrimitiveGesture: Gesture where Body == Never {
  /// Makes the recognizer of the gesture.
  @MainActor func recognizer(in context: _GestureContext) -> Recognizer<Value>
}

extension PrimitiveGesture {
  /// The body of a primitive gesture, which is never evaluated.
  @MainActor public var body: Never { fatalError("\(Self.self) is a primitive gesture.") }

  /// Makes the recognizer of the primitive gesture.
  @MainActor public static func _recognizer(of gesture: Self, in context: _GestureContext)
    -> _GestureRecognizer<Value>
  { _GestureRecognizer(gesture.recognizer(in: context)) }
}

extension Gesture {
  /// Makes the recognizer of the gesture in a context.
  func follow(in context: _GestureContext) -> Recognizer<Value> {
    Self._recognizer(of: self, in: context).recognizer
  }
}

/// An optional gesture; nil never succeeds.
extension Optional: Gesture, PrimitiveGesture where Wrapped: Gesture {
  /// The value of the wrapped gesture.
  public typealias Value = Wrapped.Value

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Wrapped.Value> {
    if let self { return self.follow(in: context) }
    return .failed()
  }
}

/// A type-erased gesture.
public struct AnyGesture<T>: PrimitiveGesture {
  /// The value of the erased gesture.
  public typealias Value = T

  private let make: @MainActor (_GestureContext) -> Recognizer<T>

  /// Erases the type of a gesture.
  @MainActor public init<G: Gesture>(_ gesture: G) where G.Value == T {
    make = { gesture.follow(in: $0) }
  }

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Value> {
    make(context)
  }
}
