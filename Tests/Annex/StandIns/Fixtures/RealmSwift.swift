// At 0.1, 0.6, 1.
import RealmSwift
import SwiftUI

enum Size: String, PersistableEnum { case small, large }

@objc enum Kind: Int, RealmEnum { case puppy, adult }

class Collar: EmbeddedObject {
  @Persisted var color = "red"
}

class Dog: Object, ObjectKeyIdentifiable {
  @Persisted(primaryKey: true) var _id: ObjectId
  @Persisted var name = ""
  @Persisted var age = 0
  @Persisted var size: Size
  @Persisted var tags: MutableSet<String>
  @Persisted var collar: Collar?
  @Persisted(originProperty: "dogs") var owners: LinkingObjects<Person>
  let height = RealmOptional<Int>(40)
  let weight = RealmProperty<Int?>()
}

class Person: RealmSwiftObject, ObjectKeyIdentifable {
  @Persisted var name = ""
  @Persisted var dogs: RealmSwift.List<Dog>
}

/// Texts about any collection.
private func names<C: RealmCollection>(_ collection: C) -> String where C.Element == Dog {
  collection.map(\.name).joined(separator: " ")
}

private func first<V: RealmCollectionValue, C: RealmCollectionType>(_ collection: C) -> V?
where C.Element == V { collection.first }

private struct PersonRow: View {
  @ObservedRealmObject var person: Person

  var body: some View {
    TextField("Name", text: $person.name)
    Text("\(person.name) has \(names(person.dogs))")
  }
}

struct RealmSwiftFixture: View {
  @ObservedResults(Dog.self, sortDescriptor: SortDescriptor(keyPath: "age", ascending: false))
  private var dogs
  @ObservedResults(Person.self) private var people
  @StateRealmObject private var draft = Person()
  @State private var lines: [String] = []
  @State private var tokens: [NotificationToken] = []

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(dogs) { Text("\($0.name) \($0.age) \($0.size.rawValue), of \($0.owners.count)") }
      ForEach(people) { PersonRow(person: $0) }
      Text("draft \(draft.name)")
      ForEach(lines, id: \.self) { Text($0) }
    }
    .padding()
    .onAppear { try? fill() }
  }

  private func fill() throws {
    let migration: MigrationBlock = { (migration: Migration, old) in }
    Realm.Configuration.defaultConfiguration = Realm.Configuration(
      schemaVersion: 2, migrationBlock: migration)
    let realm = try Realm()
    tokens.append(
      realm.objects(Dog.self).observe { (change: RealmCollectionChange) in
        if case .update(let all, _, let insertions, _) = change {
          lines.append("\(all.count) dogs, new \(insertions)")
        }
      })
    let (rex, person) = (Dog(value: ["name": "Rex", "age": 3]), Person(value: ["name": "Ann"]))
    rex.tags.insert("good")
    rex.collar = Collar()
    person.dogs.append(rex)
    try realm.write {
      realm.add(person, update: Realm.UpdatePolicy.modified)
      realm.create(Dog.self, value: ["name": "Àda", "age": 5, "size": Size.large])
    }
    tokens.append(
      rex.observe { (change: ObjectChange<ObjectBase>) in
        if case .change(_, let properties) = change {
          let list: [PropertyChange] = properties
          lines.append(list.map { "\($0.name) \($0.newValue ?? "nil")" }.joined())
        }
      })
    let found = realm.objects(Dog.self).where { query in
      query.name.contains(
        "ada", options: [.caseInsensitive, .diacriticInsensitive] as StringOptions)
    }
    let dog: Dog? = first(found)
    lines.append(
      "found \(dog?.name ?? "none"), \(rex.tags.contains("good")), \(Kind.adult.rawValue)")
    lines.append(
      "\(rex.collar?.color ?? "none"), \(rex.height.value ?? 0), \(rex.weight.value ?? -1)")
    let bindings: ObjectBindings<Person> = $draft
    bindings.name.wrappedValue = "Bob"
    after(0.4) { try? realm.write { rex.age = 9 } }
    after(0.8) { if let last = dogs.last { $dogs.remove(last) } }
  }

  private func after(_ seconds: Double, _ work: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
  }
}

#Preview { RealmSwiftFixture() }
