// The module behind `import Swinject` in a Swift file: objects by their types.

@_exported public import ScrollworkFoundation

/// What gives objects by their types.
public protocol Resolver {
  /// The object of a type.
  func resolve<Service>(_ serviceType: Service.Type) -> Service?
  /// The object of a type and a name.
  func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
  /// The object of a type that an argument makes.
  func resolve<Service, Argument>(_ serviceType: Service.Type, argument: Argument) -> Service?
  /// The object of a type and a name that an argument makes.
  func resolve<Service, Argument>(
    _ serviceType: Service.Type, name: String?, argument: Argument
  ) -> Service?
  /// The object of a type that two arguments make.
  func resolve<Service, First, Second>(
    _ serviceType: Service.Type, arguments first: First, _ second: Second
  ) -> Service?
}

/// How long an object is the same.
public final class ObjectScope: Sendable {
  /// A new one each time.
  public static let transient = ObjectScope("transient")
  /// The same while one object is being made.
  public static let graph = ObjectScope("graph")
  /// Keeps one object for the container.
  public static let container = ObjectScope("container")
  /// The same as long as something keeps it.
  public static let weak = ObjectScope("weak")

  let name: String

  private init(_ name: String) { self.name = name }
}

/// How objects of a type are made.
public final class ServiceEntry<Service> {
  fileprivate let make: (any Resolver, Any) -> Service?
  fileprivate var scope = ObjectScope.graph
  fileprivate var completions: [(any Resolver, Service) -> Void] = []
  fileprivate var kept: Service?
  fileprivate weak var weaklyKept: AnyObject?

  fileprivate init(_ make: @escaping (any Resolver, Any) -> Service?) { self.make = make }

  /// Sets how long an object is the same.
  @discardableResult public func inObjectScope(_ objectScope: ObjectScope) -> Self {
    scope = objectScope
    return self
  }

  /// Calls a closure with each new object.
  @discardableResult public func initCompleted(
    _ completed: @escaping (any Resolver, Service) -> Void
  ) -> Self {
    completions.append(completed)
    return self
  }
}

/// Objects by their types.
public final class Container: Resolver {
  private var entries: [String: Any] = [:]
  private let parent: Container?
  private var graph: [String: Any] = [:]
  private var depth = 0

  /// Creates a container; what it does not know, its parent does.
  public init(
    parent: Container? = nil, defaultObjectScope: ObjectScope = .graph,
    registeringClosure: (Container) -> Void = { _ in }
  ) {
    self.parent = parent
    registeringClosure(self)
  }

  private static func key<Service, Argument>(
    _ service: Service.Type, _ name: String?, _ argument: Argument.Type
  ) -> String { "\(ObjectIdentifier(service)) \(ObjectIdentifier(argument)) \(name ?? "")" }

  private func add<Service, Argument>(
    _ service: Service.Type, _ name: String?, _ make: @escaping (any Resolver, Argument) -> Service
  ) -> ServiceEntry<Service> {
    let entry = ServiceEntry<Service> { resolver, argument in
      (argument as? Argument).map { make(resolver, $0) }
    }
    entries[Self.key(service, name, Argument.self)] = entry
    return entry
  }

  /// Registers how objects of a type are made.
  @discardableResult public func register<Service>(
    _ serviceType: Service.Type, name: String? = nil, factory: @escaping (any Resolver) -> Service
  ) -> ServiceEntry<Service> {
    add(serviceType, name) { (resolver: any Resolver, _: Void) in factory(resolver) }
  }

  /// Registers how objects of a type are made of an argument.
  @discardableResult public func register<Service, Argument>(
    _ serviceType: Service.Type, name: String? = nil,
    factory: @escaping (any Resolver, Argument) -> Service
  ) -> ServiceEntry<Service> { add(serviceType, name, factory) }

  /// Registers how objects of a type are made of two arguments.
  @discardableResult public func register<Service, First, Second>(
    _ serviceType: Service.Type, name: String? = nil,
    factory: @escaping (any Resolver, First, Second) -> Service
  ) -> ServiceEntry<Service> {
    add(serviceType, name) { (resolver: any Resolver, pair: (First, Second)) in
      factory(resolver, pair.0, pair.1)
    }
  }

  private func find<Service, Argument>(
    _ service: Service.Type, _ name: String?, _ argument: Argument, for resolver: Container
  ) -> Service? {
    let key = Self.key(service, name, Argument.self)
    guard let entry = entries[key] as? ServiceEntry<Service> else {
      return parent?.find(service, name, argument, for: resolver)
    }
    if let kept = entry.kept ?? entry.weaklyKept as? Service { return kept }
    if entry.scope === ObjectScope.graph, let made = resolver.graph[key] as? Service { return made }
    resolver.depth += 1
    defer {
      resolver.depth -= 1
      if resolver.depth == 0 { resolver.graph = [:] }
    }
    guard let made = entry.make(resolver, argument) else { return nil }
    resolver.graph[key] = made
    if entry.scope === ObjectScope.container { entry.kept = made }
    if entry.scope === ObjectScope.weak { entry.weaklyKept = made as AnyObject }
    for completion in entry.completions { completion(resolver, made) }
    return made
  }

  /// The object of a type.
  public func resolve<Service>(_ serviceType: Service.Type) -> Service? {
    find(serviceType, nil, (), for: self)
  }

  /// The object of a type and a name.
  public func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? {
    find(serviceType, name, (), for: self)
  }

  /// The object of a type that an argument makes.
  public func resolve<Service, Argument>(_ serviceType: Service.Type, argument: Argument)
    -> Service?
  { find(serviceType, nil, argument, for: self) }

  /// The object of a type and a name that an argument makes.
  public func resolve<Service, Argument>(
    _ serviceType: Service.Type, name: String?, argument: Argument
  ) -> Service? { find(serviceType, name, argument, for: self) }

  /// The object of a type that two arguments make.
  public func resolve<Service, First, Second>(
    _ serviceType: Service.Type, arguments first: First, _ second: Second
  ) -> Service? { find(serviceType, nil, (first, second), for: self) }

  /// The container as one that threads share.
  public func synchronize() -> any Resolver { self }

  /// Forgets how objects are made.
  public func removeAll() { entries = [:] }
}

/// What registers objects that belong together.
public protocol Assembly {
  /// Registers the objects.
  func assemble(container: Container)
  /// Called when all objects are registered.
  func loaded(resolver: any Resolver)
}

extension Assembly {
  /// The default implementation, which does nothing.
  public func loaded(resolver: any Resolver) {}
}

/// A container that assemblies have filled.
public final class Assembler {
  private let container: Container

  /// What gives the objects.
  public var resolver: any Resolver { container }

  /// Creates an assembler of assemblies.
  public init(_ assemblies: [any Assembly] = [], container: Container = Container()) {
    self.container = container
    apply(assemblies: assemblies)
  }

  /// Applies an assembly.
  public func apply(assembly: any Assembly) { apply(assemblies: [assembly]) }

  /// Applies assemblies.
  public func apply(assemblies: [any Assembly]) {
    for assembly in assemblies { assembly.assemble(container: container) }
    for assembly in assemblies { assembly.loaded(resolver: container) }
  }
}
