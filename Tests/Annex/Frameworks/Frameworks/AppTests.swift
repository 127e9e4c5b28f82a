import ScrollworkSwiftUI
import ScrollworkWidgetKit
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

private struct Menus: Commands {
  var body: some Commands {
    CommandMenu("Tools") { Text("tool") }
    CommandGroup(replacing: .newItem) { Text("new") }
    CommandGroup(before: .help) { Text("help") }
    CommandGroup(after: .sidebar) { Text("side") }
    SidebarCommands()
  }
}

private struct Root: View {
  @Environment(\.supportsMultipleWindows) private var supportsWindows
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.legibilityWeight) private var weight
  @Environment(\.requestReview) private var requestReview
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.accessibilityVoiceOverEnabled) private var speaks
  @FocusedValue(\.chosen) private var chosen

  var body: some View {
    let settings = [supportsWindows, contrast == .standard, weight == nil, speaks]
    Text("\(settings.map { "\($0)" }.joined(separator: " ")) \(chosen ?? 0)")
      .focusedValue(\.chosen, 3)
      .userActivity("view") { $0.title = "a" }
      .onContinueUserActivity("view") { _ in }
      .handlesExternalEvents(preferring: [], allowing: [])
      .onAppear {
        requestReview()
        openWindow(id: "a")
        dismissWindow(id: "a")
      }
  }
}

extension FocusedValues {
  @Entry fileprivate var chosen: Int?
}

private struct Shop: App {
  var body: some ScrollworkSwiftUI.Scene {
    WindowGroup(id: "main") { Root() }
      .commands { Menus() }
      .defaultSize(width: 300, height: 200)
      .onChange(of: 1) { _, _ in }
      .environment(\.timeZone, .gmt)
    if #available(iOS 17, *) { Settings { Text("settings") } }
  }
}

private struct Equal: View, Equatable {
  let number: Int
  var body: some View { Text("\(number)") }
}

@Suite @MainActor struct `An app` {
  @Test func `shows its first window`() {
    let stage = Stage(script: [.wait(0.1)]) { AnyView(Shop.firstView) }
    #expect(stage.texts == ["false true true false 0"])
  }

  @Test func `shows a view that may be compared`() {
    let stage = Stage {
      Equal(number: 3).equatable().previewInterfaceOrientation(.landscapeLeft)
        .onAppear { WidgetCenter.shared.reloadAllTimelines() }
    }
    #expect(stage.texts(at: 0) == ["3"])
    #expect(EquatableView(content: Equal(number: 4)).content.number == 4)
  }
}
