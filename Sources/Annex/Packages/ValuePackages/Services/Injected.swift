public import ScrollworkSwiftUI

/// A service of Resolver by its type, or of Factory by its key path.
@propertyWrapper public struct Injected<Service> {
  /// The service.
  public var wrappedValue: Service

  /// The service of the type.
  public init() { wrappedValue = Resolver.resolve(Service.self) }
  /// The service of the type and a name.
  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
    wrappedValue = (container ?? Resolver.root).resolve(Service.self, name: name)
  }
  /// The service of a factory.
  public init(_ keyPath: KeyPath<Container, Factory<Service>>) {
    wrappedValue = Container.shared[keyPath: keyPath]()
  }
  /// The service of a factory in a container.
  public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<Service>>) {
    wrappedValue = C.shared[keyPath: keyPath]()
  }
  /// The wrapper.
  public var projectedValue: Injected {
    get { self }
    set { self = newValue }
  }
}

/// A service that is made when it is used for the first time.
@propertyWrapper public struct LazyInjected<Service> {
  private let make: () -> Service
  private var made: Service?

  /// The service of the type.
  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
    make = { (container ?? Resolver.root).resolve(Service.self, name: name) }
  }
  /// The service of a factory.
  public init(_ keyPath: KeyPath<Container, Factory<Service>>) {
    make = { Container.shared[keyPath: keyPath]() }
  }
  /// The service of a factory in a container.
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

/// A service, if there is one.
@propertyWrapper public struct OptionalInjected<Service> {
  /// The service.
  public var wrappedValue: Service?
  /// The service of the type.
  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
    wrappedValue = (container ?? Resolver.root).optional(Service.self, name: name)
  }
}

/// A model that is a service.
@propertyWrapper public struct InjectedObject<Service: ObservableObject>: DynamicProperty {
  @ObservedObject private var service: Service

  /// The model of the type.
  public init() { service = Resolver.resolve(Service.self) }
  /// The model of a factory.
  public init(_ keyPath: KeyPath<Container, Factory<Service>>) {
    service = Container.shared[keyPath: keyPath]()
  }
  /// The model.
  public var wrappedValue: Service { service }
  /// Bindings to its properties.
  public var projectedValue: ObservedObject<Service>.Wrapper { $service }
}
