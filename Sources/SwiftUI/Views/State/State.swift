/// A value that a view owns and that outlives its body.
///
/// The value belongs to the view's identity: it is initialized when the view is inserted and kept
/// until the view is removed. It is read and written on the main actor only, as every view is.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let box: StateBox<Value>

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { box = StateBox(initial: wrappedValue) }

  /// Creates a state with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value; writing it updates the views that read it.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { [box] in box.value }, set: { [box] in box.value = $0 })
  }

}

extension State: @MainActor ConnectedProperty {
  @MainActor package func connect(in context: ResolveContext, property: String) -> Bool {
    let slot = context.slot(property)
    box.slot = slot
    slot.begin(at: box.initial)
    return true
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

/// The storage that all copies of a `@State` property share.
///
/// It holds the initial value and, while the view is in a scene, the slot that stores the current
/// one.
private final class StateBox<Value> {
  let initial: Value
  var slot: StateSlot?

  init(initial: Value) { self.initial = initial }

  var value: Value {
    get {
      // In two steps, to distinguish a written nil from no written value.
      guard let written = slot?.readOwned() else { return initial }
      return written as? Value ?? initial
    }
    set { slot?.writeOwned(newValue) }
  }
}

/// A property of a view that is connected before the view's body is evaluated.
public protocol DynamicProperty {
  /// Called before the body is evaluated, after the properties inside have been connected.
  ///
  /// It is called on a copy: what it changes in itself is not seen, what it changes in its state or
  /// in objects is.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
