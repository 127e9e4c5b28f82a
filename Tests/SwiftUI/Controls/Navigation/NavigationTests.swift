import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

extension Stage {
  /// A phone of 200 × 400 that keeps 20 free at the top.
  fileprivate convenience init(
    phone script: GestureScript = [], rightToLeft: Bool = false,
    @ViewBuilder root: @escaping @MainActor @Sendable () -> some View
  ) {
    var scene = Scene(
      "test", canvas: CGSize(width: 200, height: 400),
      safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0), script: script, root: root
    )
    scene.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    self.init(scene)
  }

  /// The view with an id itself: what is around it may have the same one.
  fileprivate func innermost(_ id: String) -> CGRect? {
    tree(at: 0).all.last { $0.detail("id") == id }?.frame
  }

  /// How much of a text in a bar can be seen.
  fileprivate func looks(at time: Double) -> [(transform: String, opacity: Double)] {
    tree(at: time).all.filter { $0.kind == "collapsing" }.map { view in
      (view.detail("transform") ?? "", Double(view.detail("opacity") ?? "1") ?? 1)
    }
  }
}

private struct Rows: View {
  var count = 30
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Color.blue.frame(height: 40).id("row \($0)") }
      }
    }
  }
}

@MainActor @Suite struct `A navigation stack` {
  @Test func `keeps the room of its bar free, and scroll views pass under it`() {
    func first(@ViewBuilder _ page: @escaping @MainActor @Sendable () -> some View) -> CGFloat? {
      Stage(phone: []) { NavigationStack { page() } }.frame("row 0")?.minY
    }
    #expect(first { Rows() } == 20)
    #expect(first { Rows().navigationTitle("Title") } == 116)
    #expect(
      first { Rows().navigationTitle("Title").navigationBarTitleDisplayMode(.inline) } == 64)
    #expect(
      first { Rows().navigationBarTitle("Title", displayMode: .large) } == 116)
    #expect(first { Rows().navigationTitle("Title").navigationBarHidden(true) } == 20)
    #expect(first { Rows().navigationTitle("Title").toolbar(.hidden, for: .navigationBar) } == 20)
    #expect(first { Rows().toolbar { Text("a").font(.body) } } == 64)
    let stage = Stage(phone: []) { NavigationStack { Rows().navigationTitle("Title") } }
    #expect(
      stage.still(at: 0).report.scrollViews[0].containerSize == CGSize(width: 200, height: 400))
    let page = Stage(phone: []) {
      NavigationView {
        Color.red.containerRelativeFrame(.vertical).id("a").navigationTitle("Title")
      }
      .navigationViewStyle(.stack)
    }
    #expect(page.frame("a")?.height == 274)
  }

  @Test func `has a large title that goes with the content and gives way to a small one`() {
    func stage(_ offset: CGFloat) -> Stage {
      Stage(phone: [.scroll(to: .offset(CGPoint(x: 0, y: offset - 116)), animated: false)]) {
        NavigationStack { Rows().navigationTitle("Title") }
      }
    }
    // The backdrop, the large title, the small one.
    func looks(_ offset: CGFloat) -> [String] {
      stage(offset).looks(at: 1).map { "\($0.transform) \($0.opacity)" }
    }
    #expect(looks(0) == ["[1 0 0 1 0 0] 0.0", " 1.0", "[1 0 0 1 0 0] 0.0"])
    #expect(looks(20) == ["[1 0 0 1 0 0] 0.0", "[1 0 0 1 0 -20] 1.0", "[1 0 0 1 0 0] 0.0"])
    #expect(looks(42) == ["[1 0 0 1 0 0] 0.5", "[1 0 0 1 0 -42] 1.0", "[1 0 0 1 0 0] 0.5"])
    #expect(looks(200) == [" 1.0", "[1 0 0 1 0 -200] 1.0", " 1.0"])
  }

  @Test(arguments: [false, true]) func `brings a page from the end, and takes it away`(
    rightToLeft: Bool
  ) {
    let script: GestureScript = [
      .tap(.view("link")), .wait(1), .tap(.view("Back")), .wait(1),
    ]
    let stage = Stage(phone: script, rightToLeft: rightToLeft) {
      NavigationStack {
        VStack(spacing: 0) {
          NavigationLink("Open", value: 7).id("link")
          Color.green.id("root")
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          Color.red.id("page").navigationTitle("Page \(number)")
        }
      }
    }
    #expect(stage.problems.isEmpty)
    let tapped = tapTime
    func shift(_ kind: String, _ time: Double) -> String? {
      stage.tree(at: time).all.first { $0.kind == kind }?.detail("transform")
    }
    let sign = rightToLeft ? "-" : ""
    let opposite = rightToLeft ? "" : "-"
    #expect(stage.frame("page", at: 0) == nil)
    #expect(shift("move", tapped) == "[1 0 0 1 \(sign)200 0]")
    #expect(shift("move", tapped + 0.175) == "[1 0 0 1 \(sign)100 0]")
    #expect(shift("covered", tapped + 0.175) == "[1 0 0 1 \(opposite)33.333 0]")
    #expect(stage.frame("page", at: tapped + 0.36) == CGRect(0, 116, 200, 274))
    #expect(stage.texts(at: tapped + 0.5).contains("Page 7"))
    // The covered page is not seen any more.
    let dump = stage.still(at: tapped + 0.5).displayList.dump
    #expect(!dump.contains("Open") && dump.contains("Root"))
    #expect(stage.frame("page", at: stage.duration) == nil)
    #expect(stage.still(at: stage.duration).displayList.dump.contains("Open"))
  }

  @Test func `follows a path, which follows links and the way back`() {
    struct Paths: View {
      @State private var path = [1, 2]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { number in
            VStack {
              NavigationLink(value: number + 10) { Text("deeper") }.id("link")
              Text("page \(number)")
            }
          }
        }
        .overlay(alignment: .bottom) {
          Button("clear \(path.description)") { path.removeAll() }.id("clear")
        }
      }
    }
    let script: GestureScript = [
      .tap(.view("link")), .wait(1), .tap(.view("Back")), .wait(1), .tap(.view("clear")), .wait(1),
    ]
    let stage = Stage(phone: script) { Paths() }
    #expect(stage.problems.isEmpty)
    func label(_ time: Double) -> String? {
      stage.texts(at: time).first { $0.hasPrefix("clear") }
    }
    #expect(label(0) == "clear [1, 2]")
    #expect(label(0.5) == "clear [1, 2, 12]")
    #expect(label(1.5) == "clear [1, 2]")
    #expect(label(stage.duration) == "clear []")
    #expect(stage.still(at: stage.duration).displayList.dump.contains("\"root\""))
  }

  @Test func `takes values of any types, and views of links`() {
    struct Mixed: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Button("push") {
            path.append(3)
            path.append("three")
          }
          .id("push")
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(for: String.self) { word in
            NavigationLink("more") { Text("view of \(word)").navigationTitle("View") }.id("more")
          }
        }
        .overlay(alignment: .bottom) { Text("count \(path.count)") }
      }
    }
    let stage = Stage(phone: [.tap(.view("push")), .wait(1), .tap(.view("more")), .wait(1)]) {
      Mixed()
    }
    #expect(stage.problems.isEmpty)
    #expect(stage.texts.contains("view of three") && stage.texts.contains("count 2"))
    var path = NavigationPath(["a", "b"])
    path.removeLast(5)
    #expect(path.isEmpty && path == NavigationPath())
  }

  @Test func `lets pages dismiss themselves and bindings present them`() {
    struct Presenter: View {
      @State private var isShown = false
      @State private var item: String?
      var body: some View {
        NavigationStack {
          VStack {
            Button("show") { isShown = true }.id("show")
            Button("item") { item = "it" }.id("item")
          }
          .navigationDestination(isPresented: $isShown) { Page(name: "shown") }
          .navigationDestination(item: $item) { Page(name: $0) }
        }
        .overlay(alignment: .bottom) { Text("\(isShown ? 1 : 0) \(item ?? "-")") }
      }
    }
    struct Page: View {
      let name: String
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View {
        Button("close \(isPresented ? 1 : 0)") { dismiss() }.id("close \(name)")
      }
    }
    let stage = Stage(
      phone: [
        .tap(.view("show")), .wait(0.5), .tap(.view("close shown")), .wait(0.5),
        .tap(.view("item")), .wait(0.5), .tap(.view("close it")), .wait(0.5),
      ]
    ) { Presenter() }
    #expect(stage.problems.isEmpty)
    #expect(stage.texts(at: 0.4).contains("1 -"))
    #expect(stage.texts(at: 0.4).contains("close 1"))
    #expect(stage.texts(at: 1.5).contains("0 it"))
    #expect(stage.texts.contains("0 -"))
  }

  @Test func `says what it has no page for`() {
    let stage = Stage(phone: [.tap(.view("link")), .wait(0.5)]) {
      NavigationStack { NavigationLink("go", value: 2.5).id("link") }
    }
    _ = stage.duration
    #expect(
      stage.complaints == [
        "NavigationStack: a value of type Double without a destination was pushed, so its page is "
          + "empty; add navigationDestination(for: Double.self) in the stack, outside of lazy "
          + "rows."
      ])
  }

  @Test func `puts items of a toolbar where they belong`() {
    let stage = Stage(phone: []) {
      NavigationStack {
        Color.red.id("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Color.blue.frame(width: 10, height: 10).id("a")
            }
            ToolbarItem(placement: .principal) { Color.blue.frame(width: 10, height: 10).id("b") }
            ToolbarItemGroup(placement: .primaryAction) {
              Color.blue.frame(width: 10, height: 10).id("c")
              Color.blue.frame(width: 10, height: 10).id("d")
            }
            if true {
              ToolbarItem(placement: .bottomBar) { Color.blue.frame(width: 10, height: 10).id("e") }
            }
          }
      }
    }
    #expect(stage.innermost("a") == CGRect(16, 37, 10, 10))
    #expect(stage.innermost("b") == CGRect(95, 37, 10, 10))
    #expect(stage.innermost("c") == CGRect(148, 37, 10, 10))
    #expect(stage.innermost("d") == CGRect(174, 37, 10, 10))
    #expect(stage.innermost("e") == CGRect(95, 363, 10, 10))
    #expect(stage.innermost("page") == CGRect(0, 64, 200, 282))
    #expect(!stage.texts.contains("Title"))
  }

  @Test func `scrolls what lies on top, and ends what is covered`() {
    let log = Log()
    let script: GestureScript = [
      .scroll(to: .offset(CGPoint(x: 0, y: 100)), animated: false), .tap(.view("link")), .wait(1),
      .scroll(to: .edge(.bottom), animated: false), .wait(0.2),
    ]
    let stage = Stage(phone: script) {
      NavigationStack {
        ScrollView {
          VStack(spacing: 0) {
            Color.clear.frame(height: 1200)
          }
        }
        .onAppear { log.add("root on") }
        .onDisappear { log.add("root off") }
        .overlay(alignment: .bottom) {
          NavigationLink("open") { Rows(count: 20).onAppear { log.add("page on") } }.id("link")
        }
      }
    }
    #expect(stage.still(at: 0.05).report.scrollViews.map(\.offset.y) == [100])
    let top = stage.still(at: stage.duration).report.scrollViews
    #expect(top.map(\.offset.y) == [410])
    #expect(log.lines == ["root on", "page on", "root off"])
  }

  @Test func `is the same in any order of stills`() {
    let script: GestureScript = [
      .wait(0.1), .drag(by: CGVector(dx: 0, dy: -90), over: 0.4), .tap(.view("link")), .wait(0.5),
      .tap(.view("Back")), .wait(0.5),
    ]
    func make() -> Stage {
      Stage(phone: script) {
        NavigationStack {
          Rows().navigationTitle("Rows")
            .safeAreaInset(edge: .bottom) {
              NavigationLink("open") { Rows().navigationTitle("Page") }.id("link")
            }
        }
      }
    }
    let (forward, back) = (make(), make())
    let times = (0...12).map { Double($0) * 0.13 }
    let there = times.map { forward.still(at: $0).displayList.dump }
    let here = times.reversed().map { back.still(at: $0).displayList.dump }
    #expect(there == here.reversed())
    #expect(Set(there).count > 8)
    #expect(forward.problems.isEmpty)
  }
}
