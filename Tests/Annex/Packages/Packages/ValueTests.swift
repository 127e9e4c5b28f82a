import ScrollworkKeychainAccess
import ScrollworkKeychainSwift
import ScrollworkSwiftUI
import ScrollworkSwiftyJSON
import ScrollworkSwinject
import Testing

@Suite @MainActor struct `SwiftyJSON` {
  @Test func `finds values by their keys`() throws {
    let text = #"{"a": [1, 2.5, "x", true, null], "b": {"c": "3"}}"#
    let json = try JSON(data: Data(text.utf8))
    #expect(json["a"][0].int == 1 && json["a"][1].double == 2.5 && json["a", 2].string == "x")
    #expect(json["a"][3].bool == true && json["a"][4].null != nil)
    #expect(json["b"]["c"].intValue == 3 && json["b"]["c"].int == nil)
    #expect(json["none"].string == nil && json["none"].stringValue == "" && !json["none"].exists())
    #expect(json["a"].arrayValue.count == 5 && json["b"].dictionaryValue.keys.first == "c")
    #expect(json.map(\.0) == ["a", "b"])
    var made: JSON = ["name": "n", "list": [1, 2]]
    made["name"].object = "m"
    made["list"][0] = 5
    #expect(made["name"].stringValue == "m" && made["list"][0].intValue == 5)
    #expect(try JSONDecoder().decode(JSON.self, from: Data(text.utf8)) == json)
    #expect(JSON(parseJSON: "no") == .null)
  }
}

@Suite @MainActor struct `Keychains` {
  @Test func `keep values of the scene`() {
    let texts = RecordingView.texts(after: 0.1) { recorded in
      let (keychain, other) = (Keychain(service: "s"), KeychainSwift())
      keychain["token"] = "t"
      keychain[data: "key"] = Data([1])
      recorded.lines.append(keychain["token"] ?? "none")
      recorded.lines.append("\(keychain[data: "key"]?.count ?? 0)")
      keychain["token"] = nil
      recorded.lines.append(keychain[string: "token"] ?? "removed")
      other.set("x", forKey: "a")
      other.set(true, forKey: "b")
      recorded.lines.append("\(other.get("a") ?? "") \(other.getBool("b") ?? false)")
      other.delete("a")
      recorded.lines.append("\(other.get("a") == nil)")
    }
    #expect(texts == ["t", "1", "removed", "x true", "true"])
  }
}

private protocol Animal { var name: String { get } }
private struct Cat: Animal { let name: String }
private final class Owner {
  let pet: any Animal
  init(pet: any Animal) { self.pet = pet }
}

@Suite struct `Swinject` {
  @Test func `gives objects by their types`() {
    let container = Container()
    container.register((any Animal).self) { _ in Cat(name: "Mimi") }
    container.register((any Animal).self, name: "other") { _ in Cat(name: "Tom") }
    container.register((any Animal).self) { (_, name: String) in Cat(name: name) }
    container.register(Owner.self) { resolver in
      Owner(pet: resolver.resolve((any Animal).self) ?? Cat(name: ""))
    }.inObjectScope(.container)
    #expect(container.resolve(Owner.self)?.pet.name == "Mimi")
    #expect(container.resolve(Owner.self) === container.resolve(Owner.self))
    #expect(container.resolve((any Animal).self, name: "other")?.name == "Tom")
    #expect(container.resolve((any Animal).self, argument: "Leo")?.name == "Leo")
    #expect(container.resolve(Int.self) == nil)
  }
}
