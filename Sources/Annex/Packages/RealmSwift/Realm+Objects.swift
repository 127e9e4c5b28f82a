import ScrollworkFoundation

extension Realm {
  /// All objects of a type.
  public func objects<Element: RealmSwiftObject>(_ type: Element.Type) -> Results<Element> {
    Results(realm: self) { store.all.compactMap { $0 as? Element } }
  }

  /// The object of a type with an identity.
  public func object<Element: RealmSwiftObject, KeyType>(
    ofType type: Element.Type, forPrimaryKey key: KeyType
  ) -> Element? {
    store.all.lazy.compactMap { $0 as? Element }.first {
      ValueOrder.order($0.identity, key) == .orderedSame
    }
  }

  /// Adds an object with those that it names; one of the same identity is replaced on request.
  public func add(_ object: RealmSwiftObject, update: UpdatePolicy = .error) {
    if let key = object.identity,
      let present = store.all.first(where: {
        $0 !== object && type(of: $0) == type(of: object)
          && ValueOrder.order($0.identity, key) == .orderedSame
      })
    {
      guard update != .error else {
        fatalError("Attempting to create an object with an existing primary key value '\(key)'.")
      }
      store.change { objects in
        if let index = objects.firstIndex(where: { $0 === present }) { objects[index] = object }
      }
      object.realm = self
    } else if !store.all.contains(where: { $0 === object }) {
      store.change { $0.append(object) }
      object.realm = self
      object.isInvalidated = false
    } else {
      return
    }
    object.ownCollections()
    for linked in object.linked {
      if let linked = linked as? RealmSwiftObject {
        add(linked, update: update == .error ? .modified : update)
      } else {
        linked.realm = self
      }
    }
  }

  /// Adds objects with those that they name.
  public func add<Elements: Sequence>(_ objects: Elements, update: UpdatePolicy = .error)
  where Elements.Element: RealmSwiftObject {
    for object in objects { add(object, update: update) }
  }

  /// Adds an object, as it was spelled before.
  public func add(_ object: RealmSwiftObject, update: Bool) {
    add(object, update: update ? .all : .error)
  }

  /// Adds objects, as it was spelled before.
  public func add<Elements: Sequence>(_ objects: Elements, update: Bool)
  where Elements.Element: RealmSwiftObject {
    add(objects, update: update ? .all : .error)
  }

  /// Adds a new object with values by the names of properties that are declared as persisted.
  @discardableResult public func create<Element: RealmSwiftObject>(
    _ type: Element.Type, value: Any = [String: Any](), update: UpdatePolicy = .error
  ) -> Element {
    let object = type.init()
    object.setValues(value)
    add(object, update: update)
    return object
  }

  /// Deletes an object.
  public func delete(_ object: ObjectBase) {
    object.isInvalidated = true
    object.realm = nil
    store.change { $0.removeAll { $0 === object } }
    for list in store.all.flatMap(\.linkedLists) { list.removeReferences(to: object) }
  }

  /// Deletes objects.
  public func delete<Elements: Sequence>(_ objects: Elements)
  where Elements.Element: ObjectBase {
    for object in Array(objects) { delete(object) }
  }

  /// Deletes all objects.
  public func deleteAll() {
    for object in store.all { (object.isInvalidated, object.realm) = (true, nil) }
    store.change { $0.removeAll() }
  }
}

extension RealmSwiftObject {
  /// The lists of the object.
  fileprivate var linkedLists: [any ObjectContainer] {
    Mirror(reflecting: self).children.compactMap { child in
      ((child.value as? any PersistedStorage)?.anyValue ?? child.value) as? any ObjectContainer
    }
  }
}
