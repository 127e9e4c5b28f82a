public import ScrollworkEnvironment
public import ScrollworkFoundation
public import ScrollworkViews

extension EnvironmentValues {
  private enum ConfigurationKey: EnvironmentKey {
    static var defaultValue: Realm.Configuration { .defaultConfiguration }
  }

  /// The settings of the database of views.
  public var realmConfiguration: Realm.Configuration {
    get { self[ConfigurationKey.self] }
    set { self[ConfigurationKey.self] = newValue }
  }

  /// The database of views.
  public var realm: Realm {
    get {
      do { return try Realm(configuration: realmConfiguration) } catch {
        fatalError("A database in memory is always made.")
      }
    }
    set { realmConfiguration = newValue.configuration }
  }
}

/// A property with all objects of a type, which updates the view when they change.
@propertyWrapper public struct ObservedResults<Element: RealmSwiftObject>: DynamicProperty {
  private final class Box {
    var configuration: Realm.Configuration?
  }

  private let box = Box()
  private let given: Realm.Configuration?
  private let condition: (Results<Element>) -> Results<Element>

  private init(
    _ configuration: Realm.Configuration?,
    _ condition: @escaping (Results<Element>) -> Results<Element>
  ) { (given, self.condition) = (configuration, condition) }

  /// The objects of a type that meet a condition, in an order.
  public init(
    _ type: Element.Type, configuration: Realm.Configuration? = nil, filter: NSPredicate? = nil,
    keyPaths: [String]? = nil, sortDescriptor: SortDescriptor? = nil
  ) {
    self.init(configuration) { all in
      let found = filter.map { all.filter($0) } ?? all
      return sortDescriptor.map { found.sorted(by: [$0]) } ?? found
    }
  }

  /// The objects of a type that meet a condition, in an order.
  public init(
    _ type: Element.Type, configuration: Realm.Configuration? = nil,
    where: @escaping (Query<Element>) -> Query<Bool>, keyPaths: [String]? = nil,
    sortDescriptor: SortDescriptor? = nil
  ) {
    self.init(configuration) { all in
      let found = all.where(`where`)
      return sortDescriptor.map { found.sorted(by: [$0]) } ?? found
    }
  }

  private var realm: Realm? {
    try? Realm(configuration: given ?? box.configuration ?? .defaultConfiguration)
  }

  /// The objects of the observed results.
  public var wrappedValue: Results<Element> {
    guard let realm else { return Results(realm: nil) { [] } }
    return condition(realm.objects(Element.self))
  }

  /// The objects, to be added to and removed from.
  public var projectedValue: Self { self }

  private func change(_ body: (Realm) -> Void) {
    if let realm { try? realm.write { body(realm) } }
  }

  /// Adds an object.
  public func append(_ value: Element) { change { $0.add(value) } }

  /// Deletes an object.
  public func remove(_ value: Element) { change { $0.delete(value) } }

  /// Deletes the objects at some positions.
  public func remove(atOffsets offsets: IndexSet) {
    let all = wrappedValue.elements
    change { realm in
      for index in offsets { realm.delete(all[index]) }
    }
  }
}

extension ObservedResults: @MainActor ConnectedProperty {
  @MainActor package func connect(in context: ResolveContext, property: String) -> Bool {
    box.configuration = context.environment.realmConfiguration
    if let store = realm?.store { context.session.host.observe(store) }
    return true
  }
}

/// Bindings to the properties of an object, which change it in a transaction.
@dynamicMemberLookup public struct ObjectBindings<ObjectType: ObjectBase> {
  let object: ObjectType

  /// A binding to a property.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Value>
  ) -> Binding<Value> {
    let object = object
    return Binding {
      object[keyPath: keyPath]
    } set: { value in
      if let realm = object.realm, !realm.isInWriteTransaction {
        try? realm.write { object[keyPath: keyPath] = value }
      } else {
        object[keyPath: keyPath] = value
      }
    }
  }

  /// Deletes the object.
  public func delete() {
    guard let realm = object.realm else { return }
    try? realm.write { realm.delete(object) }
  }
}

/// A property with an object, which updates the view when it changes.
@propertyWrapper public struct ObservedRealmObject<ObjectType: ObjectBase>: DynamicProperty {
  /// The observed object of the database.
  public var wrappedValue: ObjectType

  /// Creates an observation of an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Bindings to the properties of the object.
  public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: wrappedValue) }
}

extension ObservedRealmObject: @MainActor ConnectedProperty {
  @MainActor package func connect(in context: ResolveContext, property: String) -> Bool {
    context.session.host.observe(wrappedValue)
    return true
  }
}

/// A property with an object that the view owns.
@propertyWrapper public struct StateRealmObject<ObjectType: ObjectBase>: DynamicProperty {
  @StateObject private var object: ObjectType

  /// Creates an object that the view owns.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    _object = StateObject(wrappedValue: wrappedValue())
  }

  /// The object that the view owns.
  @MainActor public var wrappedValue: ObjectType { object }

  /// Bindings to the properties of the object.
  @MainActor public var projectedValue: ObjectBindings<ObjectType> {
    ObjectBindings(object: object)
  }
}

extension Binding {
  private func change<Element>(
    _ list: List<Element>, _ body: (List<Element>) -> Void
  ) {
    if let realm = list.realm, !realm.isInWriteTransaction {
      try? realm.write { body(list) }
    } else {
      body(list)
    }
  }

  /// Adds a value to the list.
  public func append<Element>(_ value: Element) where Value == List<Element> {
    change(wrappedValue) { $0.append(value) }
  }

  /// Removes the value at a position from the list.
  public func remove<Element>(at index: Int) where Value == List<Element> {
    change(wrappedValue) { $0.remove(at: index) }
  }

  /// Removes the values at some positions from the list.
  public func remove<Element>(atOffsets offsets: IndexSet) where Value == List<Element> {
    change(wrappedValue) { $0.remove(atOffsets: offsets) }
  }

  /// Moves values of the list.
  public func move<Element>(fromOffsets offsets: IndexSet, toOffset destination: Int)
  where Value == List<Element> {
    change(wrappedValue) { $0.move(fromOffsets: offsets, toOffset: destination) }
  }
}
