// At 0.
import Factory
import SwiftUI

private protocol Greeter { var text: String { get } }
private struct English: Greeter { let text = "Hello" }
private struct Norse: Greeter { let text = "Heilsa" }

private final class Counter: ObservableObject {
  @Published var count = 0
}

extension Container {
  fileprivate var greeter: Factory<any Greeter> { self { English() } }
  fileprivate var counter: Factory<Counter> { self { Counter() }.scope(FactoryScope.singleton) }
  fileprivate var fresh: Factory<Counter> { self { Counter() } }
  fileprivate var kept: Factory<Counter> { self { Counter() }.cached }
  fileprivate var promise: Factory<Counter?> { promised() }
}

private final class Shop: SharedContainer {
  static let shared = Shop()
  var manager = ContainerManager()
  var price: Factory<Int> { self { 7 }.shared }
}

private final class Model {
  @Injected(\.greeter) var greeter
  @LazyInjected(\.counter) var counter
  @Injected(\Shop.price) var price
}

struct FactoryFixture: View {
  @InjectedObject(\.counter) private var counter

  private var lines: [String] {
    let container = Container.shared
    let model = Model()
    var lines = ["\(model.greeter.text) \(model.price)"]
    lines.append(
      "\(model.counter === container.counter()) \(container.fresh() === container.fresh())")
    let first = container.kept()
    container.manager.reset(options: FactoryResetOptions.scope)
    lines.append("\(first === container.kept()) \(container.promise() == nil)")
    container.greeter.register { Norse() }
    lines.append(Model().greeter.text)
    container.manager.reset()
    return lines + [Model().greeter.text]
  }

  var body: some View {
    VStack {
      ForEach(lines.indices, id: \.self) { Text(lines[$0]) }
      Text("count \(counter.count)").onAppear { counter.count += 1 }
    }
  }
}
