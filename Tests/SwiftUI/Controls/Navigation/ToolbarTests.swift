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

@MainActor @Suite struct `Toolbars` {
  private struct Tools: ToolbarContent {
    @Binding var count: Int
    let isLong: Bool

    var body: some ToolbarContent {
      ToolbarItem(placement: .topBarTrailing) { Button("Add") { count += 1 }.id("add") }
      if isLong {
        ToolbarItemGroup(placement: .bottomBar) {
          Text("left")
          Spacer()
          Text("right")
        }
      } else {
        ToolbarItem(placement: .status) { Text("status") }
      }
    }
  }

  private struct Page: View {
    @State private var count = 0
    var isLong = true
    var body: some View {
      NavigationStack {
        Text("\(count)").navigationTitle("Title").toolbar { Tools(count: $count, isLong: isLong) }
      }
    }
  }

  @Test func `are made of content of one's own, which keeps its bindings`() {
    let stage = Stage(phone: [.tap("add"), .wait(0.2)]) { Page() }
    #expect(stage.texts.contains("1"))
    #expect(Set(stage.texts).isSuperset(of: ["Add", "left", "right"]))
    #expect(Stage(phone: []) { Page(isLong: false) }.texts.contains("status"))
  }

  @Test func `show the icons of labels, and their titles where a style asks for them`() {
    let stage = Stage(phone: []) {
      NavigationStack {
        Text("page").toolbar {
          Button("add", systemImage: "plus") {}
          Button("edit", systemImage: "pencil") {}.labelStyle(.titleAndIcon)
        }
      }
    }
    #expect(stage.texts.contains("edit"))
    #expect(!stage.texts.contains("add"))
  }

