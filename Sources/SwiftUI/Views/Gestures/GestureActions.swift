extension Gesture {
  /// Calls an action with the last value when the gesture succeeds.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    WrappedGesture(inner: self) { EndedRecognizer($0, action) }
  }

  /// Transforms the values of the gesture.
  public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> {
    WrappedGesture(inner: self) { MapRecognizer($0, body) }
  }
}

extension Gesture where Value: Equatable {
  /// Calls an action when the gesture's value changes, from its start until before its end.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    WrappedGesture(inner: self) { ChangedRecognizer($0, action) }
  }
}

/// A gesture whose recognizer wraps that of another gesture.
struct WrappedGesture<Inner: Gesture, T>: PrimitiveGesture {
  typealias Value = T

  let inner: Inner
  let around: @MainActor (Recognizer<Inner.Value>) -> Recognizer<T>

  @MainActor func recognizer(in context: _GestureContext) -> Recognizer<T> {
    around(inner.follow(in: context))
  }
}

private final class EndedRecognizer<Value>: WrappingRecognizer<Value, Value> {
  private let action: (Value) -> Void

  init(_ inner: Recognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(inner)
  }

  override func map(_ phase: GesturePhase<Value>) -> GesturePhase<Value> { phase }

  override func tell() {
    if case .ended(let value) = phase { action(value) }
  }
}

private final class ChangedRecognizer<Value: Equatable>: WrappingRecognizer<Value, Value> {
  private let action: (Value) -> Void
  private var last: Value?

  init(_ inner: Recognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(inner)
  }

  override func map(_ phase: GesturePhase<Value>) -> GesturePhase<Value> { phase }

  override func tell() {
    guard let value = phase.running, value != last else { return }
    last = value
    action(value)
  }

  override func takeOver(_ old: Recognizer<Value>) {
    super.takeOver(old)
    last = (old as? Self)?.last
  }
}

private final class MapRecognizer<Inner, Value>: WrappingRecognizer<Inner, Value> {
  private let change: (Inner) -> Value

  init(_ inner: Recognizer<Inner>, _ change: @escaping (Inner) -> Value) {
    self.change = change
    super.init(inner)
  }

  override func map(_ phase: GesturePhase<Inner>) -> GesturePhase<Value> { phase.map(change) }
}
