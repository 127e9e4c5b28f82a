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

private let phone = CGSize(width: 390, height: 600)

/// Pages of a stack that go by an action or by the older mode.
private struct Pages: View {
  var isOld = false

  private struct Leaving: View {
    @Environment(\.dismiss) private var dismiss: DismissAction
    var body: some View { Button("leave") { dismiss() }.id("leave") }
  }

  private struct OldLeaving: View {
    @Environment(\.presentationMode) private var mode: Binding<PresentationMode>
    var body: some View {
      Button("leave \(mode.wrappedValue.isPresented)") { mode.wrappedValue.dismiss() }.id("leave")
    }
  }

  var body: some View {
    NavigationStack {
      NavigationLink("go") {
        if isOld { OldLeaving() } else { Leaving() }
      }
      .id("go")
    }
  }
}

@MainActor @Suite struct `The dismissal of a page` {
  @Test(arguments: [(false, "leave"), (true, "leave true")])
  func `is an action of the environment, also by its older name`(isOld: Bool, title: String) {
    let there = Stage(canvas: phone, script: [.tap("go"), .wait(1)]) { Pages(isOld: isOld) }
    #expect(there.texts.contains(title))
    let back = Stage(canvas: phone, script: [.tap("go"), .wait(1), .tap("leave"), .wait(1)]) {
      Pages(isOld: isOld)
    }
    #expect(back.texts.contains("go") && !back.texts.contains(title))
  }

  @Test func `of a search clears it and takes its focus`() {
    struct Inside: View {
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismiss: DismissSearchAction
      var body: some View {
        Text(isSearching ? "searching" : "at rest").onTapGesture { dismiss() }.id("word")
      }
    }
    struct Outside: View {
      @State private var text = ""
      var body: some View { NavigationStack { Inside().searchable(text: $text) } }
    }
    let field = GestureScript.Step.tap(.point(CGPoint(x: 200, y: 70)))
    let stages = [[field, .wait(1)], [field, .wait(1), .tap("word"), .wait(1)]].map { steps in
      Stage(canvas: phone, script: GestureScript(steps)) { Outside() }
    }
    #expect(stages[0].texts(at: 0).contains("at rest"))
    #expect(stages[0].texts.contains("searching"))
    #expect(stages[1].texts.contains("at rest"))
  }
}

@MainActor @Suite struct `The title of a page` {
  @Test(arguments: [
    (NavigationBarItem.TitleDisplayMode.large, CGFloat(34)), (.automatic, 34), (.inline, 17),
  ])
  func `is as large as its mode says`(
    mode: NavigationBarItem.TitleDisplayMode, size: CGFloat
  ) {
    let stage = Stage(canvas: phone) {
      NavigationStack {
        ScrollView { Text("page") }.navigationTitle("Title").navigationBarTitleDisplayMode(mode)
      }
    }
    let titles = stage.textCommands().filter { $0.run.string == "Title" }
    // Source: documented, the text styles of titles: 34 points for large ones, 17 in the bar.
    #expect(titles.map(\.run.face.size).contains(size))
  }

  @Test(arguments: [
    (ToolbarTitleDisplayMode.large, CGFloat(34)), (.inlineLarge, 34), (.inline, 17),
  ])
  func `is as large as the mode of its toolbar says`(mode: ToolbarTitleDisplayMode, size: CGFloat) {
    let stage = Stage(canvas: phone) {
      NavigationStack {
        ScrollView { Text("page") }.navigationTitle("Title").toolbarTitleDisplayMode(mode)
      }
    }
    let titles = stage.textCommands().filter { $0.run.string == "Title" }
    #expect(titles.map(\.run.face.size).contains(size))
  }

  @Test(arguments: [
    (ToolbarRole.automatic, false), (.navigationStack, false), (.browser, true), (.editor, true),
  ])
  func `leads the bar of an editor or a browser`(role: ToolbarRole, leads: Bool) {
    let stage = Stage(canvas: phone) {
      NavigationStack {
        Text("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbarRole(role)
      }
    }
    let title = stage.tree(at: 0).all.last { $0.detail("text") == "Title" }?.frame ?? .null
    #expect((title.minX < 30) == leads && (abs(title.midX - 195) < 1) == !leads)
  }
}

@MainActor @Suite struct `The bars of a page` {
  @Test(arguments: [ToolbarPlacement.navigationBar, .bottomBar, .automatic])
  func `are hidden by their places`(place: ToolbarPlacement) {
    let stage = Stage(canvas: phone) {
      NavigationStack {
        Text("page").navigationTitle("Title").toolbar {
          ToolbarItem(placement: .bottomBar) { Text("bottom") }
        }
        .toolbar(.hidden, for: place)
      }
    }
    #expect(stage.texts.contains("Title") == (place == .bottomBar))
    #expect(stage.texts.contains("bottom") == (place != .bottomBar))
  }

