/// A value that a gesture changes while it lasts and that resets afterwards.
///
/// The gesture writes it through ``Gesture/updating(_:body:)``. It resets to its initial value when
/// that gesture ends, fails or is cancelled.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let box: GestureStateBox<Value>

  private init(_ initial: Value, _ reset: @escaping (Value, inout Transaction) -> Void) {
    box = GestureStateBox(initial: initial, reset: reset)
  }

  /// Creates a value that resets without animation.
  public init(wrappedValue: Value) { self.init(wrappedValue) { _, _ in } }

  /// Creates a value that resets without animation.
  public init(initialValue: Value) { self.init(initialValue) { _, _ in } }

  /// Creates a value that resets with a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue) { $1 = resetTransaction }
  }

  /// Creates a value that resets with a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue) { $1 = resetTransaction }
  }

  /// Creates a value that resets with a transaction derived from the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue, reset)
  }

  /// Creates a value that resets with a transaction derived from the last value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue, reset)
  }

  /// The current value.
  public var wrappedValue: Value { box.value }

  /// The property itself, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }

  /// Connects the property to its storage slot.
  func connect(to slot: StateSlot) { box.slot = slot }

  /// Changes the value while the gesture lasts.
  func update(_ change: (inout Value, inout Transaction) -> Void) {
    var (value, transaction) = (box.value, Transaction())
    change(&value, &transaction)
    withTransaction(transaction) { box.slot?.write(value) }
  }

  /// Resets the value to its initial value.
  func resetToInitialValue() {
    var transaction = Transaction()
    box.reset(box.value, &transaction)
    withTransaction(transaction) { box.slot?.write(box.initial) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a value that starts at nil and resets to it with a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a value that starts at nil and resets with a transaction derived from the last value.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: @MainActor ConnectedProperty {
  @MainActor package func connect(in context: ResolveContext, property: String) -> Bool {
    connect(to: context.slot(property))
    return true
  }
}

/// The storage that all copies of a `@GestureState` property share.
private final class GestureStateBox<Value> {
  let initial: Value
  let reset: (Value, inout Transaction) -> Void
  var slot: StateSlot?

  init(initial: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    (self.initial, self.reset) = (initial, reset)
  }

  var value: Value {
    guard let written = slot?.read() else { return initial }
    return written as? Value ?? initial
  }
}

extension Gesture {
  /// Updates a `@GestureState` property while the gesture lasts.
  ///
  /// `body` is called with each new value, from the first one on; a long press has its first value
  /// when the finger comes down.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}

/// A gesture that updates a `@GestureState` property while it lasts.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  /// The value of the base gesture.
  public typealias Value = Base.Value

  let base: Base
  let state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Base.Value> {
    UpdatingRecognizer(base.follow(in: context), state, update)
  }
}

final class UpdatingRecognizer<Value, State>: WrappingRecognizer<Value, Value> {
  private let state: GestureState<State>
  private let update: (Value, inout State, inout Transaction) -> Void
  private var isUpdated = false

  init(
    _ inner: Recognizer<Value>, _ state: GestureState<State>,
    _ update: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    (self.state, self.update) = (state, update)
    super.init(inner)
  }

  override func map(_ phase: GesturePhase<Value>) -> GesturePhase<Value> { phase }

  override func tell() {
    if let value = phase.running {
      isUpdated = true
      state.update { update(value, &$0, &$1) }
    } else if phase.isOver, isUpdated {
      isUpdated = false
      state.resetToInitialValue()
    }
  }

  override func takeOver(_ old: Recognizer<Value>) {
    super.takeOver(old)
    isUpdated = (old as? Self)?.isUpdated ?? false
  }
}
