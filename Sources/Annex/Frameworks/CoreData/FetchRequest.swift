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
  /// The conditions of the request, which stand for those that were declared.
  fileprivate let choice: FetchChoice<Result>

  /// The condition of the request; setting it requests the objects again.
  public var nsPredicate: NSPredicate? {
    get { choice.predicate }
    nonmutating set { choice.set { $0.predicate = newValue } }
  }

  /// The order of the request; setting it requests the objects again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { choice.order ?? [] }
    nonmutating set { choice.set { $0.order = newValue } }
  }

  /// The order of the request; setting it requests the objects again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { choice.typed }
    nonmutating set {
      choice.set {
        $0.typed = newValue
        $0.order = newValue.map { FetchOrder($0) }
      }
    }
  }

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
  private let choice: StateObject<FetchChoice<Result>>

  /// Requests the objects of the result type.
  public init(
    entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    if let entity { request.entity = entity }
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    choice = Self.choice(request)
  }

  /// Requests the objects of the result type.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    request.sortDescriptors = sortDescriptors.map { FetchOrder($0) }
    request.predicate = predicate
    choice = Self.choice(request, sortDescriptors)
  }

  /// Fetches the objects of a request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
    choice = Self.choice(request)
  }

  private static func choice(
    _ request: NSFetchRequest<Result>, _ order: [SortDescriptor<Result>] = []
  ) -> StateObject<FetchChoice<Result>> {
    StateObject(
      wrappedValue: FetchChoice(request.predicate, request.sortDescriptors, order))
  }

  /// The objects of the fetch request.
  public var wrappedValue: FetchedResults<Result> {
    let choice = self.choice.wrappedValue
    if choice.isChanged {
      (request.predicate, request.sortDescriptors) = (choice.predicate, choice.order)
    }
    return FetchedResults(objects: (try? box.context?.fetch(request)) ?? [], choice: choice)
  }

  /// The request, whose condition and order can be set.
  public var projectedValue: Binding<Configuration> {
    let results = wrappedValue
    return Binding {
      Configuration(
        nsSortDescriptors: results.nsSortDescriptors, nsPredicate: results.nsPredicate)
    } set: { new in
      results.nsPredicate = new.nsPredicate
      results.nsSortDescriptors = new.nsSortDescriptors
    }
  }

  /// The condition and the order of a request.
  public struct Configuration {
    /// The sort descriptors of the configuration.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// The predicate of the configuration.
    public var nsPredicate: NSPredicate?
  }
}

/// The condition and the order of a request, which results can set.
final class FetchChoice<Result>: ObservableObject {
  fileprivate(set) var predicate: NSPredicate?
  fileprivate(set) var order: [NSSortDescriptor]?
  fileprivate(set) var typed: [SortDescriptor<Result>]
  /// Whether the predicate or the order was set.
  private(set) var isChanged = false

  init(
    _ predicate: NSPredicate?, _ order: [NSSortDescriptor]?, _ typed: [SortDescriptor<Result>]
  ) { (self.predicate, self.order, self.typed) = (predicate, order, typed) }

  fileprivate func set(_ change: (FetchChoice) -> Void) {
    objectWillChange.send()
    change(self)
    isChanged = true
  }
}

/// An order of properties as one of values.
private final class FetchOrder<Result>: NSSortDescriptor, @unchecked Sendable {
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

extension FetchRequest: @MainActor ConnectedProperty {
  @MainActor package func connect(in context: ResolveContext, property: String) -> Bool {
    box.context = context.environment.managedObjectContext
    context.session.host.observe(context.environment.managedObjectContext)
    return choice.connect(in: context, property: property + ".choice")
  }
}
