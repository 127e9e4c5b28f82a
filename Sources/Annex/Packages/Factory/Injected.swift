public import ScrollworkFoundation

/// A service of a factory by its key path.
@propertyWrapper public struct Injected<Service> {
  /// The service.
  public var wrappedValue: Service

  /// The service of a factory of the app's container.
  public init(_ keyPath: KeyPath<Container, Factory<Service>>) {
    wrappedValue = Container.shared[keyPath: keyPath]()
  }
  /// The service of a factory of another container.
  public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<Service>>) {
    wrappedValue = C.shared[keyPath: keyPath]()
  }
  /// The wrapper.
  public var projectedValue: Injected {
    get { self }
    set { self = newValue }
  }
}

/// A service that is created when it is first read.
@propertyWrapper public struct LazyInjected<Service> {
  private let make: () -> Service
  private var made: Service?

  /// The service of a factory of the app's container.
  public init(_ keyPath: KeyPath<Container, Factory<Service>>) {
    make = { Container.shared[keyPath: keyPath]() }
  }
  /// The service of a factory of another container.
  public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<Service>>) {
    make = { C.shared[keyPath: keyPath]() }
  }

  /// The service.
  public var wrappedValue: Service {
    mutating get {
      if let made { return made }
      let service = make()
      made = service
      return service
    }
    set { made = newValue }
  }
}

/// An observable object that is the service of a factory.
@propertyWrapper public struct InjectedObject<Service: ObservableObject>: DynamicProperty {
  @ObservedObject private var service: Service

  /// The object of a factory of the app's container.
  public init(_ keyPath: KeyPath<Container, Factory<Service>>) {
    service = Container.shared[keyPath: keyPath]()
  }
  /// The object.
  public var wrappedValue: Service { service }
  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<Service>.Wrapper { $service }
}
