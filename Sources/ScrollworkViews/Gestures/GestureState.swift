/// A value that is something else only while a gesture lasts.
///
/// It is written by the gesture it is given to with ``Gesture/updating(_:body:)``, and goes back to
/// its first value when that gesture ends, fails or is cancelled.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let box: GestureStateBox<Value>

  private init(_ initial: Value, _ reset: @escaping (Value, inout Transaction) -> Void) {
    box = GestureStateBox(initial: initial, reset: reset)
  }

  /// A value that jumps back.
  public init(wrappedValue: Value) { self.init(wrappedValue) { _, _ in } }

  /// A value that jumps back.
  public init(initialValue: Value) { self.init(initialValue) { _, _ in } }

  /// A value that goes back with a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue) { $1 = resetTransaction }
  }

  /// A value that goes back with a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue) { $1 = resetTransaction }
  }

  /// A value that goes back with a transaction that depends on the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue, reset)
  }

  /// A value that goes back with a transaction that depends on the last value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue, reset)
  }

  /// The value as it is now.
  public var wrappedValue: Value { box.value }

  /// The property itself, to be given to a gesture.
  public var projectedValue: GestureState<Value> { self }

  /// Says where the value is kept.
  func connect(to slot: StateSlot) { box.slot = slot }

  /// Changes the value for as long as the gesture lasts.
  func update(_ change: (inout Value, inout Transaction) -> Void) {
    var (value, transaction) = (box.value, Transaction())
    change(&value, &transaction)
    withTransaction(transaction) { box.slot?.write(value) }
  }

  /// Lets the value go back.
  func goBack() {
    var transaction = Transaction()
    box.reset(box.value, &transaction)
    withTransaction(transaction) { box.slot?.write(box.initial) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A value that begins at nil and goes back to it with a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// A value that begins at nil and goes back to it with a transaction that depends on the last one.
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

/// What all copies of one `@GestureState` property share.
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
  /// Writes to a property while the gesture lasts.
  ///
  /// `body` is called with each new value, from the moment at which there is one: for a long press
  /// that is when the finger comes down.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}

/// A gesture that writes to a property while it lasts.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  /// What is known about the gesture while it lasts.
  public typealias Value = Base.Value

  let base: Base
  let state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Base.Value> {
    UpdatingRecognizer(base.follow(in: context), state, update)
  }
}

final class UpdatingRecognizer<Value, State>: OuterRecognizer<Value, Value> {
  private let state: GestureState<State>
  private let update: (Value, inout State, inout Transaction) -> Void
  private var isAway = false

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
      isAway = true
      state.update { update(value, &$0, &$1) }
    } else if phase.isOver, isAway {
      isAway = false
      state.goBack()
    }
  }

  override func takeOver(_ old: Recognizer<Value>) {
    super.takeOver(old)
    isAway = (old as? Self)?.isAway ?? false
  }
}
