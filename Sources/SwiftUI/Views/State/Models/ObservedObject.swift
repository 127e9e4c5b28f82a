/// A model with another owner, whose changes update the view.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The model.
  public var wrappedValue: ObjectType

  /// Observes a model.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Observes a model.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the properties of the model.
  public var projectedValue: Wrapper { Wrapper(model: wrappedValue) }

  /// Bindings to the properties of a model.
  @dynamicMemberLookup public struct Wrapper {
    let model: ObjectType

    /// A binding to a property of the model.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
    }
  }
}

extension ObservedObject: @MainActor ConnectedProperty {
  @MainActor package func connect(in context: ResolveContext, property: String) -> Bool {
    context.session.host.observe(wrappedValue)
    return true
  }
}

/// A model that the view owns, created when the view is inserted and released with it.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Box {
    let make: () -> ObjectType
    var slot: StateSlot?
    /// The model that is used while the view is in no scene.
    lazy var detachedModel = make()

    init(make: @escaping () -> ObjectType) { self.make = make }
  }

  private let box: Box

  /// Creates a property whose model is made when it is first needed.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    box = Box(make: thunk)
  }

  /// The model.
  public var wrappedValue: ObjectType { box.slot?.read() as? ObjectType ?? box.detachedModel }

  /// Bindings to the properties of the model.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(model: wrappedValue) }
}

extension StateObject: @MainActor ConnectedProperty {
  @MainActor package func connect(in context: ResolveContext, property: String) -> Bool {
    let slot = context.slot(property)
    box.slot = slot
    let host = context.session.host
    if host.acceptsWrites {
      if slot.read() == nil { slot.begin(at: box.make()) }
      host.observe(wrappedValue)
    }
    return true
  }
}