  @Test func `show no items for a keyboard, and secondary ones in a menu`() {
    let stage = Stage(phone: [.tap(.point(CGPoint(x: 176, y: 42))), .wait(1)]) {
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem(placement: .keyboard) { Text("key") }
          ToolbarItem(placement: .secondaryAction) { Button("second") {} }
          ToolbarSpacer(.fixed)
          ToolbarSpacer(.flexible, placement: .bottomBar)
          ToolbarSpacer(.fixed, placement: .bottomBar)
          ToolbarItem(id: "a", placement: .title) { Text("title") }
        }
      }
    }
    #expect(!stage.texts.contains("key"))
    #expect(!stage.texts(at: 0).contains("second"))
    #expect(stage.texts.contains("second"))
  }

  @Test func `configure the bar of their page`() {
    let stage = Stage(phone: []) {
      NavigationStack {
        Text("page")
          .navigationTitle(Binding.constant("Title"))
          .navigationSubtitle("Below")
          .toolbarTitleMenu { Button("Menu") {} }
          .toolbarRole(.editor)
          .toolbarTitleDisplayMode(.inline)
          .toolbarColorScheme(.dark, for: .navigationBar)
          .toolbarBackground(Color.red, for: .navigationBar)
          .toolbarBackgroundVisibility(.visible, for: .navigationBar)
          .toolbar(id: "tools") { ToolbarItem(id: "x") { Text("custom") } }
          .toolbar {
            if #available(iOS 17, *) { ToolbarItem { Text("new") } }
            ToolbarItemGroup {
              Text("grouped")
            } label: {
              Text("label")
            }
            ToolbarTitleMenu { Text("other menu") }
          }
      }
    }
    #expect(Set(stage.texts).isSuperset(of: ["Title", "Below", "custom", "new", "grouped"]))
    #expect(stage.frame("page") == nil)
  }

  @Test func `are spelled as elsewhere`() {
    let title = "T".uppercased()
    let stage = Stage(phone: []) {
      VStack {
        NavigationView {
          Text("a").navigationBarItems(leading: Text("l"), trailing: Text("t"))
            .navigationSubtitle(title).navigationSubtitle(Text("s"))
        }
        NavigationView { Text("b").navigationBarItems(leading: Text("l")) }
          .navigationViewStyle(StackNavigationViewStyle())
        NavigationView { Text("c").navigationBarItems(trailing: Text("t")) }
          .navigationViewStyle(.columns).navigationViewStyle(.automatic)
          .navigationViewStyle(DoubleColumnNavigationViewStyle())
        NavigationView {
          Text("d").toolbarVisibility(.hidden, for: .navigationBar).toolbar(removing: .title)
            .toolbar(removing: .search).toolbar(removing: .sidebarToggle)
            .toolbarRole(.browser).toolbarRole(.automatic).toolbarRole(.navigationStack)
            .toolbarTitleDisplayMode(.large).toolbarTitleDisplayMode(.inlineLarge)
            .toolbarTitleDisplayMode(.automatic)
        }
      }
      .statusBarHidden().statusBar(hidden: true).persistentSystemOverlays(.hidden)
    }
    #expect(stage.texts.filter { ["a", "b", "c", "d"].contains($0) } == ["a", "b", "c", "d"])
    #expect(stage.texts.filter { $0 == "l" }.count == 2)
  }

  @Test func `of a tab bar follow the selected tab`() {
    func texts(_ script: GestureScript) -> [String] {
      Stage(phone: script) {
        TabView {
          Text("one").tabItem { Label("First", systemImage: "star") }
            .toolbarBackground(.visible, for: .tabBar).badge(2)
          NavigationStack { Text("two").toolbar(.hidden, for: .tabBar) }
            .tabItem { Text("Second") }
        }
        .tabViewBottomAccessory { Text("accessory") }
        .tabViewBottomAccessory(isEnabled: true) { Text("accessory") }
        .tabBarMinimizeBehavior(.onScrollDown)
      }.texts
    }
    #expect(texts([]) == ["one", "accessory", "First", "2", "Second"])
    #expect(texts([.tap(.point(CGPoint(x: 150, y: 365))), .wait(0.2)]) == ["two"])
  }

  @Test(arguments: [TabBarMinimizeBehavior.onScrollDown, .onScrollUp, .never])
  func `of tabs become small while content scrolls`(_ behavior: TabBarMinimizeBehavior) {
    let drag = { (y: CGFloat) in
      GestureScript.Step.drag(
        from: .point(CGPoint(x: 100, y: 200)), by: CGVector(dx: 0, dy: y), over: 0.3, hold: 0.1)
    }
    let stage = Stage(phone: [drag(-120), .wait(0.5), drag(60), .wait(0.5)]) {
      TabView {
        ScrollView { Color.red.frame(height: 2000) }
          .tabItem { Label("First", systemImage: "star") }
      }
      .tabBarMinimizeBehavior(behavior)
    }
    let bars = [0.8, stage.duration].map { stage.texts(at: $0).contains("First") }
    let isUp = behavior == .onScrollUp
    #expect(bars == (behavior == .never ? [true, true] : [isUp, !isUp]))
  }

  @Test func `of tabs are spelled as elsewhere`() {
    let title = "T".uppercased()
    let stage = Stage(phone: []) {
      TabView {
        Tab(title, systemImage: "star") { Text("page") }
        Tab("a", systemImage: "star", role: .search) { Text("b") }
        Tab(role: .search) { Text("c") }
        TabSection("Section") { Tab(title, image: "sun") { Text("d") } }
        TabSection(title) { Tab("e", image: "sun") { Text("e") } }
        TabSection {
          Tab(role: nil) {
            Text("f")
          } label: {
            Text("f")
          }
        }
      }
      .tabViewStyle(.sidebarAdaptable).tabViewStyle(.grouped)
    }
    #expect(stage.texts.first == "page")
    #expect(stage.texts.contains("Search"))
    let selected = Stage(phone: []) {
      TabView(selection: .constant(3)) {
        Tab(title, systemImage: "star", value: 1) { Text("1") }
        Tab("a", systemImage: "star", value: 2, role: nil) { Text("2") }
        Tab(value: 3, role: .search) { Text("3") }
        Tab("d", image: "sun", value: 4) { Text("4") }
        Tab(title, image: "sun", value: 5) { Text("5") }
        Tab(value: 6, role: nil) {
          Text("6")
        } label: {
          Text("f")
        }
      }
    }
    #expect(selected.texts.first == "3")
  }
}
