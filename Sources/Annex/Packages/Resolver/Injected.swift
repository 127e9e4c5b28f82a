public import ScrollworkFoundation

/// A service by its type.
@propertyWrapper public struct Injected<Service> {
  /// The injected service, resolved at the start.
  public var wrappedValue: Service

  /// The service of the type.
  public init() { wrappedValue = Resolver.resolve(Service.self) }
  /// The service of the type and a name, from a container or the root.
  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
    wrappedValue = (container ?? Resolver.root).resolve(Service.self, name: name)
  }
  /// The property wrapper itself, projected.
  public var projectedValue: Injected {
    get { self }
    set { self = newValue }
  }
}

/// A service that is created when it is first read.
@propertyWrapper public struct LazyInjected<Service> {
  private let make: () -> Service
  private var made: Service?

  /// The service of the type and a name, from a container or the root.
  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
    make = { (container ?? Resolver.root).resolve(Service.self, name: name) }
  }

  /// The injected service, resolved when it is read.
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

/// A service, or nil if none is registered.
@propertyWrapper public struct OptionalInjected<Service> {
  /// The injected service; nil if it is missing.
  public var wrappedValue: Service?

  /// The service of the type and a name, from a container or the root.
  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
    wrappedValue = (container ?? Resolver.root).optional(Service.self, name: name)
  }
}

/// An observable object that is a service.
@propertyWrapper public struct InjectedObject<Service: ObservableObject>: DynamicProperty {
  @ObservedObject private var service: Service

  /// The object of the type.
  public init() { service = Resolver.resolve(Service.self) }
  /// The injected object, which is observed.
  public var wrappedValue: Service { service }
  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<Service>.Wrapper { $service }
}
