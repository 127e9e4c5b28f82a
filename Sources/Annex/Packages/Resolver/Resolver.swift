@_exported public import ScrollworkFoundation
import ScrollworkSystem

/// A container of services by their types and names.
public final class Resolver: @unchecked Sendable {
  /// The name of a service.
  public struct Name: ExpressibleByStringLiteral, Hashable, Sendable {
    /// The raw value of the name.
    public let rawValue: String
    /// A name of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A name of a text.
    public init(stringLiteral: String) { rawValue = stringLiteral }
    /// A name of a text, which may be none.
    public static func name(fromString string: String?) -> Name? { string.map { Name($0) } }
  }

  /// The arguments of a service.
  public struct Args {
    private let values: [String: Any]
    private let single: Any?

    init(_ args: Any?) { (values, single) = (args as? [String: Any] ?? [:], args) }

    /// The single argument.
    public func callAsFunction<Value>() -> Value {
      guard let value = single as? Value else { fatalError("there is no such argument") }
      return value
    }
    /// The argument of a name.
    public func callAsFunction<Value>(_ key: String) -> Value {
      guard let value = values[key] as? Value else { fatalError("there is no argument \(key)") }
      return value
    }
    /// The argument of a name; nil if it is missing.
    public func optional<Value>(_ key: String) -> Value? { values[key] as? Value }
  }

  fileprivate struct Key: Hashable {
    let type: ObjectIdentifier
    let name: Name?
  }

  /// The containers and settings that the package keeps for the app.
  private struct Shared {
    var main: Resolver
    var root: Resolver
    var defaultScope = ResolverScope.graph
    var isRegistered = false

    init() {
      main = Resolver()
      root = main
    }
  }

  private static let shared = ProcessValue(wrappedValue: Shared())
  /// The container of the app.
  public static var main: Resolver {
    get { shared.wrappedValue.main }
    set { shared.wrappedValue.main = newValue }
  }
  /// The container that services are asked of.
  public static var root: Resolver {
    get { shared.wrappedValue.root }
    set { shared.wrappedValue.root = newValue }
  }
  /// How long services live without a scope of their own.
  public static var defaultScope: ResolverScope {
    get { shared.wrappedValue.defaultScope }
    set { shared.wrappedValue.defaultScope = newValue }
  }

  private var registrations: [Key: any AnyRegistration] = [:]
  private var children: [Resolver] = []
  private let parent: Resolver?

  /// A container that asks another one for what it lacks.
  public init(child: Resolver) { (children, parent) = ([child], nil) }
  /// A container that asks another one for what it lacks.
  public init(parent: Resolver? = nil) { self.parent = parent }

  /// Adds a container to be asked.
  public func add(child: Resolver) { children.append(child) }

  /// Forgets all services, and registers those of the app again.
  public static func reset() {
    let scope = defaultScope
    shared.wrappedValue = Shared()
    defaultScope = scope
  }

  private static func registerOnce() {
    guard !shared.wrappedValue.isRegistered else { return }
    shared.wrappedValue.isRegistered = true
    (root as Any as? any ResolverRegistering).map { type(of: $0).registerAllServices() }
  }

  /// Registers a service by its factory.
  @discardableResult public static func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping () -> Service?
  ) -> ResolverOptions<Service> {
    main.register(type, name: name) { _, _ in factory() }
  }

  /// Registers a service by its factory, which asks for others.
  @discardableResult public static func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil,
    factory: @escaping (Resolver) -> Service?
  ) -> ResolverOptions<Service> {
    main.register(type, name: name) { resolver, _ in factory(resolver) }
  }

  /// Registers a service by its factory with arguments.
  @discardableResult public static func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil,
    factory: @escaping (Resolver, Args) -> Service?
  ) -> ResolverOptions<Service> { main.register(type, name: name, factory: factory) }

  /// Registers a service by its factory.
  @discardableResult public func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping () -> Service?
  ) -> ResolverOptions<Service> { register(type, name: name) { _, _ in factory() } }

  /// Registers a service by its factory, which asks for others.
  @discardableResult public func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil,
    factory: @escaping (Resolver) -> Service?
  ) -> ResolverOptions<Service> {
    register(type, name: name) { resolver, _ in factory(resolver) }
  }

  /// Registers a service by its factory with arguments.
  @discardableResult public func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil,
    factory: @escaping (Resolver, Args) -> Service?
  ) -> ResolverOptions<Service> {
    let registration = Registration(factory: factory)
    registrations[Key(type: ObjectIdentifier(type), name: name)] = registration
    return ResolverOptions(resolver: self, registration: registration)
  }

  fileprivate func alias<Service, Other>(
    _ registration: Registration<Service>, _ type: Other.Type, _ name: Name?
  ) {
    register(type, name: name) { _, args -> Other? in
      registration.resolve(self, args) as? Other
    }
  }

  private func find(_ key: Key) -> (any AnyRegistration)? {
    registrations[key] ?? children.lazy.compactMap { $0.find(key) }.first ?? parent?.find(key)
  }

  /// Resolves the service of a type.
  public static func resolve<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
  ) -> Service { root.resolve(type, name: name, args: args) }

  /// Resolves the service of a type.
  public func resolve<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
  ) -> Service {
    guard let service = optional(type, name: name, args: args) else {
      fatalError("RESOLVER: '\(Service.self):\(name?.rawValue ?? "NONAME")' not resolved.")
    }
    return service
  }

  /// The registered service of a type; nil if it is missing.
  public static func optional<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
  ) -> Service? { root.optional(type, name: name, args: args) }

  /// The registered service of a type; nil if it is missing.
  public func optional<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
  ) -> Service? {
    Self.registerOnce()
    let registration = find(Key(type: ObjectIdentifier(type), name: name))
    return registration?.any(self, Args(args)) as? Service
  }
}

