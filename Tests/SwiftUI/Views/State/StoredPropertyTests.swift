import Foundation
import ScrollworkEnvironment
import Testing

@testable import ScrollworkViews

private final class Model {}

private struct Plain {
  var number = 1.5
  let text: String? = nil
  var model: Model? = nil
  let action: () -> Void = {}
  var pair = (1, "two")
  let type: Any.Type = Int.self
  var nested: [Int?]? = nil
}

private struct Mixed: DynamicProperty {
  let first = 1
  @State var count = 0
  let model = Model()
  @Environment(\.layoutDirection) var direction
  let name = "name"
  @GestureState var distance = 0.0
}

private struct Generic<Content> {
  let label = "label"
  let content: Content
  @State var isOn = false
}

private struct OfAnyType { let value: Any = Mixed() }
private struct OfAnError { let error: (any Error)? = nil }
private struct OfAnyKey { let key = AnyHashable(1) }
private struct OfOptionalProperty { let property: Mixed? = Mixed() }
private struct Mirrored: CustomReflectable {
  @State var count = 0
  var customMirror: Mirror { Mirror(self, children: []) }
}
private enum Choice { case some(Mixed) }

@Suite struct `The stored properties of a type` {
  private func names(_ type: Any.Type) -> [String]? {
    StoredProperties(of: type)?.dynamic.map(\.name)
  }

  @Test func `are dynamic by their types`() throws {
    #expect(names(Plain.self) == [])
    #expect(names(Mixed.self) == ["_count", "_direction", "_distance"])
    #expect(names(Generic<Plain>.self) == ["_isOn"])
    #expect(names(Generic<Mixed>.self) == ["content", "_isOn"])
    #expect(names(Generic<Int?>.self) == ["_isOn"])
  }

  @Test func `may refer to objects`() throws {
    #expect(try #require(StoredProperties(of: Mixed.self)).hasObject)
    #expect(try #require(StoredProperties(of: Generic<Model>.self)).hasObject)
    #expect(try !#require(StoredProperties(of: Plain.self)).hasObject)
    #expect(try !#require(StoredProperties(of: Generic<Model?>.self)).hasObject)
  }

  @Test(
    arguments: [
      OfAnyType.self, OfAnError.self, OfAnyKey.self, OfOptionalProperty.self, Mirrored.self,
      Choice.self,
      Model.self, Generic<Any>.self, Int?.self,
    ] as [Any.Type])
  func `are not known where only values tell`(type: Any.Type) {
    #expect(StoredProperties(of: type) == nil)
  }

  /// What reflection finds in a value.
  private func reflected(_ value: Any) -> (names: [String], hasObject: Bool) {
    let children = Mirror(reflecting: value).children
    return (
      children.filter { $0.value is any DynamicProperty }.compactMap(\.label),
      children.contains { !($0.value is any DynamicProperty) && type(of: $0.value) is AnyClass }
    )
  }

  @Test func `are those that reflection finds in values`() throws {
    let values: [Any] = [
      Plain(), Mixed(), Generic(content: Plain()),
      Generic(content: Mixed()), Generic(content: Model()),
    ]
    for value in values {
      let (names, hasObject) = reflected(value)
      let known = try #require(StoredProperties(of: type(of: value)), "\(type(of: value))")
      #expect(known.dynamic.map(\.name) == names, "\(type(of: value))")
      #expect(known.hasObject == hasObject, "\(type(of: value))")
    }
  }

  @Test func `lie where the compiler puts them`() throws {
    let generic = Generic(content: Mixed())
    let property = try #require(StoredProperties(of: Generic<Mixed>.self)?.dynamic.first)
    try #require(ObjectIdentifier(property.type) == ObjectIdentifier(Mixed.self))
    let name = withUnsafePointer(to: generic) { generic in
      (UnsafeRawPointer(generic) + property.offset).assumingMemoryBound(to: Mixed.self).pointee.name
    }
    #expect(name == "name")
  }
}
