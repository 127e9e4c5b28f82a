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

@MainActor private func drawing(
  @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
) -> String {
  Stage(canvas: CGSize(width: 300, height: 400), root: root).still(at: 0).displayList.dump
}

@MainActor @Suite struct `Types of controls` {
  @Test(arguments: [
    (DatePickerComponents.date, true, false), (.hourAndMinute, false, true),
    (DatePickerComponents([.date, .hourAndMinute]), true, true),
  ])
  func `of a date picker are the parts that it shows`(
    parts: DatePickerComponents, hasDay: Bool, hasTime: Bool
  ) {
    let components: DatePicker<Text>.Components = parts
    let texts = Stage(canvas: CGSize(width: 390, height: 100)) {
      DatePicker(
        "At", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)),
        displayedComponents: components)
    }.texts
    #expect(texts.contains { $0.contains("2001") } == hasDay)
    #expect(texts.contains { $0.contains(":") } == hasTime)
  }

  @Test func `of a fruitless search are words in three parts`() {
    let view:
      ContentUnavailableView<
        SearchUnavailableContent.Label, SearchUnavailableContent.Description,
        SearchUnavailableContent.Actions
      > = ContentUnavailableView.search(text: "fig")
    let texts = Stage(canvas: CGSize(width: 390, height: 400)) { view }.texts
    // Source: documented, the words of `ContentUnavailableView.search(text:)`.
    #expect(texts == ["No Results for “fig”", "Check the spelling or try a new search."])
  }

  @Test func `of a group with a label are its controls`() {
    let group = ControlGroup {
      Button("a") {}
      Button("b") {}
    } label: {
      Text("label")
    }
    #expect(Stage(canvas: CGSize(width: 390, height: 100)) { group }.texts == ["a", "b"])
    func content<C: View, L: View>(_ group: ControlGroup<LabeledControlGroupContent<C, L>>) -> Any {
      C.self
    }
    #expect("\(content(group))".contains("Button<Text>"))
  }

  private struct Name: Identifiable { let id: String }

  private struct Editable: View {
    let isEditable: Bool
    @State private var names = ["a", "b"].map { Name(id: $0) }
    var body: some View {
      List($names, editActions: isEditable ? .delete : .move) { $name in Text(name.id) }
        .environment(\.editMode, .constant(.active))
    }
  }

  @Test func `of a list are rows that may be edited`() {
    func content<C: View>(_ rows: List<Never, C>.Type) -> Any { C.self }
    let list = List(Binding.constant([Name(id: "a")]), editActions: .all) { Text($0.id) }
    #expect("\(content(type(of: list)))".contains("EditableCollectionContent<Text,"))
    let lists = [true, false].map { isEditable in
      Stage(canvas: CGSize(width: 390, height: 400)) { Editable(isEditable: isEditable) }
    }
    for list in lists { #expect(list.texts == ["a", "b"]) }
    // Rows that can be deleted have a red sign while they are edited.
    let red = lists.map { $0.still(at: 0).displayList.dump.contains("#ff3b30") }
    #expect(red == [true, false])
  }

  @Test func `of a section make its header prominent`() {
    func sizes(_ prominence: Prominence) -> [CGFloat] {
      Stage(canvas: CGSize(width: 390, height: 400)) {
        List { Section("Header") { Text("row") } }.listStyle(.insetGrouped)
          .headerProminence(prominence)
      }.textCommands().filter { $0.run.string.lowercased() == "header" }.map(\.run.face.size)
    }
    #expect(sizes(.standard) == [13])
    #expect((sizes(.increased).first ?? 0) > 13)
  }

  @Test func `of a row's tint are colors of its icon`() {
    func look(_ tint: ListItemTint) -> String {
      drawing { List { Label("row", systemImage: "star").listItemTint(tint) } }
    }
    #expect(look(.fixed(.red)).contains("#ff3b30") && look(.preferred(.red)) == look(.fixed(.red)))
    #expect(!look(.monochrome).contains("#ff3b30"))
  }

  private struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }

  @Test func `of an outline are its branches, which open`() {
    let items = [Item(id: "root", children: [Item(id: "leaf", children: nil)])]
    typealias Outline = OutlineGroup<
      [Item], String, Text, Text, DisclosureGroup<Text, OutlineSubgroupChildren>
    >
    let outline: Outline = OutlineGroup(items, children: \.children) { Text($0.id) }
    let stage = Stage(
      canvas: CGSize(width: 390, height: 400),
      script: [.tap(.point(CGPoint(x: 370, y: 200))), .wait(1)]
    ) { outline }
    #expect(stage.texts(at: 0) == ["root"] && stage.texts == ["root", "leaf"])
  }

  @Test func `of a menu are an order that views can read`() {
    struct Reader: View {
      @Environment(\.menuOrder) private var order: MenuOrder
      var body: some View { Text(order == .fixed ? "fixed" : order == .automatic ? "usual" : "-") }
    }
    #expect(Stage { Reader() }.texts == ["usual"])
    #expect(Stage { Reader().menuOrder(.fixed) }.texts == ["fixed"])
    #expect(Stage { Reader().menuOrder(.priority) }.texts == ["-"])
  }

  @Test func `of what is shared are its words`() {
    let items: [any _ShareableItem] = [
      "words", URL(string: "https://example.com/a") ?? URL(filePath: "/"),
    ]
    #expect(items.map(\._sharedWords) == ["words", "https://example.com/a"])
  }

  @Test func `of a symbol are its layers' colors`() {
    let image = Image(systemName: "xmark.circle.fill")
    func look(_ mode: SymbolRenderingMode?) -> String {
      drawing { image.symbolRenderingMode(mode).foregroundStyle(Color.red) }
    }
    // Source: documented, a symbol has one color unless it is told otherwise.
    #expect(look(.monochrome) == look(nil) && look(.hierarchical) != look(.monochrome))
    let palette: SymbolRenderingMode = .palette
    let two = drawing { image.symbolRenderingMode(palette).foregroundStyle(Color.red, Color.blue) }
    #expect(two.contains("#ff3b30") && two.contains("#007aff"))
  }

  @Test func `of a tab may make it that of the search`() {
    let role: TabRole = .search
    let texts = Stage(canvas: CGSize(width: 390, height: 600)) {
      TabView {
        Tab("Home", systemImage: "house") { Text("home") }
        Tab(role: role) { Text("found") }
      }
    }.texts
    // Source: documented, the system gives the tab its title and symbol.
    #expect(texts == ["home", "Home", "Search"])
  }

  @Test func `of an index are a ground behind its dots`() {
    let modes: [PageIndexViewStyle.BackgroundDisplayMode] = [.always, .never, .automatic]
    let drawings = modes.map { mode in
      drawing {
        TabView {
          Text("a")
          Text("b")
        }
        .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: mode))
      }
    }
    #expect(drawings[0] != drawings[1])
    #expect(drawings[2] == drawings[1])
  }

  @Test(arguments: [
    (PresentationContentInteraction.automatic, false), (.resizes, false), (.scrolls, true),
  ])
  func `of a card are what a drag of its content does`(
    interaction: PresentationContentInteraction, scrolls: Bool
  ) {
    struct Card: View {
      let interaction: PresentationContentInteraction
      var body: some View {
        Text("under").sheet(isPresented: .constant(true)) {
          ScrollView { Color.red.frame(height: 3000) }
            .presentationDetents([.medium, .large]).presentationContentInteraction(interaction)
        }
      }
    }
    let stage = Stage(
      canvas: CGSize(width: 390, height: 800),
      script: [
        .wait(1),
        .drag(from: .point(CGPoint(x: 195, y: 700)), by: CGVector(dx: 0, dy: -200), over: 0.5),
      ]
    ) { Card(interaction: interaction) }
    #expect((stage.offset(at: stage.duration).y > 50) == scrolls)
  }

  @Test(arguments: [
    (PresentationBackgroundInteraction.automatic, false), (.disabled, false), (.enabled, true),
    (.enabled(upThrough: .medium), true),
  ])
  func `of a card are whether what is under it can be touched`(
    interaction: PresentationBackgroundInteraction, isEnabled: Bool
  ) {
    struct Page: View {
      let interaction: PresentationBackgroundInteraction
      @State private var count = 0
      var body: some View {
        VStack {
          Button("count \(count)") { count += 1 }.id("count")
          Spacer()
        }
        .sheet(isPresented: .constant(true)) {
          Text("card").presentationDetents([.medium])
            .presentationBackgroundInteraction(interaction).interactiveDismissDisabled()
        }
      }
    }
    let stage = Stage(
      canvas: CGSize(width: 390, height: 800), script: [.wait(1), .tap("count"), .wait(0.5)]
    ) { Page(interaction: interaction) }
    #expect(stage.texts.contains(isEnabled ? "count 1" : "count 0"))
  }

  @Test(arguments: [
    (SearchFieldPlacement.NavigationBarDrawerDisplayMode.always, true), (.automatic, false),
  ])
  func `of a search are whether its field stays while content scrolls`(
    mode: SearchFieldPlacement.NavigationBarDrawerDisplayMode, stays: Bool
  ) {
    let stage = Stage(
      canvas: CGSize(width: 390, height: 600),
      script: [
        .drag(from: .point(CGPoint(x: 195, y: 500)), by: CGVector(dx: 0, dy: -300), over: 0.5)
      ]
    ) {
      NavigationStack {
        ScrollView { Color.red.frame(height: 3000) }.navigationTitle("Title")
          .searchable(
            text: .constant(""),
            placement: SearchFieldPlacement.navigationBarDrawer(displayMode: mode),
            prompt: "Find")
      }
    }
    // A bar of 44 points, and 52 more for the field that stays.
    let bar = stage.still(at: stage.duration).displayList.dump
    #expect(bar.contains("clip rect 0,0 390x\(stays ? 96 : 44)"))
  }

  @Test func `of the scopes of a search are when they come`() {
    let kinds: [SearchScopeActivation] = [.automatic, .onTextEntry, .onSearchPresentation]
    let texts = kinds.map { kind in
      Stage(canvas: CGSize(width: 390, height: 600)) {
        NavigationStack {
          Text("page").searchable(text: .constant(""))
            .searchScopes(.constant(1), activation: kind) { Text("All").tag(1) }
        }
      }.texts.contains("All")
    }
    // No scope is shown before the search has begun.
    #expect(texts == [false, false, false] && Set(kinds).count == 3)
  }
}