  @Test func `keep their title where another item is removed`() {
    let kinds: [ToolbarDefaultItemKind] = [.title, .search, .sidebarToggle]
    let titles = kinds.map { kind in
      Stage(canvas: phone) {
        NavigationStack { Text("page").navigationTitle("Title").toolbar(removing: kind) }
      }.texts.contains("Title")
    }
    #expect(titles == [false, true, true])
  }

  private struct Tools: CustomizableToolbarContent {
    var body: some CustomizableToolbarContent {
      ToolbarItem(id: "one", placement: .topBarTrailing) { Text("one") }
    }
  }

  @Test func `have items that people may choose, and groups with a label`() {
    let stage = Stage(canvas: phone) {
      NavigationStack {
        Text("page").toolbar(id: "tools") { Tools() }.toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Text("inside")
          } label: {
            Text("label")
          }
        }
      }
    }
    #expect(stage.texts.contains("one") && stage.texts.contains("inside"))
    // Source: documented, the label stands for a group that has no room.
    #expect(!stage.texts.contains("label"))
    let group = LabeledToolbarItemGroupContent<Text, Text>(content: Text("inside"))
    #expect(Stage { group }.texts == ["inside"])
  }

  @Test func `keep a flexible distance and a fixed one`() throws {
    func gap(_ sizing: SpacerSizing) throws -> CGFloat {
      let stage = Stage(canvas: phone) {
        NavigationStack {
          Text("page").toolbar {
            ToolbarItem(placement: .bottomBar) { Text("left") }
            ToolbarSpacer(sizing, placement: .bottomBar)
            ToolbarItem(placement: .bottomBar) { Text("right") }
          }
        }
      }
      let frames = try ["left", "right"].map { word in
        try #require(stage.tree(at: 0).all.last { $0.detail("text") == word }?.frame)
      }
      return frames[1].minX - frames[0].maxX
    }
    #expect(try gap(.flexible) > 200 && gap(.fixed) < 100)
  }

  @Test func `are built of items, of branches and of what may be absent`() {
    let one = ToolbarItem(placement: .automatic) { Text("one") }
    typealias Item = ToolbarItem<(), Text>
    let pair: _ToolbarTuple<Item, Item> = ToolbarContentBuilder.buildBlock(one, one)
    let branch: _ToolbarBranch<Item, ToolbarSpacer> = ToolbarContentBuilder.buildEither(first: one)
    let none: _ToolbarOptional<Item> = ToolbarContentBuilder.buildIf(nil)
    let erased: _AnyToolbarContent = ToolbarContentBuilder.buildLimitedAvailability(one)
    func count(_ content: some _PrimitiveToolbarContent) -> Int {
      var items = _ToolbarItems()
      content._append(to: &items)
      return items.entries.count
    }
    let counts: [Int] = [count(pair), count(branch), count(none), count(erased)]
    #expect(counts == [2, 1, 0, 1])
  }
}

@MainActor @Suite struct `Columns and transitions of navigation` {
  private struct Split: View {
    let visibility: NavigationSplitViewVisibility
    var column = NavigationSplitViewColumn.sidebar
    var body: some View {
      NavigationSplitView(
        columnVisibility: .constant(visibility), preferredCompactColumn: .constant(column)
      ) {
        Text("side")
      } detail: {
        Text("detail")
      }
    }
  }

  @Test(arguments: [
    (NavigationSplitViewVisibility.all, true), (.doubleColumn, true), (.detailOnly, false),
  ])
  func `are seen as their visibility says, where there is room`(
    visibility: NavigationSplitViewVisibility, hasSide: Bool
  ) {
    var scene = Scene("test", canvas: CGSize(width: 1100, height: 800)) {
      Split(visibility: visibility)
    }
    scene.horizontalSizeClass = .regular
    let texts = Stage(scene).texts
    #expect(texts.contains("detail") && texts.contains("side") == hasSide)
  }

  @Test(arguments: [(NavigationSplitViewColumn.sidebar, "side"), (.detail, "detail")])
  func `begin with the preferred one on a phone`(column: NavigationSplitViewColumn, word: String) {
    let stage = Stage(canvas: phone) { Split(visibility: .automatic, column: column) }
    #expect(stage.texts.contains(word))
  }

  @Test func `come as they do without a transition of their own, or grow from their source`() {
    struct Page: View {
      @Namespace private var space
      let isZoomed: Bool
      @ViewBuilder private func page(_ style: some NavigationTransition) -> some View {
        Text("page").navigationTransition(style)
      }
      var body: some View {
        NavigationStack {
          NavigationLink("go") {
            if isZoomed {
              page(ZoomNavigationTransition.zoom(sourceID: 1, in: space))
            } else {
              page(AutomaticNavigationTransition.automatic)
            }
          }
          .id("go").matchedTransitionSource(id: 1, in: space)
        }
      }
    }
    let drawings = [false, true].map { isZoomed in
      let stage = Stage(canvas: phone, script: [.tap("go"), .wait(1)]) { Page(isZoomed: isZoomed) }
      #expect(stage.texts.contains("page"))
      return stage.still(at: 0.25).displayList.dump
    }
    #expect(drawings[0] != drawings[1])
  }
}
