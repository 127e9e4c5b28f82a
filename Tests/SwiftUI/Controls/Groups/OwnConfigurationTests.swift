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

// Styles of one's own, whose methods name the types of their configurations.

private struct RoleStyle: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    let role: ButtonRole? = configuration.role
    HStack {
      configuration.label
      Text(role == .destructive ? "destructive" : role == .cancel ? "cancel" : "none")
      Text(configuration.isPressed ? "pressed" : "at rest")
    }
  }
}

private struct TwiceStyle: PrimitiveButtonStyle {
  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label.onTapGesture {
      configuration.trigger()
      configuration.trigger()
    }
  }
}

private struct ToggledGroup: DisclosureGroupStyle {
  func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View {
    VStack {
      configuration.label.onTapGesture { configuration.isExpanded.toggle() }
      if configuration.isExpanded { configuration.content }
    }
  }
}

private struct LastTitle: GroupBoxStyle {
  func makeBody(configuration: GroupBoxStyleConfiguration) -> some View {
    VStack {
      configuration.content
      configuration.label
    }
  }
}

private struct LastLabel: LabeledContentStyle {
  func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
    HStack {
      configuration.content
      configuration.label
    }
  }
}

private struct Words: ProgressViewStyle {
  func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    let part = configuration.fractionCompleted.map { "\(Int($0 * 100)) %" } ?? "some time"
    VStack {
      configuration.label
      Text(part)
    }
  }
}

private struct LastIcon: LabelStyle {
  func makeBody(configuration: LabelStyleConfiguration) -> some View {
    let icon: LabelStyleConfiguration.Icon = configuration.icon
    HStack(spacing: 0) {
      configuration.title.id("title")
      icon.id("icon")
    }
  }
}

@MainActor @Suite struct `A style of one's own` {
  @Test(arguments: [
    (ButtonRole?.none, "none"), (.destructive, "destructive"), (.cancel, "cancel"),
    (.close, "none"), (.confirm, "none"),
  ])
  func `is given the role of a button, its label and whether it is pressed`(
    role: ButtonRole?, word: String
  ) {
    let stage = Stage(script: [.wait(0.5), .touch(.view("button")), .hold(0.2), .release]) {
      Button("Go", role: role) {}.buttonStyle(RoleStyle()).id("button")
    }
    #expect(stage.texts(at: 0) == ["Go", word, "at rest"])
    #expect(stage.texts(at: 0.65) == ["Go", word, "pressed"])
  }

  @Test func `may trigger the action of a button as often as it likes`() {
    let log = Log()
    let stage = Stage(script: [.tap("button"), .wait(0.1)]) {
      Button("Go") { log.add("went") }.buttonStyle(TwiceStyle()).id("button")
    }
    #expect(stage.texts == ["Go"] && log.lines == ["went", "went"])
  }

  private struct Details: View {
    @State private var isOpen = false
    var body: some View {
      DisclosureGroup("Details", isExpanded: $isOpen) { Text("inside") }
        .disclosureGroupStyle(ToggledGroup())
    }
  }

  @Test func `opens a group by the binding that it is given`() {
    let stage = Stage(script: [.tap(.point(CGPoint(x: 50, y: 100))), .wait(0.1)]) { Details() }
    #expect(stage.texts(at: 0) == ["Details"] && stage.texts == ["Details", "inside"])
  }

  @Test func `places a title after the content that it is given`() {
    let box = Stage { GroupBox("title") { Text("inside") }.groupBoxStyle(LastTitle()) }
    #expect(box.texts == ["inside", "title"])
    let row = Stage { LabeledContent("title", value: "2").labeledContentStyle(LastLabel()) }
    #expect(row.texts == ["2", "title"])
    let label = Stage { Label("title", systemImage: "star").labelStyle(LastIcon()) }
    #expect((label.frame("title")?.maxX ?? 1) <= (label.frame("icon")?.minX ?? 0))
  }

  @Test func `is given how far a task is`() {
    let stage = Stage { ProgressView("Loading", value: 1.0, total: 4).progressViewStyle(Words()) }
    #expect(stage.texts == ["Loading", "25 %"])
  }
}

@MainActor @Suite struct `A style of the system by its protocol` {
  private func drawing(@ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View)
    -> String
  { Stage(canvas: CGSize(width: 300, height: 400), root: root).still(at: 0).displayList.dump }

