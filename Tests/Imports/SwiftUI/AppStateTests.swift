import Observation
import ScrollworkEnvironment
import ScrollworkFoundation
import ScrollworkScript
import ScrollworkStage
import ScrollworkSwiftUI
import ScrollworkViews
import Testing
import ViewTestSupport

private typealias WindowScene = ScrollworkSwiftUI.Scene

@Observable private final class Counted {
  var count = 0
}

private final class Announced: ObservableObject {
  @Published var count = 0
}

private struct CountKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var givenCount: Int {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

/// Shows the count that the environment has.
private struct Reader: View {
  @Environment(\.givenCount) private var count
  var body: some View { Text("\(count)") }
}

private struct StateApp: App {
  @State private var count = 0

  var body: some WindowScene {
    WindowGroup {
      Button("add") { count += 1 }.id("add")
      Text("\(count)")
    }
  }
}

private struct BindingApp: App {
  private struct Adder: View {
    @Binding var count: Int
    var body: some View { Button("add") { count += 1 }.id("add") }
  }

  @State private var count = 0

  var body: some WindowScene {
    WindowGroup {
      Adder(count: $count)
      Text("\(count)")
    }
  }
}

private struct StateObjectApp: App {
  @StateObject private var model = Announced()

  var body: some WindowScene {
    WindowGroup {
      Button("add") { model.count += 1 }.id("add")
      Text("\(model.count)")
    }
  }
}

private struct ObservableApp: App {
  @State private var model = Counted()

  var body: some WindowScene {
    WindowGroup {
      Button("add") { model.count += 1 }.id("add")
      Text("\(model.count)")
    }
  }
}

private struct StorageApp: App {
  @AppStorage("count") private var count = 0

  var body: some WindowScene {
    WindowGroup {
      Button("add") { count += 1 }.id("add")
      Text("\(count)")
    }
  }
}

private struct SceneApp: App {
  private struct Main: WindowScene {
    @State private var count = 0

    var body: some WindowScene {
      WindowGroup {
        Button("add") { count += 1 }.id("add")
        Text("\(count)")
      }
    }
  }

  var body: some WindowScene { Main() }
}

private struct EnvironmentApp: App {
  @State private var count = 0

  var body: some WindowScene {
    WindowGroup {
      Button("add") { count += 1 }.id("add")
      Reader()
    }
    .environment(\.givenCount, count)
  }
}

private struct TransformApp: App {
  @State private var count = 0

  var body: some WindowScene {
    WindowGroup {
      Button("add") { count += 1 }.id("add")
      Reader()
    }
    .transformEnvironment(\.givenCount) { $0 += count }
  }
}

private struct ChangeApp: App {
  @State private var count = 0
  @State private var heard = "-"

  var body: some WindowScene {
    WindowGroup {
      Button("add") { count += 1 }.id("add")
      Text(heard)
    }
    .onChange(of: count) { old, new in heard += "\(old)\(new)" }
    .onChange(of: count) { heard += "+" }
    .onChange(of: count, perform: { heard += "\($0)" })
    .onChange(of: heard.isEmpty, initial: true) { heard += "first" }
  }
}

@MainActor @Suite struct `The state of an app` {
  /// A property of an app that its window shows.
  struct Property: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let window: @MainActor @Sendable () -> any View

    init(_ name: String, _ window: @escaping @MainActor @Sendable () -> any View) {
      (testDescription, self.window) = (name, window)
    }

    @MainActor func texts(taps: Int) -> [String] {
      let taps = (0..<taps).flatMap { _ in [GestureScript.Step.tap("add"), .wait(0.5)] }
      return Stage(script: GestureScript(taps)) { AnyView(window()) }.texts
    }
  }

  @Test(
    arguments: [
      Property("@State") { StateApp.firstView },
      Property("a binding") { BindingApp.firstView },
      Property("@StateObject") { StateObjectApp.firstView },
      Property("@Observable") { ObservableApp.firstView },
      Property("@AppStorage") { StorageApp.firstView },
      Property("@State of a scene") { SceneApp.firstView },
      Property("environment") { EnvironmentApp.firstView },
      Property("transformEnvironment") { TransformApp.firstView },
    ])
  func `changes its window`(property: Property) {
    #expect(property.texts(taps: 0).last == "0")
    #expect(property.texts(taps: 2).last == "2")
  }

  @Test func `is observed by its windows`() {
    let heard = Property("onChange") { ChangeApp.firstView }
    #expect(heard.texts(taps: 0).last == "-first")
    #expect(heard.texts(taps: 1).last.map { $0.sorted() } == "-first01+1".sorted())
  }
}
