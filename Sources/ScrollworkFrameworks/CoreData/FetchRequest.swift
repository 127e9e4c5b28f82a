public import ScrollworkEnvironment
public import ScrollworkFoundation
public import ScrollworkMotion
public import ScrollworkViews

extension EnvironmentValues {
  private enum ContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext { NSManagedObjectContext() }
  }

  /// The context of the objects of a store.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}

/// The objects of a request, in order.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  let objects: [Result]

  /// The position of the first object.
  public var startIndex: Int { 0 }
  /// The position after the last object.
  public var endIndex: Int { objects.count }

  /// The object at a position.
  public subscript(position: Int) -> Result { objects[position] }
}

/// A property with the objects of a request, which updates the view when they change.
@propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  private final class Box {
    var context: NSManagedObjectContext?
  }

  private let box = Box()
  private let request: NSFetchRequest<Result>

  /// Requests the objects of the result type.
  public init(
    entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    if let entity { request.entity = entity }
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }

  /// Requests the objects of the result type.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    request.sortDescriptors = sortDescriptors.map { Comparing($0) }
    request.predicate = predicate
  }

  /// Requests objects.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
  }

  /// The objects.
  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(objects: (try? box.context?.fetch(request)) ?? [])
  }

  private final class Comparing: NSSortDescriptor, @unchecked Sendable {
    private let descriptor: SortDescriptor<Result>

    init(_ descriptor: SortDescriptor<Result>) {
      self.descriptor = descriptor
      super.init(key: nil, ascending: true)
    }

    override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
      guard let first = object1 as? Result, let second = object2 as? Result else {
        return .orderedSame
      }
      return descriptor.compare(first, second)
    }
  }
}

extension FetchRequest: @MainActor ConnectedProperty {
  @MainActor package func connect(in context: ResolveContext, property: String) -> Bool {
    box.context = context.environment.managedObjectContext
    context.session.host.observe(context.environment.managedObjectContext)
    return true
  }
}
