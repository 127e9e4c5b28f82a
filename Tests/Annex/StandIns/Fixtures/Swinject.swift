// At 0.
import SwiftUI
import Swinject

protocol Animal { var name: String { get } }

final class Cat: Animal {
  let name: String
  var friend: (any Animal)?
  init(_ name: String) { self.name = name }
}

struct Pets: Assembly {
  func assemble(container: Container) {
    let entry: ServiceEntry<any Animal> = container.register((any Animal).self) { _ in Cat("Mimi") }
    entry.inObjectScope(ObjectScope.container)
    container.register(Cat.self) { (resolver: any Swinject.Resolver) in
      let cat = Cat("Tom")
      cat.friend = resolver.resolve((any Animal).self)
      return cat
    }
    container.register(String.self) { (_, count: Int) in "\(count) cats" }
  }

  func loaded(resolver: any Swinject.Resolver) {}
}

struct SwinjectFixture: View {
  private var lines: [String] {
    let resolver = Assembler([Pets()]).resolver
    let (cat, animal) = (resolver.resolve(Cat.self), resolver.resolve((any Animal).self))
    return [
      "\(cat?.name ?? "none") and \(cat?.friend?.name ?? "none")",
      "same \(cat?.friend as AnyObject === animal as AnyObject), new \(cat !== resolver.resolve(Cat.self))",
      resolver.resolve(String.self, argument: 3) ?? "none",
    ]
  }

  var body: some View { VStack(alignment: .leading) { ForEach(lines, id: \.self) { Text($0) } } }
}
