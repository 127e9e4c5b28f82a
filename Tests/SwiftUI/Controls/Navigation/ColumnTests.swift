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

@MainActor @Suite struct `Columns and links` {
  private func stage(
    width: CGFloat, _ script: GestureScript = [],
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> Stage {
    var scene = Scene("test", canvas: CGSize(width: width, height: 700), root: root)
    scene.script = script
    return Stage(scene)
  }

  private struct Split: View {
    @State private var selection: Int?
    var body: some View {
      NavigationSplitView {
        List(0..<3, selection: $selection) { Text("row \($0)").id("row \($0)") }
      } detail: {
        Text("detail \(selection ?? -1)")
      }
      .navigationSplitViewStyle(.balanced)
    }
  }

  @Test func `stand side by side on a tablet, and are a stack on a phone`() {
    #expect(stage(width: 1000) { Split() }.texts.contains("detail -1"))
    #expect(!stage(width: 390) { Split() }.texts.contains("detail -1"))
    let pushed = stage(width: 390, [.tap("row 1"), .wait(1)]) { Split() }
    #expect(pushed.texts.contains("detail 1"))
  }

  @Test func `of three are spelled as elsewhere`() {
    func texts(_ width: CGFloat) -> [String] {
      stage(width: width) {
        NavigationSplitView(columnVisibility: .constant(.all)) {
          Text("a").navigationSplitViewColumnWidth(200)
        } content: {
          Text("b").navigationSplitViewColumnWidth(min: 1, ideal: 200, max: 300)
        } detail: {
          Text("c")
        }
        .navigationSplitViewStyle(.prominentDetail).navigationSplitViewStyle(.automatic)
      }.texts
    }
    #expect(texts(1200) == ["a", "b", "c"])
    #expect(texts(390) == ["a"])
    let single = stage(width: 1200) {
      NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
        Text("a")
      } detail: {
        Text("c")
      }
    }
    #expect(single.texts == ["c"])
    let preferred = stage(width: 390) {
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text("a")
      } detail: {
        Text("c")
      }
    }
    #expect(preferred.texts.contains("c"))
    let others = stage(width: 390) {
      VStack {
        NavigationSplitView {
          Text("a")
        } content: {
          Text("b")
        } detail: {
          Text("c")
        }
        NavigationSplitView(preferredCompactColumn: .constant(.content)) {
          Text("a")
        } content: {
          Text("b")
        } detail: {
          Text("c")
        }
        NavigationSplitView(
          columnVisibility: .constant(.doubleColumn), preferredCompactColumn: .constant(.sidebar)
        ) {
          Text("a")
        } detail: {
          Text("c")
        }
      }
    }
    #expect(others.texts.contains("b"))
  }

  @Test func `of a navigation view are its views, of which a phone shows the first`() {
    func texts(_ width: CGFloat) -> [String] {
      stage(width: width) {
        NavigationView {
          Text("first").navigationTitle("Title")
          Text("second")
        }
      }.texts
    }
    #expect(!texts(390).contains("second"))
    #expect(texts(1000).contains("second"))
  }

  @Test func `are active as bindings say, in every spelling`() {
    struct Root: View {
      @State private var choice: Int? = 2
      let title = "T".uppercased()
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink(destination: Text("A"), isActive: .constant(false)) { Text("a") }
            NavigationLink("b", destination: Text("B"), tag: 2, selection: $choice)
            NavigationLink(tag: 3, selection: $choice) {
              Text("C")
            } label: {
              Text("c")
            }
            NavigationLink(destination: Text("D"), tag: 4, selection: $choice) { Text("d") }
              .isDetailLink(false)
            NavigationLink("e", isActive: .constant(false)) { Text("E") }
            NavigationLink(title, isActive: .constant(false)) { Text("E") }
            NavigationLink("f", destination: Text("F"), isActive: .constant(false))
            NavigationLink(title, destination: Text("F"), isActive: .constant(false))
            NavigationLink("g", tag: 5, selection: $choice) { Text("G") }
            NavigationLink(title, tag: 6, selection: $choice) { Text("G") }
            NavigationLink(title, destination: Text("H"), tag: 7, selection: $choice)
          }
        }
      }
    }
    let stage = stage(width: 390) { Root() }
    #expect(stage.texts.contains("B"))
    #expect(!stage.texts.contains("A"))
  }

  @Test func `show pages in the detail column, unless they are told not to`() {
    func texts(_ width: CGFloat, _ id: String) -> Set<String> {
      let stage = stage(width: width, [.tap(id), .wait(1)]) {
        NavigationView {
          VStack {
            NavigationLink(destination: Text("A")) { Text("a") }.id("a")
            NavigationLink(destination: Text("B")) { Text("b") }.isDetailLink(false).id("b")
          }
          Text("nothing")
        }
      }
      return Set(stage.texts)
    }
    #expect(texts(1000, "a") == ["a", "b", "A"])
    #expect(texts(1000, "b").isSuperset(of: ["B", "nothing"]))
    #expect(!texts(1000, "b").contains("A") && !texts(390, "a").contains("nothing"))
  }

  @Test func `zoom out of the view that was tapped`() {
    struct Root: View {
      @Namespace private var namespace
      var body: some View {
        NavigationStack {
          NavigationLink {
            Color.red.id("page").navigationTransition(.zoom(sourceID: 1, in: namespace))
          } label: {
            Color.blue.frame(width: 60, height: 40)
              .matchedTransitionSource(id: 1, in: namespace).id("source")
          }
          .navigationTransition(.automatic)
        }
      }
    }
    let zoomed = stage(width: 390, [.tap("source"), .wait(1)]) { Root() }
    let early = zoomed.place("page", at: 0.2) ?? .zero
    let late = zoomed.place("page", at: 1) ?? .zero
    #expect(late.width == 390)
    #expect(early.minX >= 0)
  }

  @Test func `show an inspector beside them, on a phone as a sheet`() {
    func texts(_ width: CGFloat) -> CGRect? {
      stage(width: width) {
        Text("content").inspector(isPresented: .constant(true)) {
          Color.red.inspectorColumnWidth(300).id("inspector")
        }
        .inspector(isPresented: .constant(false)) {
          Text("other").inspectorColumnWidth(min: 1, ideal: 2, max: 3)
        }
      }.place("inspector", at: 0)
    }
    #expect(texts(1000)?.minX == 700)
    #expect(texts(390)?.minY ?? 0 > 300)
  }
}
