import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

@MainActor @Suite struct `A menu` {
  @Test func `opens beside its label, and closes after an action`() {
    let log = Log()
    let stage = Stage(
      phone: [.tap("menu"), .wait(1), .tap("one"), .wait(1)]
    ) {
      VStack {
        Menu("Menu") {
          Button("One", systemImage: "star") { log.add("one") }.id("one")
          Section("More") {
            Toggle("Two", isOn: .constant(true))
            Picker("Three", selection: .constant(1)) { Text("Third").tag(1) }
            Menu("Four") { Button("Five") {} }
          }
        }
        .id("menu")
        Spacer()
      }
    }
    #expect(!stage.texts(at: 0).contains("One"))
    #expect(Set(stage.texts(at: 1)).isSuperset(of: ["One", "More", "Two", "Third", "Four"]))
    #expect(!stage.texts(at: 1).contains("Five"))
    #expect(log.lines == ["one"])
    #expect(stage.texts == ["Menu"])
  }

  @Test func `with a primary action opens by a long press`() {
    let log = Log()
    let stage = Stage(phone: [.tap("menu"), .wait(0.5), .press("menu", 0.8), .wait(1)]) {
      Menu("Menu") {
        Button("One") {}
      } primaryAction: {
        log.add("primary")
      }.id("menu")
    }
    #expect(stage.texts.contains("One"))
    #expect(log.lines == ["primary"])
  }

  @Test func `of a picker has a mark at the selected option`() {
    struct Root: View {
      @State private var choice = 1
      var body: some View {
        Picker("Pick", selection: $choice) { ForEach(0..<3, id: \.self) { Text("option \($0)") } }
          .id("picker")
      }
    }
    let stage = Stage(phone: [.tap("picker"), .wait(1)]) { Root() }
    #expect(stage.texts(at: 0) == ["option 1"])
    #expect(stage.texts.contains("option 2"))
  }

  @Test func `of a view opens by a long press, with a preview`() {
    func texts(_ script: GestureScript) -> [String] {
      Stage(phone: script) {
        VStack {
          Text("a").id("a").contextMenu { Button("Copy") {} }
          Text("b").id("b").contextMenu {
            Button("Cut") {}
          } preview: {
            Text("preview")
          }
          Text("c").contextMenu(ContextMenu { Button("Old") {} })
        }
      }.texts
    }
    #expect(texts([.tap("a"), .wait(1)]) == ["a", "b", "c"])
    #expect(texts([.press("a", 0.8), .wait(1)]).contains("Copy"))
    #expect(texts([.press("b", 0.8), .wait(1)]).contains("preview"))
  }

  @Test func `is spelled as elsewhere`() {
    let title = "A".uppercased()
    let stage = Stage(phone: []) {
      Menu(title) {
        EmptyView()
      } primaryAction: {
      }
      Menu("A") {
        EmptyView()
      } primaryAction: {
      }
      Menu("A", systemImage: "leaf") {
        EmptyView()
      } primaryAction: {
      }
      Menu(title, systemImage: "leaf") { EmptyView() }
      Menu(label: Text("A")) { EmptyView() }
        .menuStyle(.borderlessButton).menuStyle(.automatic).menuStyle(.button)
        .menuOrder(.fixed).menuOrder(.priority).menuOrder(.automatic).menuIndicator(.hidden)
    }
    #expect(stage.texts == ["A", "A", "A", "A", "A"])
  }
}

@MainActor @Suite struct `The look of menus` {
  private func texts(_ style: ControlGroupStyleKind) -> [String] {
    Stage {
      ControlGroup("title") {
        Button("a") {}
        Button("b") {}
      }
      .controlGroupStyle(style)
    }.texts
  }

  @Test func `is that of a group of controls in their style`() {
    #expect(texts(.automatic) == ["a", "b"] && texts(.navigation) == ["a", "b"])
    #expect(texts(.menu) == ["title"] && texts(.compactMenu) == ["title"])
  }

  @Test func `of a picker has an indicator that can be hidden`() {
    func width(_ visibility: Visibility) -> CGFloat? {
      Stage {
        Picker("p", selection: .constant(1)) { Text("one").tag(1) }
          .pickerStyle(.menu).menuIndicator(visibility).fixedSize().id("picker")
      }.frame("picker")?.width
    }
    let (plain, hidden) = (width(.automatic) ?? 0, width(.hidden) ?? 0)
    #expect(hidden > 0 && hidden < plain)
    var values = EnvironmentValues()
    values.menuIndicatorVisibility = .visible
    #expect(values.menuIndicatorVisibility == .visible)
  }
}

extension GestureScript.Step {
  /// A press on the view with a name.
  fileprivate static func press(_ name: String, _ duration: Double) -> Self {
    .press(.view(name), for: duration)
  }
}
