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

@MainActor @Suite struct `The rows of a list` {
  private struct Editing: View {
    @State private var items = ["a", "b", "c"]
    let log: Log

    var body: some View {
      NavigationStack {
        List {
          ForEach(items, id: \.self) { item in
            Text(item).id(item).deleteDisabled(item == "c").moveDisabled(item == "a")
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar { EditButton().id("edit") }
      }
    }
  }

  @Test func `are deleted by a swipe and a tap`() {
    let swipe = GestureScript.Step.drag(
      from: .view("b"), by: CGVector(dx: -90, dy: 0), over: 0.3, hold: 0.2)
    let stage = Stage(phone: [swipe, .wait(1), .tap(.point(CGPoint(x: 160, y: 150))), .wait(1)]) {
      Editing(log: Log())
    }
    #expect(stage.texts(at: 1).contains("Delete"))
    #expect(stage.texts.filter { ["a", "b", "c"].contains($0) } == ["a", "c"])
  }

  @Test func `have marks and handles while they are edited`() {
    let stage = Stage(phone: [.tap("edit"), .wait(1)]) { Editing(log: Log()) }
    #expect(stage.texts(at: 0).contains("Edit"))
    #expect(stage.texts.contains("Done"))
    #expect((stage.frame("a", at: 1)?.minX ?? 0) > (stage.frame("a", at: 0)?.minX ?? 0))
  }

  @Test func `are selected by a tap, several of them while they are edited`() {
    struct Root: View {
      @State private var one: Int?
      @State private var several: Set<Int> = [1]
      var body: some View {
        VStack(spacing: 0) {
          Text("\(one ?? -1) \(several.count)")
          List(0..<3, selection: $one) { Text("row \($0)").id("row \($0)") }
          List(0..<3, selection: $several) { Text("many \($0)").id("many \($0)") }
            .environment(\.editMode, .constant(.active))
        }
      }
    }
    let stage = Stage(phone: [.tap("row 1"), .wait(0.5), .tap("many 0"), .wait(0.5)]) { Root() }
    #expect(stage.texts.first == "1 2")
  }

  @Test func `reveal their own actions at both edges`() {
    func texts(_ distance: CGFloat) -> [String] {
      let swipe = GestureScript.Step.drag(
        from: .view("row"), by: CGVector(dx: distance, dy: 0), over: 0.3, hold: 0.2)
      return Stage(phone: [swipe, .wait(1)]) {
        List {
          Text("row").frame(maxWidth: .infinity).id("row")
            .swipeActions(edge: .leading) { Button("Pin") {}.tint(.orange) }
            .swipeActions(allowsFullSwipe: false) { Button("Bin", role: .destructive) {} }
        }
      }.texts
    }
    #expect(texts(-100).contains("Bin"))
    #expect(texts(100).contains("Pin"))
  }

  @Test func `unfold where they have children`() {
    struct Branch: Identifiable {
      let id: String
      var children: [Branch]?
    }
    let tree = [Branch(id: "trunk", children: [Branch(id: "leaf")])]
    let stage = Stage(phone: [.tap(.point(CGPoint(x: 100, y: 75))), .wait(1)]) {
      List(tree, children: \.children) { Text($0.id) }
    }
    #expect(stage.texts(at: 0) == ["trunk"])
    #expect(stage.texts == ["trunk", "leaf"])
    let outline = Stage(phone: []) {
      VStack { OutlineGroup(tree[0], children: \.children) { Text($0.id) } }
    }
    #expect(outline.texts == ["trunk"])
  }

  @Test func `keep the distances that are asked for`() {
    func tops(@ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View) -> CGFloat {
      let stage = Stage(phone: [], root: root)
      return (stage.frame("b")?.minY ?? 0) - (stage.frame("a")?.minY ?? 0)
    }
    let rows = tops {
      List {
        Self.row("a"); Self.row("b")
      }
    }
    #expect(rows == 44)
    #expect(
      tops {
        List {
          Self.row("a"); Self.row("b")
        }.listRowSpacing(10)
      } == 54)
    let sections = tops {
      List {
        Section { Self.row("a") }; Section { Self.row("b") }
      }
    }
    #expect(sections == 79)
    #expect(
      tops {
        List {
          Section { Self.row("a") }; Section { Self.row("b") }
        }.listSectionSpacing(5)
      }
        == 49)
    #expect(
      tops {
        List {
          Section { Self.row("a") }; Section { Self.row("b") }.listSectionSpacing(.compact)
        }
      } == 61)
  }

  private static func row(_ id: String) -> some View {
    Color.red.frame(width: 9, height: 22).id(id)
  }

  @Test func `have badges, and prominent headers`() {
    let stage = Stage(phone: []) {
      List {
        Section {
          Text("row").badge(3)
          Text("other").badge("new").badge(Text("newer"))
          Text("none").badge(0)
        } header: {
          Text("Header")
        }
        .headerProminence(.increased)
      }
    }
    #expect(stage.texts.contains("3") && stage.texts.contains("newer"))
    #expect(stage.texts.contains("Header"))
  }

  @Test func `are hidden while their section is folded`() {
    struct Root: View {
      @State private var isExpanded = false
      var body: some View {
        List {
          Section("Fold", isExpanded: $isExpanded) { Text("inside") }
          Section(isExpanded: .constant(true)) {
            Text("shown")
          } header: {
            Text("open")
          }
        }
        .listStyle(.sidebar)
      }
    }
    let stage = Stage(phone: [.tap(.point(CGPoint(x: 100, y: 55))), .wait(1)]) { Root() }
    #expect(!stage.texts(at: 0).contains("inside"))
    #expect(stage.texts(at: 0).contains("shown"))
    #expect(stage.texts.contains("inside"))
  }

  @Test func `are made of bindings and edited in place`() {
    struct Item: Identifiable { let id: String }
    struct Root: View {
      @State private var items = [Item(id: "a"), Item(id: "b")]
      var body: some View {
        List($items, editActions: .all) { $item in Text(item.id).id(item.id) }
          .environment(\.editMode, .constant(.inactive))
      }
    }
    let swipe = GestureScript.Step.drag(
      from: .view("a"), by: CGVector(dx: -90, dy: 0), over: 0.3, hold: 0.2)
    let stage = Stage(phone: [swipe, .wait(1), .tap(.point(CGPoint(x: 160, y: 60))), .wait(1)]) {
      Root()
    }
    #expect(stage.texts == ["b"])
    struct Part: View {
      let isByID: Bool
      @State private var items = [Item(id: "a"), Item(id: "b")]
      var body: some View {
        List {
          Section("Part") {
            if isByID {
              ForEach($items, id: \.id, editActions: [.delete]) { $item in
                Text(item.id).id(item.id)
              }
            } else {
              ForEach($items, editActions: .all) { $item in Text(item.id).id(item.id) }
            }
          }
        }
      }
    }
    for isByID in [true, false] {
      let part = Stage(phone: [swipe, .wait(1)]) { Part(isByID: isByID) }
      #expect(part.texts.contains("Delete"), "\(isByID)")
      #expect(!part.texts(at: 0).contains("Delete"))
    }
    #expect(EditActions<[Int]>.all == [.move, .delete])
  }

  @Test func `are spelled as elsewhere`() {
    struct Item: Identifiable { let id: Int }
    let items = [Item(id: 1)]
    let one = Binding<Int?>.constant(nil)
    let set = Binding<Set<Int>>.constant([])
    let stage = Stage(canvas: CGSize(width: 300, height: 2000), script: []) {
      VStack {
        Group {
          List(items, selection: one) { Text("\($0.id)") }
          List(items, id: \.id, selection: one) { Text("\($0.id)") }
          List(selection: one) { Text("1") }
          List(Binding.constant(items), selection: one) { $item in Text("\(item.id)") }
          List(items, selection: set) { Text("\($0.id)") }
          List(items, id: \.id, selection: set) { Text("\($0.id)") }
          List(selection: set) { Text("1") }
          List(Binding.constant(items)) { $item in Text("\(item.id)") }
        }
        .listStyle(.inset).listStyle(InsetListStyle()).listStyle(SidebarListStyle())
        .listItemTint(.red).listItemTint(.fixed(.red)).listItemTint(.preferred(.red))
        .listItemTint(.monochrome).listSectionSeparator(.hidden).listSectionSeparatorTint(.red)
        .selectionDisabled().listSectionSpacing(.default)
      }
    }
    #expect(stage.texts == Array(repeating: "1", count: 8))
    #expect(EditMode.transient.isEditing && !EditMode.inactive.isEditing)
  }
}
