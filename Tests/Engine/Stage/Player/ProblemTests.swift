import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `Bad scenes` {
  /// Plays a scene and looks at it all over: what it complains about.
  static func complaints(
    canvas: CGSize = CGSize(width: 100, height: 200), script: GestureScript = [.wait(0.1)],
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> [String] {
    let stage = Stage(canvas: canvas, script: script, root: root)
    for time in [0, stage.duration / 2, stage.duration] {
      let still = stage.still(at: time)
      _ = still.displayList.digest
      #expect(!still.displayList.dump.contains("nan"), "\(still.displayList.dump)")
      #expect(!still.displayList.dump.contains("inf"), "\(still.displayList.dump)")
      _ = stage.tree(at: time)
    }
    return stage.complaints
  }

  @Test func `report a view of infinite size, and draw the others`() {
    struct Matryoshka: View {
      var body: AnyView { AnyView(VStack { Matryoshka() }.padding(1)) }
    }
    let stage = Stage {
      VStack {
        Text(verbatim: "above")
        Matryoshka()
      }
    }
    #expect(stage.texts == ["above"])
    #expect(
      stage.complaints == [
        "Matryoshka: the view contains itself, or views are nested deeper than 600 levels; what is inside "
          + "is left out."
      ])
  }

  @Test func `report two views of one scroll view with the same id`() {
    struct Rows: View {
      let ids: [String]
      let isNested: Bool
      var body: some View {
        ScrollView {
          VStack {
            if isNested {
              Text(verbatim: "a").id(ids[0]).padding().id(ids[1])
            } else {
              Text(verbatim: "a").id(ids[0])
              Text(verbatim: "b").id(ids[1])
            }
          }
        }
        Text(verbatim: "outside").id(ids[0])
      }
    }
    let found = Self.complaints { Rows(ids: ["x", "x"], isNested: false) }
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("ScrollworkStageTests/ProblemTests.swift:"))
    #expect(found[0].hasSuffix(": the id \"x\" identifies more than one view; ids must be unique."))
    #expect(Self.complaints { Rows(ids: ["x", "y"], isNested: false) } == [])
    #expect(Self.complaints { Rows(ids: ["x", "x"], isNested: true) } == [])
    let elements = Self.complaints {
      ScrollView { LazyVStack { ForEach(0..<3) { Text(verbatim: "\($0)").id($0) } } }
    }
    #expect(elements == [])
  }

  @Test func `report a size too large for a picture`() {
    #expect(
      Self.complaints { ScrollView { Color.red.frame(height: 1e30) } } == [
        "ScrollView/Color: 100 × 1e+30 points is too large; a view has at most 100000000 points along "
          + "each side."
      ])
    #expect(
      Self.complaints(canvas: CGSize(width: 20_000, height: 10)) { VStack {} } == [
        "the canvas: 40000 × 20 px is too large; an image has at most 32767 px along each side."
      ])
  }

  @Test func `take views larger than any picture`() {
    for length: CGFloat in [20_000, 1_000_000, 1e8] {
      #expect(Self.complaints { VStack { Color.red.frame(width: length, height: 10) } } == [])
      #expect(Self.complaints { ScrollView { Circle().frame(height: length) } } == [])
    }
  }

  @Test func `report a missing image with its line`() {
    let line = #line + 1
    func picture() -> Image { Image("moose") }
    let wanted =
      "ScrollworkStageTests/ProblemTests.swift:\(line): there is no image named \"moose\" among "
      + "the scene's images, so nothing is drawn."
    #expect(Self.complaints { picture() } == [wanted])
    #expect(
      Self.complaints {
        VStack {
          picture(); picture().resizable(); Image("sun")
        }
      } == [wanted])
    // One that is not seen is not missed, whatever was looked at before.
    let stage = Stage(script: [.wait(1)]) {
      ScrollView { LazyVStack { ForEach(0..<100) { Image($0 == 50 ? "moose" : "sun") } } }
    }
    #expect(stage.still(at: 0).problems == [])
  }

  struct BodyWriter: View {
    @State private var count = 0

    var body: some View {
      count += 1
      return Text("\(count)")
    }
  }

  @Test func `report a body that writes state`() {
    let stage = Stage { BodyWriter() }
    #expect(stage.texts == ["0"])
    #expect(
      stage.complaints == [
        "BodyWriter: state was written while a picture was being made; write it in an action "
          + "instead."
      ])
  }

  @Test func `report a step that cannot be played`() {
    let list = { @MainActor @Sendable in ScrollView { Color.red.frame(height: 900) } }
    let cases: [(GestureScript, String)] = [
      (
        [.tap("ghost")],
        "tap \"ghost\": no view with the id \"ghost\" is in the scene at that moment."
      ),
      (
        [.scrollTo(id: "ghost")],
        "scroll to \"ghost\": no view with the id \"ghost\" is in the scene at that moment."
      ),
      (
        [.flick(.up, velocity: 500, from: .view("ghost"))],
        "flick up from \"ghost\" velocity 500: no view with the id \"ghost\" is in the scene at that "
          + "moment."
      ),
      (
        [.tap(.point(CGPoint(x: 5, y: 5)))],
        "tap (5, 5): nothing under the finger responds to taps."
      ),
      (
        [.flick(.up, velocity: 500, from: .point(CGPoint(x: -5, y: 5)))],
        "flick up from (-5, 5) velocity 500: there is no scroll view under the finger."
      ),
      ([.wait(-1)], "script, step 1: the duration of the wait is -1; expected 0 to 600 seconds"),
      ([.wait(.nan)], "script, step 1: the duration of the wait is nan; expected 0 to 600 seconds"),
    ]
    for (script, wanted) in cases {
      #expect(Self.complaints(script: script) { list() } == [wanted])
      let twice = GestureScript(script.steps + script.steps)
      #expect(Self.complaints(script: twice) { list() }.first == wanted)
    }
    #expect(
      Self.complaints(script: [.scrollTo(edge: .bottom), .wait(0.1)]) { Color.red } == [
        "scroll to bottom: there is no scroll view in the scene."
      ])
  }

  @Test func `without views are blank pictures`() {
    let flick: GestureScript = [.flick(.up, velocity: 700), .untilSettled()]
    #expect(Self.complaints { EmptyView() } == [])
    #expect(Self.complaints { VStack {} } == [])
    // A scroll view is as wide as its content.
    let missed = ["flick up velocity 700: there is no scroll view under the finger."]
    #expect(Self.complaints(script: flick) { ScrollView {} } == missed)
    #expect(Self.complaints(script: flick) { ScrollView([]) { Color.red } }.count <= 1)
    #expect(
      Self.complaints(script: flick) { ScrollView { ForEach(0..<0) { _ in Color.red } } } == missed)
    #expect(
      Self.complaints(script: flick) {
        ScrollView { LazyVStack { ForEach([Int](), id: \.self) { _ in Color.red } } }
          .scrollTargetBehavior(.viewAligned)
      } == [])
    #expect(
      Self.complaints(script: flick) {
        ScrollView(.horizontal) { LazyHStack {}.scrollTargetLayout() }
          .scrollTargetBehavior(.paging).scrollPosition(id: .constant(3))
      } == [])
    #expect(
      Self.complaints(script: flick) {
        ScrollView { LazyVStack { ForEach(0..<5) { _ in EmptyView() } } }
      } == [])
  }

  @Test func `with odd lengths are still drawn`() {
    let flick: GestureScript = [.flick(.up, velocity: 700), .untilSettled()]
    #expect(Self.complaints { Color.red.padding(-500) } == [])
    #expect(Self.complaints { Color.red.frame(minWidth: 50, maxWidth: 10) } == [])
    #expect(Self.complaints { Circle().frame(width: 0, height: 0) } == [])
    #expect(Self.complaints { Text("").frame(width: 0) } == [])
    #expect(Self.complaints { Text("long text").frame(width: 0.001) } == [])
    #expect(
      Self.complaints {
        VStack(spacing: 1e9) {
          Color.red; Color.blue
        }
      } == [])
    #expect(
      Self.complaints {
        VStack(spacing: -1e4) {
          Color.red; Color.blue
        }
      } == [])
    #expect(
      Self.complaints(script: flick) {
        ScrollView {
          LazyVStack(spacing: -30) { ForEach(0..<50) { _ in Color.red.frame(height: 20) } }
        }
      } == [])
    #expect(
      Self.complaints(script: flick) {
        ScrollView { LazyVStack { ForEach(0..<50) { _ in Color.red.frame(height: 0) } } }
      } == [])
    #expect(
      Self.complaints(script: flick) {
        ScrollView { Color.red.frame(height: 900) }.contentMargins(-50)
      } == [])
    #expect(
      Self.complaints(script: flick) {
        ScrollView { Color.red.frame(height: 900) }.contentMargins(500)
      } == [])
    #expect(
      Self.complaints(script: flick) {
        ScrollView {
          LazyVStack {
            ForEach(0..<9) { _ in Color.red.containerRelativeFrame(.vertical, count: 0, spacing: 0)
            }
          }
        }
      }.count <= 1)
    #expect(
      Self.complaints(canvas: .zero, script: flick) { ScrollView { Color.red.frame(height: 9) } }
        .count == 1)
    #expect(Self.complaints { Color.red.aspectRatio(0, contentMode: .fit) }.count <= 1)
    #expect(Self.complaints { Color.red.shadow(radius: -3).cornerRadius(-5) } == [])
  }
}