  /// The drawings of a view in styles that are known by their protocol alone.
  private func drawings<Style: Sendable>(
    _ styles: [Style], _ view: @MainActor @Sendable @escaping (Style) -> AnyView
  ) -> [String] { styles.map { style in drawing { view(style) } } }

  @Test func `of dates, lists, menus, forms, pages and columns draws as the type of the style`() {
    let day = Date(timeIntervalSinceReferenceDate: 0)
    let dates: [any DatePickerStyle] = [
      CompactDatePickerStyle(), GraphicalDatePickerStyle(), WheelDatePickerStyle(),
    ]
    func date(_ style: some DatePickerStyle) -> AnyView {
      AnyView(DatePicker("Day", selection: .constant(day)).datePickerStyle(style))
    }
    #expect(Set(drawings(dates) { date($0) }).count == 3)

    let lists: [any ListStyle] = [PlainListStyle(), GroupedListStyle(), InsetGroupedListStyle()]
    func list(_ style: some ListStyle) -> AnyView {
      AnyView(List { Section("a") { Text("b") } }.listStyle(style))
    }
    #expect(Set(drawings(lists) { list($0) }).count == 3)

    let forms: [any FormStyle] = [GroupedFormStyle(), ColumnsFormStyle()]
    func form(_ style: some FormStyle) -> AnyView {
      AnyView(Form { LabeledContent("a", value: "b") }.formStyle(style))
    }
    #expect(Set(drawings(forms) { form($0) }).count == 2)

    let tabs: [any TabViewStyle] = [DefaultTabViewStyle(), PageTabViewStyle()]
    func pages(_ style: some TabViewStyle) -> AnyView {
      AnyView(TabView { Text("a").tabItem { Text("tab") } }.tabViewStyle(style))
    }
    #expect(Set(drawings(tabs) { pages($0) }).count == 2)

    let columns: [any NavigationViewStyle] = [
      StackNavigationViewStyle(), DefaultNavigationViewStyle(),
    ]
    func stack(_ style: some NavigationViewStyle) -> AnyView {
      AnyView(NavigationView { Text("a").navigationTitle("b") }.navigationViewStyle(style))
    }
    #expect(drawings(columns) { stack($0) }.allSatisfy { $0.contains("\"b\"") })
  }

  @Test func `of menus, editors and columns is one of the known ones`() {
    func menu(_ style: some MenuStyle) -> AnyView {
      AnyView(Menu("a") { Text("b") }.menuStyle(style))
    }
    let menus: [any MenuStyle] = [DefaultMenuStyle(), BorderlessButtonMenuStyle()]
    #expect(drawings(menus) { menu($0) }.allSatisfy { $0.contains("\"a\"") })
    func editor(_ style: some TextEditorStyle) -> AnyView {
      AnyView(TextEditor(text: .constant("words")).textEditorStyle(style))
    }
    let editors: [any TextEditorStyle] = [AutomaticTextEditorStyle(), PlainTextEditorStyle()]
    #expect(drawings(editors) { editor($0) }.allSatisfy { $0.contains("\"words\"") })
    func split(_ style: some NavigationSplitViewStyle) -> AnyView {
      AnyView(
        NavigationSplitView {
          Text("side")
        } detail: {
          Text("detail")
        }.navigationSplitViewStyle(style))
    }
    let splits: [any NavigationSplitViewStyle] = [
      BalancedNavigationSplitViewStyle(), ProminentDetailNavigationSplitViewStyle(),
    ]
    #expect(drawings(splits) { split($0) }.allSatisfy { $0.contains("\"side\"") })
  }

  @Test func `of buttons and fields is passed on by a style of one's own`() {
    func passed(_ style: some _SystemButtonStyle) -> String {
      drawing { Button("Go") {}.buttonStyle(style) }
    }
    #expect(passed(BorderedButtonStyle()) == drawing { Button("Go") {}.buttonStyle(.bordered) })
    #expect(passed(BorderedButtonStyle()) != passed(PlainButtonStyle()))
    func field(_ style: some _SystemTextFieldStyle) -> String {
      drawing { TextField("Name", text: .constant("")).textFieldStyle(style) }
    }
    #expect(field(RoundedBorderTextFieldStyle()) != field(PlainTextFieldStyle()))
  }
}
