import Foundation
import ScrollworkRealmSwift
import Testing

private final class Dog: Object, ObjectKeyIdentifiable, @unchecked Sendable {
  @Persisted(primaryKey: true) var name: String
  @Persisted var age = 0
  @Persisted(originProperty: "dogs") var owners: LinkingObjects<Person>
}

private final class Person: Object, @unchecked Sendable {
  var id = ""
  var name = ""
  let dogs = ScrollworkRealmSwift.List<Dog>()
  override class func primaryKey() -> String? { "id" }
}

@Suite struct `RealmSwift` {
  @Test func `keeps objects in memory`() throws {
    let realm = try Realm(configuration: .init(inMemoryIdentifier: "objects"))
    let (person, dog) = (Person(), Dog(value: ["name": "Rex", "age": 3]))
    (person.id, person.name) = ("1", "Ann")
    person.dogs.append(dog)
    try realm.write {
      realm.add(person)
      realm.create(Dog.self, value: ["name": "Ada", "age": 5])
    }
    #expect(realm.objects(Dog.self).count == 2 && dog.realm == realm)
    #expect(dog.owners.first === person)
    #expect(realm.object(ofType: Person.self, forPrimaryKey: "1") === person)
    #expect(realm.objects(Dog.self).filter("age > %@", 3).map(\.name) == ["Ada"])
    #expect(realm.objects(Dog.self).where { $0.name == "Rex" && $0.age < 4 }.count == 1)
    #expect(realm.objects(Dog.self).sorted(byKeyPath: "name").first?.name == "Ada")
    #expect(realm.objects(Dog.self).sum(ofProperty: "age") == 8)
    let twin = Dog(value: ["name": "Rex", "age": 9])
    try realm.write { realm.add(twin, update: .modified) }
    #expect(realm.object(ofType: Dog.self, forPrimaryKey: "Rex")?.age == 9)
    try realm.write { realm.delete(realm.objects(Dog.self)) }
    #expect(realm.objects(Dog.self).isEmpty && twin.isInvalidated)
  }

  @Test func `takes back what a failing transaction added`() throws {
    struct Failure: Error {}
    let realm = try Realm(configuration: .init(inMemoryIdentifier: "failing"))
    #expect(throws: Failure.self) {
      try realm.write {
        realm.add(Dog(value: ["name": "Rex"]))
        throw Failure()
      }
    }
    #expect(realm.isEmpty)
  }
}
