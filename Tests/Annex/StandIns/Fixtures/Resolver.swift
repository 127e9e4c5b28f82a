// At 0, 0.5.
import Resolver
import SwiftUI

protocol Greeting { var text: String { get } }

final class Hello: Greeting { var text = "hello" }

final class Counter: ObservableObject { @Published var count = 1 }

extension Resolver: ResolverRegistering {
  /// Registers the services of the app.
  public static func registerAllServices() {
    let options: ResolverOptions<Hello> = register { Hello() }
    options.implements((any Greeting).self).scope(ResolverScope.application)
    register { Counter() }.scope(.shared)
    register(name: "twice") { (_, args: Resolver.Args) in "\(args() as Int) twice" }
  }
}

final class Reader: Resolving {
  @Injected var greeting: any Greeting
  @LazyInjected var hello: Hello
  @OptionalInjected var none: URL?

  var text: String { "\(greeting.text) \(hello === greeting as AnyObject) \(none == nil)" }
  var named: String { resolver.resolve(name: "twice", args: 4) }
}

struct ResolverFixture: View {
  @InjectedObject private var counter: Counter
  private let cache: ResolverScopeCache = .cached

  var body: some View {
    let reader = Reader()
    VStack {
      Text(reader.text)
      Text(reader.named)
      Text("count \(counter.count)")
    }
    .onAppear {
      counter.count += 1
      cache.reset()
    }
  }
}

#Preview { ResolverFixture() }