/// A container that registers its services when the first one is asked for.
public protocol ResolverRegistering {
  /// Registers the services of the app.
  static func registerAllServices()
}

/// What can ask for services.
public protocol Resolving {
  /// The container that resolves services.
  var resolver: Resolver { get }
}

extension Resolving {
  /// The container of the app.
  public var resolver: Resolver { Resolver.root }
}

private protocol AnyRegistration: AnyObject {
  func any(_ resolver: Resolver, _ args: Resolver.Args) -> Any?
}

/// A service with its factory and its scope.
final class Registration<Service>: AnyRegistration {
  private let factory: (Resolver, Resolver.Args) -> Service?
  var scope = Resolver.defaultScope
  var mutators: [(Resolver, Service) -> Void] = []

  init(factory: @escaping (Resolver, Resolver.Args) -> Service?) { self.factory = factory }

  func resolve(_ resolver: Resolver, _ args: Resolver.Args) -> Service? {
    scope.value(for: self) {
      let service = factory(resolver, args)
      if let service { for mutate in mutators { mutate(resolver, service) } }
      return service
    } as? Service
  }

  func any(_ resolver: Resolver, _ args: Resolver.Args) -> Any? { resolve(resolver, args) }
}

/// The choices for a service.
public struct ResolverOptions<Service> {
  let resolver: Resolver
  let registration: Registration<Service>

  /// Makes the service one of another type too.
  @discardableResult public func implements<Protocol>(
    _ type: Protocol.Type, name: Resolver.Name? = nil
  ) -> ResolverOptions<Service> {
    resolver.alias(registration, type, name)
    return self
  }

  /// Sets what is done with a new service.
  @discardableResult public func resolveProperties(
    _ block: @escaping (_ resolver: Resolver, _ service: Service) -> Void
  ) -> ResolverOptions<Service> {
    registration.mutators.append(block)
    return self
  }

  /// Sets how long the service lives.
  @discardableResult public func scope(_ scope: ResolverScope) -> ResolverOptions<Service> {
    registration.scope = scope
    return self
  }
}

/// How long services live.
public class ResolverScope: @unchecked Sendable {
  /// Keeps a service for the life of the app.
  public static let application = ResolverScope(.always)
  /// Until they are reset.
  public static let cached = ResolverScope(.always)
  /// Keeps services of one resolution; each is new here.
  public static let graph = ResolverScope(.never)
  /// The objects that are kept while they are referenced.
  public static let shared = ResolverScope(.weakly)
  /// Creates a new service at each resolution.
  public static let unique = ResolverScope(.never)

  private enum Keeping { case always, weakly, never }

  /// A service that is kept, with its registration, whose identity is the key.
  private struct Kept {
    let registration: AnyObject
    var value: Any?
    weak var object: AnyObject?
  }

  private let keeping: Keeping
  @ProcessValue private var kept: [ObjectIdentifier: Kept] = [:]

  private init(_ keeping: Keeping) { self.keeping = keeping }

  /// The service of a registration: the kept one, or a new one from `make`.
  func value(for registration: AnyObject, _ make: () -> Any?) -> Any? {
    let key = ObjectIdentifier(registration)
    switch keeping {
    case .never: return make()
    case .always:
      if let value = kept[key]?.value { return value }
      let value = make()
      kept[key] = Kept(registration: registration, value: value)
      return value
    case .weakly:
      if let object = kept[key]?.object { return object }
      let value = make()
      kept[key] = Kept(registration: registration, object: value.map { $0 as AnyObject })
      return value
    }
  }

  /// Forgets the services that are kept.
  public func reset() { kept = [:] }
}

/// The name of the type before.
public typealias ResolverScopeCache = ResolverScope
