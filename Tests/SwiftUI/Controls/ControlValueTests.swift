import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

/// Dialogs whose titles are texts, and those about data.
@MainActor @Suite struct `Spellings of dialogs` {
  @Test func `show the same`() {
    let shown = Binding.constant(true)
    let dialogs: [(AnyView, [String])] = [
      (AnyView(Text("a").alert(Text("Title"), isPresented: shown) { Button("Go") {} }), []),
      (
        AnyView(
          Text("a").alert(Text("Title"), isPresented: shown) {
            Button("Go") {}
          } message: {
            Text("Message")
          }), ["Message"]
      ),
      (
        AnyView(
          Text("a").alert("Title", isPresented: shown, presenting: 7) { Button("Go") {}.tag($0) }),
        []
      ),
      (
        AnyView(
          Text("a").alert(Text("Title"), isPresented: shown, presenting: 7) { _ in
            Button("Go") {}
          } message: {
            Text("Number \($0)")
          }), ["Number 7"]
      ),
      (
        AnyView(
          Text("a").confirmationDialog(
            Text("Title"), isPresented: shown, titleVisibility: .visible
          ) { Button("Go") {} }), []
      ),
      (
        AnyView(
          Text("a").confirmationDialog(
            Text("Title"), isPresented: shown, titleVisibility: .visible
          ) {
            Button("Go") {}
          } message: {
            Text("Message")
          }), ["Message"]
      ),
    ]
    for (view, words) in dialogs {
      nonisolated(unsafe) let view = view
      let texts = Set(Stage(phone: []) { view }.texts)
      #expect(texts.isSuperset(of: ["Title", "Go"] + words))
    }
    #expect(
      Stage(phone: []) {
        Text("a").alert("Title", isPresented: shown, presenting: Int?.none) { _ in
          Button("Go") {}
        }
      }.texts == ["a"])
  }
}

/// Effects at rest, sheets' heights and other values.
@MainActor @Suite struct `Values of controls` {
  @Test func `of effects say what is left at rest`() {
    let looks: [(any SymbolEffect, SymbolEffectLook)] = [
      (.disappear, .hidden), (.drawOn, .hidden), (.drawOff, .hidden), (.scale.up, .larger),
      (.scale.down, .smaller), (.bounce, .unchanged),
    ]
    for (effect, look) in looks { #expect(effect.restingLook == look) }
    #expect(DisappearSymbolEffect.disappear.restingLook == .hidden)
    #expect(DrawOnSymbolEffect.drawOn.restingLook == .hidden)
    #expect(DrawOffSymbolEffect.drawOff.restingLook == .hidden)
  }

  private struct Quarter: CustomPresentationDetent {
    static func height(in context: PresentationDetent.Context) -> CGFloat? {
      context.verticalSizeClass == .compact ? nil : context.maxDetentValue / 4
    }
  }

  @Test func `of sheets compute their heights`() {
    var values = EnvironmentValues()
    let detents: [(PresentationDetent, CGFloat?, CGFloat?)] = [
      (.medium, 200, nil), (.large, 400, 400), (.custom(Quarter.self), 100, nil),
      (.fraction(0.1), 40, 40), (.height(33), 33, 33),
    ]
    for (detent, height, compact) in detents {
      values.verticalSizeClass = .regular
      #expect(
        detent.height(in: .init(maxDetentValue: 400, environment: values)) == height)
      values.verticalSizeClass = .compact
      #expect(
        detent.height(in: .init(maxDetentValue: 400, environment: values)) == compact)
    }
  }

  @Test func `of lists and menus reach the environment`() {
    var values = EnvironmentValues()
    #expect(values.headerProminence == .standard && values.menuOrder == .automatic)
    values.headerProminence = .increased
    values.menuOrder = .fixed
    #expect(values.headerProminence == .increased && values.menuOrder == .fixed)
  }

  private struct Branch: Identifiable {
    let id: Int
    var inner: [Branch]?
  }

  @Test func `show trees, folded sections and days`() {
    let tree = [Branch(id: 1, inner: [Branch(id: 2)]), Branch(id: 3)]
    let title: Substring = "Title"
    let canvas = CGSize(width: 300, height: 500)
    let (one, many) = (Binding<Int?>.constant(3), Binding<Set<Int>>.constant([1]))
    let stages = [
      Stage(canvas: canvas) {
        List(tree, children: \.inner, selection: one) { Text("row \($0.id)") }
      },
      Stage(canvas: canvas) {
        List(tree, children: \.inner, selection: many) { Text("row \($0.id)") }
      },
      Stage(canvas: canvas) {
        List { OutlineGroup(tree, children: \.inner) { Text("row \($0.id)") } }
      },
      Stage(canvas: canvas) {
        List {
          Section(title, isExpanded: .constant(true)) { Text("row 1") }
          Section(title, isExpanded: .constant(false)) { Text("row 2") }
          Section { Text("row 3") }
        }
        .listStyle(.sidebar)
      },
    ]
    for stage in stages {
      #expect(stage.texts.filter { $0.hasPrefix("row") } == ["row 1", "row 3"])
    }
    func gap(_ spacing: ListSectionSpacing) -> CGFloat {
      let stage = Stage(canvas: canvas) {
        List {
          Section { Text("a").id("a") }
          Section { Text("b").id("b") }
        }
        .listSectionSpacing(spacing)
      }
      return (stage.frame("b")?.minY ?? 0) - (stage.frame("a")?.minY ?? 0)
    }
    #expect(gap(.custom(50)) - gap(.custom(20)) == 30)
    let days = Stage(canvas: canvas) {
      MultiDatePicker(
        selection: .constant([]), in: Date.distantPast..<Date.distantFuture
      ) { Text("Days") }
    }
    #expect(days.texts.contains("15"))
  }

  @Test func `show popovers and groups of tabs`() {
    let bounds = PopoverAttachmentAnchor.RectSource.bounds
    let popover = Stage(phone: []) {
      Text("a").popover(isPresented: .constant(true), attachmentAnchor: .rect(bounds)) {
        Text("over")
      }
    }
    #expect(popover.texts.contains("over"))
    let tabs = Stage(phone: []) {
      TabView {
        TabSection {
          Tab("One", systemImage: "star") { Text("first") }
        } header: {
          Text("header")
        }
      }
    }
    #expect(tabs.texts.contains("first") && tabs.texts.contains("One"))
    #expect(!tabs.texts.contains("header"))
    func star(_ options: SymbolEffectOptions) -> String {
      Stage { Image(systemName: "star").symbolEffect(.pulse, options: options) }
        .still(at: 0).displayList.dump
    }
    #expect(star(.default.speed(3)) == star(.default))
  }

  @Test func `show badges of any text`() {
    let words: Substring? = "new"
    let stage = Stage(canvas: CGSize(width: 300, height: 300)) {
      List { Text("a").badge(words) }
    }
    #expect(stage.texts.contains("new"))
  }

  @Test func `keep the tab bar in its size`() {
    func dump(_ behavior: TabBarMinimizeBehavior?) -> String {
      Stage(canvas: CGSize(width: 300, height: 300)) {
        let tabs = TabView { Text("a").tabItem { Text("b") } }
        if let behavior { tabs.tabBarMinimizeBehavior(behavior) } else { tabs }
      }.still(at: 0).displayList.dump
    }
    let plain = dump(nil)
    for behavior in [TabBarMinimizeBehavior.automatic, .never, .onScrollUp, .onScrollDown] {
      #expect(dump(behavior) == plain)
    }
  }
}
