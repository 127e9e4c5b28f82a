@_exported public import ScrollworkFoundation
import ScrollworkSystem

/// A container of factories.
public protocol SharedContainer: AnyObject {
  /// The container of the app.
  static var shared: Self { get }
  /// The manager of the container's registrations and cached values.
  var manager: ContainerManager { get set }
}

/// A container's registrations and cached values.
public final class ContainerManager: @unchecked Sendable {
  fileprivate var factories: [String: Any] = [:]
  fileprivate var values: [String: Any] = [:]
  /// How long services live without a scope of their own.
  public var defaultScope: FactoryScope?
  /// Creates an empty manager.
  public init() {}

  /// Forgets services and factories.
  public func reset(options: FactoryResetOptions = .all) {
    if options != .scope { factories = [:] }
    if options != .registration { values = [:] }
  }
}

/// The parts of a container that a reset clears.
public enum FactoryResetOptions: Sendable {
  case all, none, registration, context, scope
}

extension SharedContainer {
  /// A factory of a service.
  public func callAsFunction<Value>(key: String = #function, factory: @escaping () -> Value)
    -> Factory<Value>
  { Factory(self, key: key, factory) }

  /// A factory of a service.
  public func `self`<Value>(key: String = #function, _ factory: @escaping () -> Value)
    -> Factory<Value>
  { Factory(self, key: key, factory) }

  /// A factory of a service, which tests would replace.
  public func promised<Value>(key: String = #function) -> Factory<Value?> {
    Factory(self, key: key) { nil }
  }
}

/// The container of the app.
public final class Container: SharedContainer, @unchecked Sendable {
  /// The container of the app.
  public static var shared: Container { AppProcess.current.only { Container() } }
  /// The manager of the container's registrations and cached values.
  public var manager = ContainerManager()
  /// Creates a container with default values.
  public init() {}
}

/// How long services live.
public enum FactoryScope: Sendable {
  case unique, cached, shared, singleton, graph
}

/// A factory of a service in a container.
public struct Factory<Value> {
  private let manager: ContainerManager
  private let key: String
  private let make: () -> Value
  private var scope: FactoryScope?

  /// A factory of a service.
  public init(
    _ container: some SharedContainer, key: String = #function,
    _ factory: @escaping () -> Value
  ) { (manager, self.key, make) = (container.manager, key, factory) }

  /// Resolves the registered service.
  public func callAsFunction() -> Value { resolve() }

  /// Resolves the registered service.
  public func resolve() -> Value {
    let make = manager.factories[key] as? () -> Value ?? self.make
    switch scope ?? manager.defaultScope ?? .unique {
    case .unique, .graph: return make()
    case .cached, .shared, .singleton:
      if let value = manager.values[key] as? Value { return value }
      let value = make()
      manager.values[key] = value
      return value
    }
  }

  /// Replaces the factory.
  @discardableResult public func register(factory: @escaping () -> Value) -> Factory {
    (manager.factories[key], manager.values[key]) = (factory, nil)
    return self
  }

  /// Replaces the factory for previews, where nothing else runs.
  @discardableResult public func onPreview(factory: @escaping () -> Value) -> Factory { self }
  /// Replaces the factory for tests, which do not run.
  @discardableResult public func onTest(factory: @escaping () -> Value) -> Factory { self }

  private func with(_ scope: FactoryScope) -> Factory {
    var copy = self
    copy.scope = scope
    return copy
  }

  /// One service for the app.
  public var singleton: Factory { with(.singleton) }
  /// One service until it is reset.
  public var cached: Factory { with(.cached) }
  /// One service while it is used.
  public var shared: Factory { with(.shared) }
  /// One service for those that are made together.
  public var graph: Factory { with(.graph) }
  /// A service each time.
  public var unique: Factory { with(.unique) }
  /// Sets how long the service lives.
  public func scope(_ scope: FactoryScope) -> Factory { with(scope) }
}
