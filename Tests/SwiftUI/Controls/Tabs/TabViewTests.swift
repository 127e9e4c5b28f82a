import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

@MainActor @Suite struct `Pages of a tab view` {
  private struct Pages: View {
    @State var selection = "a"
    var display = PageTabViewStyle.IndexDisplayMode.never

    var body: some View {
      VStack(spacing: 0) {
        TabView(selection: $selection) {
          Color.red.tag("a").id("red")
          Color.green.tag("b").id("green")
          Color.blue.tag("c").id("blue")
        }
        .tabViewStyle(.page(indexDisplayMode: display))
        Text(selection).frame(height: 20).id("jump").onTapGesture { selection = "c" }
        Text("go").frame(height: 20).id("go").onTapGesture {
          withAnimation { selection = "c" }
        }
      }
    }
  }

  @Test func `are not seen beyond their frames while they are out of sight`() {
    let stage = Stage(script: [.wait(0.1)]) {
      TabView {
        Text("first")
        Text("second").frame(width: 500)
      }
      .tabViewStyle(.page)
    }
    #expect(stage.texts(at: 0) == ["first"])
  }

  @Test(arguments: [false, true])
  func `stand side by side where reading goes, each as large as the room`(_ isMirrored: Bool) {
    let stage = Stage(rightToLeft: isMirrored) { Pages() }
    #expect(stage.place("red", at: 0) == CGRect(0, 0, 100, 160))
    #expect(stage.place("green", at: 0)?.minX == (isMirrored ? -100 : 100))
    #expect(stage.place("blue", at: 0)?.minX == (isMirrored ? -200 : 200))
  }

  @Test(arguments: [false, true])
  func `a flick turns one of them, and the selection follows`(_ isMirrored: Bool) {
    let stage = Stage(
      rightToLeft: isMirrored,
      script: [.flick(isMirrored ? .right : .left, velocity: 3000), .untilSettled()]
    ) { Pages() }
    #expect(stage.texts.first == "b")
    #expect(stage.place("green", at: stage.duration)?.minX == 0)
    #expect(stage.texts(at: 0).first == "a")
  }

  @Test func `begin where the selection says, and go where it is set to`() {
    let stage = Stage { Pages(selection: "b") }
    #expect(stage.place("green", at: 0)?.minX == 0)
    let jumping = Stage(script: [.tap("jump"), .wait(0.5)]) { Pages() }
    #expect(jumping.place("blue", at: tapTime + 0.05)?.minX == 0)
    let going = Stage(script: [.tap("go"), .wait(1)]) { Pages() }
    let on = going.place("blue", at: tapTime + 0.15)?.minX ?? -1
    #expect(on > 10 && on < 190)
    #expect(going.place("blue", at: going.duration)?.minX == 0)
  }

  /// How many discs of eight points a still shows, and how many of them are not faint.
  private func dots(_ stage: Stage, at time: Double = 0) -> (all: Int, bright: Int) {
    let lines = stage.still(at: time).displayList.dump.split(separator: "\n")
      .filter { $0.contains("8x8 #ffffff") }
    return (lines.count, lines.filter { !$0.contains("#ffffff/") }.count)
  }

  @Test func `have a dot each where there are several`() {
    let stage = Stage { Pages(display: .automatic) }
    #expect(dots(stage) == (3, 1))
    #expect(dots(Stage { Pages(display: .never) }) == (0, 0))
    let single = { (mode: PageTabViewStyle.IndexDisplayMode) in
      Stage { TabView { Color.red }.tabViewStyle(.page(indexDisplayMode: mode)) }
    }
    #expect(dots(single(.automatic)) == (0, 0))
    #expect(dots(single(.always)) == (1, 1))
  }

  /// Where the middle of a text stands from side to side.
  private func middle(_ text: String, _ stage: Stage, at time: Double) -> CGFloat? {
    stage.tree(at: time).all.first { $0.detail("text") == text }?.frame.midX
  }

  @Test func `are known by their ids or by their numbers where they have no tags`() {
    struct Numbered: View {
      @State var selection = 30

      var body: some View {
        TabView(selection: $selection) {
          ForEach([10, 20, 30], id: \.self) { Text("\($0)") }
        }
        .tabViewStyle(.page)
        .overlay(alignment: .top) { Text("at \(selection)") }
      }
    }
    let stage = Stage(script: [.flick(.right, velocity: 3000), .untilSettled()]) { Numbered() }
    #expect(middle("30", stage, at: 0) == 50)
    #expect(stage.texts.contains("at 20"))
    let free = Stage(script: [.flick(.left, velocity: 3000), .untilSettled()]) {
      TabView {
        Text("one")
        Text("two")
      }
      .tabViewStyle(.page)
    }
    #expect(middle("one", free, at: 0) == 50)
    #expect(middle("two", free, at: free.duration) == 50)
  }

  @Test func `a tag may be what an optional selection holds`() {
    struct Maybe: View {
      @State var selection: Int? = 2

      var body: some View {
        TabView(selection: $selection) {
          Text("one").tag(1)
          Text("two").tag(2).id("two")
        }
        .tabViewStyle(.page)
      }
    }
    #expect(Stage { Maybe() }.place("two", at: 0)?.midX == 50)
  }

  @Test func `are the containers of what is in them`() {
    let stage = Stage {
      TabView { Color.red.containerRelativeFrame(.horizontal, count: 4, spacing: 0).id("part") }
        .tabViewStyle(.page)
    }
    #expect(stage.place("part", at: 0)?.width == 25)
  }
}

@MainActor @Suite struct `A bar of tabs` {
  private struct Tabs: View {
    @State var selection = 0

    var body: some View {
      TabView(selection: $selection) {
        Counter(name: "home").tabItem { Label("Home", systemImage: "house") }.tag(0)
        Counter(name: "stars")
          .tabItem {
            Image(systemName: "star")
            Text("Stars").accessibilityIdentifier("stars tab")
          }
          .tag(1)
      }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Text("\(name) \(count)").frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle()).id("all of \(name)").onTapGesture { count += 1 }
    }
  }

  @Test func `lies under the selected view, whose safe area it ends`() {
    let stage = Stage { Tabs() }
    #expect(stage.texts(at: 0) == ["home 0", "Home", "Stars"])
    #expect(stage.frame("all of home") == CGRect(0, 0, 100, 151))
  }

  @Test func `leads to the other views, which keep their state`() {
    let stage = Stage(
      script: [
        .tap("all of home"), .tap("stars tab"), .wait(0.2), .tap(.point(CGPoint(x: 25, y: 180))),
        .wait(0.2),
      ]
    ) { Tabs() }
    #expect(stage.texts(at: 0.1).first == "home 1")
    #expect(stage.texts(at: 0.3).first == "stars 0")
    #expect(stage.texts.first == "home 1")
  }

  @Test func `takes tabs as newer code spells them`() {
    struct Newer: View {
      @State var selection = "b"

      var body: some View {
        TabView(selection: $selection) {
          Tab("Home", systemImage: "house", value: "a") { Text("first") }
          Tab("Stars", systemImage: "star", value: "b") { Text("second") }
        }
      }
    }
    #expect(Stage { Newer() }.texts(at: 0) == ["second", "Home", "Stars"])
    let free = Stage {
      TabView {
        Tab("Home", systemImage: "house") { Text("first") }
        Tab {
          Text("second")
        } label: {
          Text("Two")
        }
      }
    }
    #expect(free.texts(at: 0) == ["first", "Home", "Two"])
  }
}
