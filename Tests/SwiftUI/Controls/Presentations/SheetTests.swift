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

extension Stage {
  /// A phone of 200 × 400 with a status bar of 20 and a home indicator of 10.
  convenience init(
    phone script: GestureScript, @ViewBuilder root: @escaping @MainActor @Sendable () -> some View
  ) {
    self.init(
      Scene(
        "test", canvas: CGSize(width: 200, height: 400),
        safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0), script: script,
        root: root))
  }
}

/// A view with a button that presents a sheet.
private struct Presenting<Sheet: View>: View {
  @State private var isPresented = false
  var log: Log?
  @ViewBuilder let content: Sheet

  var body: some View {
    Button("Show") { isPresented = true }.id("button")
      .sheet(isPresented: $isPresented, onDismiss: { log?.add("dismissed") }) { content }
  }
}

private struct PopoverButton: View {
  let adaptation: PresentationAdaptation
  @State private var isPresented = false

  var body: some View {
    Button("Show") { isPresented = true }.frame(width: 100, height: 40).id("button")
      .popover(isPresented: $isPresented, attachmentAnchor: .rect(.bounds)) {
        Color.red.frame(width: 120, height: 60).id("content")
          .presentationCompactAdaptation(adaptation)
      }
  }
}

private struct Closing: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack(spacing: 0) {
      Text(isPresented ? "inside" : "outside")
      Button("Close") { dismiss() }.id("close")
      Button("Old") { mode.wrappedValue.dismiss() }.id("old")
    }
  }
}

private struct Lines: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<30, id: \.self) { Text("\($0)").frame(height: 40).id("line \($0)") }
      }
    }
  }
}

/// A view that presents a sheet, a cover or an alert, all of which end by a button.
struct PresentingLife: View {
  enum Form { case sheet, cover, alert }

  let form: Form
  let log: Log
  @State private var isPresented = false

  var body: some View {
    Button("Show") { isPresented = true }.id("button")
      .onAppear { log.add("on") }.onDisappear { log.add("off") }
      .task {
        try? await Task.sleep(for: .seconds(2))
        log.add(Task.isCancelled ? "cancelled" : "done")
      }
      .sheet(isPresented: shown(.sheet)) { Inside(log: log) }
      .fullScreenCover(isPresented: shown(.cover)) { Inside(log: log) }
      .alert("Alert", isPresented: shown(.alert)) { Button("Close") {}.id("close") }
  }

  private func shown(_ form: Form) -> Binding<Bool> {
    Binding(get: { self.form == form && isPresented }, set: { isPresented = $0 })
  }

  private struct Inside: View {
    let log: Log
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("Close") { dismiss() }.id("close")
        .onAppear { log.add("inside on") }.onDisappear { log.add("inside off") }
    }
  }
}

@MainActor @Suite struct `A sheet` {
  @Test(arguments: [
    (form: PresentingLife.Form.sheet, lines: ["on", "inside on", "inside off", "done"]),
    (.cover, ["on", "inside on", "inside off", "done"]), (.alert, ["on", "done"]),
  ])
  func `keeps the view that presents it in the scene`(
    c: (form: PresentingLife.Form, lines: [String])
  ) {
    let log = Log()
    let stage = Stage(
      phone: [.tap("button"), .wait(0.6), .tap("close"), .wait(2)]
    ) { PresentingLife(form: c.form, log: log) }
    #expect(stage.duration > 2)
    #expect(log.lines == c.lines)
  }

  @Test func `rises from below, and leaves room for the status bar`() {
    let stage = Stage(phone: [.tap("button"), .wait(1)]) {
      Presenting { Color.red.id("content") }
    }
    #expect(stage.frame("content", at: 0) == nil)
    #expect(stage.frame("content", at: 1.05) == CGRect(0, 30, 200, 360))
    // It is still on its way while the view beneath can be seen.
    #expect(stage.texts(at: 0.2) == ["Show"])
  }

