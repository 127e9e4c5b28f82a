/// A value that a view owns and that outlives its body.
///
/// The value belongs to the place of the view in the scene: it is made when the view first stands
/// there and kept as long as it does. Reading and writing happens on the main actor only, as for
/// every view.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let box: StateBox<Value>

  /// A state that begins at a value.
  public init(wrappedValue: Value) { box = StateBox(initial: wrappedValue) }

  /// A state that begins at a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value; writing it makes the views that read it new.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A way to read and write the value from elsewhere.
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
  /// A state that begins at nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

/// What all copies of one `@State` property share: its first value and, once the view stands in a
/// scene, the place where the value is kept.
private final class StateBox<Value> {
  let initial: Value
  var slot: StateSlot?

  init(initial: Value) { self.initial = initial }

  var value: Value {
    get {
      // Asked in two steps: nothing written must not pass for a nil that was written.
      guard let written = slot?.readOwned() else { return initial }
      return written as? Value ?? initial
    }
    set { slot?.writeOwned(newValue) }
  }
}

/// A property of a view that the engine connects before the body is asked for.
///
/// Not public: a type of somebody's own would wait for an `update()` that nobody calls.
package protocol DynamicProperty {}
