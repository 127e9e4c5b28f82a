import ScrollworkCombine
import ScrollworkSwiftUI
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// An app whose windows, menus and work are made of parts.
private struct Parted: App {
  static var hasWindow = true

  @SceneBuilder private var windows: some ScrollworkSwiftUI.Scene {
    if Self.hasWindow { WindowGroup { Text("window") } }
  }

  @CommandsBuilder private var menus: some Commands {
    CommandGroup(replacing: CommandGroupPlacement.newItem) { Text("new") }
    EmptyCommands()
  }

  private var refresh: BackgroundTask<Void, Void> { .appRefresh("refresh") }

  var body: some ScrollworkSwiftUI.Scene {
    windows.commands { menus }.backgroundTask(refresh) { Issue.record("work in the background") }
  }
}

@MainActor @Suite(.serialized) struct `The parts of an app` {
  private func texts(_ view: any View) -> [String] {
    nonisolated(unsafe) let view = AnyView(view)
    return Stage { view }.texts
  }

  @Test func `show its first window, without menus and work in the background`() {
    Parted.hasWindow = true
    #expect(texts(Parted.firstView) == ["window"])
    Parted.hasWindow = false
    #expect(texts(Parted.firstView) == [])
  }

  @Test func `may be left out, or be the first of several`() {
    let window = WindowGroup { Text("first") }
    let some: OptionalScene<WindowGroup<Text>> = SceneBuilder.buildOptional(window)
    let none: OptionalScene<WindowGroup<Text>> = SceneBuilder.buildOptional(nil)
    #expect(texts(some.firstView) == ["first"] && texts(none.firstView) == [])
    let several = SceneBuilder.buildBlock(window, WindowGroup { Text("second") })
    #expect(texts(several.firstView) == ["first"])
  }

  @Test func `are no commands, alone and several`() {
    let none: EmptyCommands = CommandsBuilder.buildBlock()
    let several: EmptyCommands = CommandsBuilder.buildBlock(SidebarCommands(), none)
    let window = WindowGroup { Text("window") }
    #expect(texts(window.commands { several }.firstView) == ["window"])
  }
}

@MainActor @Suite struct `The publisher of a result` {
  private struct Fault: Error, Equatable {}

  private func lines(_ result: Result<Int, Fault>) -> [String] {
    let publisher: Result<Int, Fault>.Publisher = .init(result)
    var lines: [String] = []
    _ = publisher.sink(
      receiveCompletion: { lines.append($0 == .finished ? "finished" : "failed") },
      receiveValue: { (value: Result<Int, Fault>.Publisher.Output) in lines.append("\(value)") })
    return lines
  }

  @Test func `gives its value once, or its failure`() {
    #expect(lines(.success(3)) == ["3", "finished"] && lines(.failure(Fault())) == ["failed"])
    #expect(Result<Int, Fault>.Publisher(4).result == .success(4))
  }
}