  @Test(arguments: [PresentationDetent.large, .height(100)])
  func `reaches the bottom of a screen whose safe area ends far above`(_ detent: PresentationDetent)
  {
    var scene = Scene("test", canvas: CGSize(width: 200, height: 400)) {
      Presenting {
        ZStack(alignment: .bottom) {
          Color.red.ignoresSafeArea().id("ground")
          Color.blue.frame(height: 20).id("content")
        }
        .presentationDetents([detent])
      }
    }
    scene.safeArea = EdgeInsets(top: 20, leading: 0, bottom: 34, trailing: 0)
    scene.script = [.tap("button"), .wait(1)]
    let stage = Stage(scene)
    let top: CGFloat = detent == .large ? 30 : 266
    #expect(stage.frame("ground", at: 1.05) == CGRect(0, top, 200, 400 - top))
    #expect(stage.frame("content", at: 1.05) == CGRect(0, 346, 200, 20))
  }

  private static func popover(
    width: CGFloat, adaptation: PresentationAdaptation = .automatic
  ) -> Stage {
    var scene = Scene("test", canvas: CGSize(width: width, height: 700)) {
      PopoverButton(adaptation: adaptation)
    }
    scene.script = [.tap("button"), .wait(1)]
    return Stage(scene)
  }

  @Test func `of a popover stands beside its button where there is room, and where it may`() {
    let tablet = Self.popover(width: 1000)
    #expect(tablet.frame("content", at: 1.05) == CGRect(440, 383, 120, 60))
    #expect(Self.popover(width: 300).frame("content", at: 1.05) == CGRect(90, 325, 120, 60))
    let adapted = Self.popover(width: 300, adaptation: .popover)
    #expect(adapted.frame("content", at: 1.05) == CGRect(90, 383, 120, 60))
  }

  @Test(arguments: [PresentationSizing.automatic, .page, .fitted])
  func `has a size of its own where there is room`(_ sizing: PresentationSizing) {
    var scene = Scene("test", canvas: CGSize(width: 1000, height: 900)) {
      Presenting {
        Color.red.frame(minWidth: 100, minHeight: 80).id("content").presentationSizing(sizing)
      }
    }
    scene.script = [.tap("button"), .wait(1)]
    let sizes: [PresentationSizing: CGSize] = [
      .automatic: CGSize(width: 540, height: 620), .page: CGSize(width: 712, height: 860),
      .fitted: CGSize(width: 100, height: 80),
    ]
    #expect(Stage(scene).frame("content", at: 1.05)?.size == sizes[sizing])
  }

  @Test(arguments: ["close", "old"]) func `is dismissed from inside`(_ button: String) {
    let log = Log()
    let stage = Stage(phone: [.tap("button"), .wait(1), .tap(button), .wait(1)]) {
      Presenting(log: log) { Closing() }
    }
    #expect(stage.texts(at: 1).contains("inside"))
    #expect(stage.texts == ["Show"])
    #expect(log.lines == ["dismissed"])
  }

  @Test func `is dismissed by a drag that leads far enough down`() {
    func isThere(after distance: CGFloat, isDisabled: Bool = false) -> Bool {
      let drag = GestureScript.Step.drag(
        from: .point(CGPoint(x: 100, y: 60)), by: CGVector(dx: 0, dy: distance), over: 0.4,
        hold: 0.2)
      let stage = Stage(phone: [.tap("button"), .wait(1), drag, .wait(1)]) {
        Presenting { Lines().interactiveDismissDisabled(isDisabled) }
      }
      return stage.texts.contains("0")
    }
    #expect(isThere(after: 60))
    #expect(!isThere(after: 280))
    #expect(isThere(after: 280, isDisabled: true))
  }

  @Test func `rests at its detents, and gives its scroll view what is left`() {
    let up = GestureScript.Step.drag(
      from: .point(CGPoint(x: 100, y: 300)), by: CGVector(dx: 0, dy: -200), over: 0.4, hold: 0.2)
    let stage = Stage(phone: [.tap("button"), .wait(1), up, .wait(1), up, .wait(1)]) {
      Presenting { Lines().presentationDetents([.fraction(0.5), .large]).id("content") }
    }
    #expect(stage.frame("content", at: 1)?.height == 190)
    #expect(stage.frame("content", at: 2.5)?.height == 370)
    #expect(stage.texts(at: 2.5).contains("0"))
    #expect((stage.still(at: stage.duration).report.scrollViews.last?.offset.y ?? 0) > 100)
  }