@MainActor @Suite struct `Effects of symbols by their kinds` {
  private func star(_ effect: some SymbolEffect & IndefiniteSymbolEffect) -> String {
    drawing { Image(systemName: "star").symbolEffect(effect) }
  }

  private func star(once effect: some SymbolEffect & DiscreteSymbolEffect) -> String {
    drawing { Image(systemName: "star").symbolEffect(effect, value: 1) }
  }

  @Test func `leave the symbol as it is at rest, repeated or once`() {
    let plain = drawing { Image(systemName: "star") }
    let indefinite = [
      star(PulseSymbolEffect()), star(VariableColorSymbolEffect()), star(WiggleSymbolEffect()),
      star(RotateSymbolEffect()), star(BreatheSymbolEffect()), star(AppearSymbolEffect()),
    ]
    let once = [
      star(once: PulseSymbolEffect()), star(once: WiggleSymbolEffect()),
      star(once: RotateSymbolEffect()), star(once: BreatheSymbolEffect()),
    ]
    for look in indefinite + once { #expect(look == plain) }
  }

  @Test func `insert symbols and replace them`() {
    func shown(_ effect: some TransitionSymbolEffect & SymbolEffect) -> String {
      drawing { Image(systemName: "star").transition(.symbolEffect(effect)) }
    }
    let plain = drawing { Image(systemName: "star") }
    #expect(shown(AppearSymbolEffect()) == plain && shown(AutomaticSymbolEffect()) == plain)
    func change(_ effect: some ContentTransitionSymbolEffect & SymbolEffect) -> ContentTransition {
      .symbolEffect(effect)
    }
    #expect(change(ReplaceSymbolEffect()) == change(AutomaticSymbolEffect()))
  }

  @Test func `repeat with pauses or without`() {
    typealias Behavior = SymbolEffectOptions.RepeatBehavior
    #expect(Behavior.periodic(2, delay: 1) != Behavior.periodic(2, delay: 3))
    #expect(Behavior.periodic(2) != .continuous)
    #expect(SymbolEffectOptions.repeat(Behavior.periodic(2)) != .repeat(Behavior.periodic(3)))
  }
}
