public import ScrollworkEnvironment
public import ScrollworkFoundation
public import ScrollworkMotion
public import ScrollworkViews

extension EnvironmentValues {
  private enum ContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
  }

  /// The context of the objects of a store; one without objects if no container is given.
  public var modelContext: ModelContext {
    get {
      if let context = self[ContextKey.self] { return context }
      do { return ModelContext(try ModelContainer(for: Schema([]), configurations: [])) } catch {
        fatalError("A store in memory is always made.")
      }
    }
    set { self[ContextKey.self] = newValue }
  }
}

/// A property with the objects of a store, which updates the view when they change.
@propertyWrapper
public struct Query<
  Element: PersistentModel, Result: RangeReplaceableCollection
>: DynamicProperty where Result.Element == Element {
  private final class Box {
    var context: ModelContext?
  }

  private let box = Box()
  private let descriptor: FetchDescriptor<Element>

  /// The objects of the query.
  public var wrappedValue: Result { Result((try? box.context?.fetch(descriptor)) ?? []) }

  /// The context of the objects.
  public var modelContext: ModelContext { box.context ?? EnvironmentValues().modelContext }

  /// All objects of a type.
  public init() { descriptor = FetchDescriptor() }

  /// The objects that meet a condition, in an order.
  public init(
    filter: Predicate<Element>?, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) {
    descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
  }

  /// All objects of a type, in an order.
  public init(sort descriptors: [SortDescriptor<Element>], animation: Animation = .default) {
    descriptor = FetchDescriptor(sortBy: descriptors)
  }

  /// All objects of a type, with an animation of changes.
  public init(animation: Animation) { descriptor = FetchDescriptor() }

  /// The objects of a description.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.descriptor = descriptor
  }

  /// The objects that meet a condition, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  /// The objects that meet a condition, in the order of an optional property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }
}

extension Query: @MainActor ConnectedProperty {
  @MainActor package func connect(in context: ResolveContext, property: String) -> Bool {
    box.context = context.environment.modelContext
    return true
  }
}