  @Test func `pushes the view beneath back only at its full height`() {
    func scale(_ detents: Set<PresentationDetent>) -> Bool {
      let stage = Stage(phone: [.tap("button"), .wait(1)]) {
        Presenting { Color.red.presentationDetents(detents) }
      }
      let frame = stage.tree(at: 1).all.first { $0.detail("id") == "button" }
      return frame != nil && stage.still(at: 1).displayList.dump.contains("#000000")
    }
    #expect(scale([.large]))
  }

  @Test func `of an item is replaced with the item`() {
    struct Item: Identifiable { let id: Int }
    struct Root: View {
      @State private var item: Item?
      var body: some View {
        Button("Show") { item = Item(id: 1) }.id("button")
          .sheet(item: $item) { shown in
            Button("\(shown.id)") { item = shown.id == 1 ? Item(id: 2) : nil }.id("next")
          }
      }
    }
    let stage = Stage(
      phone: [.tap("button"), .wait(1), .tap("next"), .wait(1), .tap("next"), .wait(1)]
    ) { Root() }
    #expect(stage.texts(at: 1).last == "1")
    #expect(stage.texts(at: 2.1).last == "2")
    #expect(stage.texts == ["Show"])
  }

  @Test func `is presented by a row of a list too`() {
    let stage = Stage(phone: [.tap("button"), .wait(1)]) {
      List { ForEach(0..<2, id: \.self) { _ in Presenting { Text("inside") } } }
    }
    #expect(stage.texts.contains("inside"))
  }

  @Test func `covers the whole screen if it is a cover`() {
    struct Root: View {
      @State private var isPresented = true
      var body: some View {
        Text("beneath").fullScreenCover(isPresented: $isPresented) { Color.red.id("content") }
      }
    }
    #expect(Stage(phone: []) { Root() }.frame("content") == CGRect(0, 20, 200, 370))
  }

  @Test func `takes its settings from the views inside`() {
    let stage = Stage(phone: []) {
      Text("beneath").sheet(isPresented: .constant(true)) {
        Text("inside")
          .presentationDetents([.height(100), .fraction(0.7)], selection: .constant(.height(100)))
          .presentationDragIndicator(.visible)
          .presentationBackground(.green)
          .presentationCornerRadius(30)
          .presentationContentInteraction(.scrolls)
          .presentationBackgroundInteraction(.enabled(upThrough: .height(100)))
          .presentationCompactAdaptation(.sheet)
          .frame(maxWidth: .infinity, maxHeight: .infinity).id("content")
      }
    }
    #expect(stage.frame("content")?.height == 100)
    #expect(stage.still(at: 0).displayList.dump.contains("#34c759"))
  }

  @Test func `has detents of its own`() {
    enum Third: CustomPresentationDetent {
      static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
    }
    let stage = Stage(phone: []) {
      Text("beneath").popover(isPresented: .constant(true)) {
        Color.red.presentationDetents([.custom(Third.self)])
          .presentationBackground { Color.blue }
          .presentationContentInteraction(.resizes)
          .presentationContentInteraction(.automatic)
          .presentationBackgroundInteraction(.automatic)
          .presentationBackgroundInteraction(.disabled)
          .presentationBackgroundInteraction(.enabled)
          .presentationCompactAdaptation(horizontal: .popover, vertical: .none)
          .presentationCompactAdaptation(.automatic)
          .presentationCompactAdaptation(.fullScreenCover)
          .id("content")
      }
      .popover(item: .constant(ID?.none), attachmentAnchor: .point(.top), arrowEdge: .top) { _ in
        EmptyView()
      }
      .fullScreenCover(item: .constant(ID?.none)) { _ in EmptyView() }
    }
    #expect(stage.frame("content")?.height == 120)
  }

  private struct ID: Identifiable { let id: Int }
}

extension CustomPresentationDetent {
  fileprivate typealias Context = PresentationDetent.Context
}
