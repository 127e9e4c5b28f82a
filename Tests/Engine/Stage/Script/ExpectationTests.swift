import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Two columns of bars; a value that scripts may set says how many bars the first has.
private struct Columns: View {
  enum Mode: String, ScriptValue { case plain, fancy }

  @State private var count = 20
  @State private var ratio = 0.5
  @State private var title = "a"
  @State private var isOn = false
  @State private var mode = Mode.plain

  var body: some View {
    HStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { index in Color.red.frame(height: 50).id(index) }
        }
        .scrollTargetLayout()
      }
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { index in Color.blue.frame(height: 30).id("b\(index)") }
        }
      }
      .id("second")
    }
    .scriptable("count", $count)
    .scriptable("ratio", $ratio)
    .scriptable("title", $title)
    .scriptable("on", $isOn)
    .scriptable("mode", $mode)
  }
}

@MainActor private func complaints(_ steps: GestureScript.Step...) -> [String] {
  Stage(script: GestureScript(steps)) { Columns() }.complaints
}

@Suite @MainActor struct `An expectation` {
  @Test func `that is met reports nothing`() {
    #expect(
      complaints(
        .expect(.settled()), .expect(.never(past: .edge(.bottom))),
        .scrollTo(id: "3", anchor: .top), .expect(.settled(on: "3", .within(0.4))),
        .expect(.offset(y: 150)), .expect(.offset(x: 0, y: 149, within: 1)),
        .scroll(to: .view("b4", anchor: .top), in: "second"),
        .expect(.settled(on: "b4", .by(2))), .expect(.offset(y: 120, in: "b4")),
        .scroll(to: .edge(.bottom), in: "second", animated: false),
        .expect(.offset(y: 400, in: "second")), .expect(.settled(on: "b19")),
        .expect(.settled(on: "b16", anchor: .bottom)), .expect(.offset(y: 150)),
        .expect(.value("count", 20))
      ) == [
        "expect settled on \"b16\" anchor bottom: not met at 0.6 s; it rests at the offset "
          + "(0, 400), 90 points from (0, 310)."
      ])
  }

  @Test func `that is not met reports the actual value`() {
    #expect(
      complaints(.scrollTo(id: "3", anchor: .top), .wait(0.15), .expect(.settled())) == [
        "expect settled: not met at 0.15 s; the offset is (0, 75) and changes by (0, 785.398) points "
          + "per second."
      ])
    #expect(
      complaints(
        .scrollTo(id: "3", anchor: .top), .expect(.settled(on: "4", .by(1))),
        .expect(.offset(y: 151))
      ) == [
        "expect settled on \"4\" by 1s: not met at 0.3 s; it rests at the offset (0, 150), 50 points "
          + "from (0, 200), on \"3\".",
        "expect offset y 151: not met at 0.3 s; the offset is (0, 150).",
      ])
    #expect(
      complaints(.scrollTo(id: "3"), .expect(.settled(.within(0.1))), .wait(1)).count == 0
        || complaints(.scrollTo(id: "9"), .expect(.settled(.within(0.1)))).count == 1)
    #expect(
      complaints(
        .expect(.never(past: .edge(.bottom, by: 20))), .scrollTo(edge: .bottom),
        .untilSettled(),
        .drag(from: .view("18"), by: CGVector(dx: 0, dy: -90), over: 0.5, hold: 0.2),
        .untilSettled()
      )
      .map { $0.replacingOccurrences(of: "[0-9.]+ s;.*", with: "…", options: .regularExpression) }
        == ["expect never past bottom by 20: not met at …"])
    #expect(
      complaints(
        .drag(from: .view("2"), by: CGVector(dx: 0, dy: -90), over: 0.5, hold: 0.2),
        .expect(.offset(y: 80)), .mark("then"),
        .scrollTo(edge: .top, animated: false), .wait(0.1),
        .expect(.never(past: .coordinate(.vertical, 50), since: "then"))) == [])
    #expect(
      complaints(.expect(.value("count", 3))) == [
        "expect value \"count\" 3: not met at 0 s; it is 20."
      ])
  }

  @Test func `of a missing view reports that`() {
    #expect(
      complaints(
        .expect(.settled(on: "b99")), .expect(.offset(y: 0, in: "secnd")),
        .expect(.never(past: .edge(.top), in: "third")), .expect(.value("conut", 1)),
        .scroll(to: .edge(.top), in: "b1x")
      ) == [
        "expect settled on \"b99\": no view with the id \"b99\" is in the scene at that moment; did you "
          + "mean \"b9\"?",
        "expect offset y 0 in \"secnd\": no view with the id \"secnd\" is in the scene at that moment; "
          + "did you mean \"second\"?",
        "expect value \"conut\" 1: no view lends scripts a value called \"conut\"; did you mean "
          + "\"count\"?",
        "scroll to top in \"b1x\": no view with the id \"b1x\" is in the scene at that moment; did you "
          + "mean \"b1\"?",
        "expect never past top in \"third\": no view with the id \"third\" is in the scene at that "
          + "moment.",
      ])
  }
}

@Suite @MainActor struct `A value that scripts may set` {
  @Test func `is set by a script`() {
    #expect(
      complaints(
        .set("count", to: 7), .expect(.value("count", 7)), .set("ratio", to: 0.25),
        .expect(.value("ratio", 0.25)), .set("title", to: "b"), .expect(.value("title", "b")),
        .set("on", to: true), .expect(.value("on", true)), .set("mode", to: "fancy"),
        .expect(.value("mode", "fancy")), .scrollTo(edge: .bottom, animated: false),
        .expect(.offset(y: 150)), .wait(0.1)) == [])
    #expect(
      complaints(.expect(.offset(y: 0, within: GestureScript.Expectation.closeness))) == [])
    let stage = Stage(script: [.wait(0.1), .set("count", to: 2), .wait(0.1)]) { Columns() }
    #expect(stage.still(at: 0.05).report.scrollViews[0].contentSize.height == 1000)
    #expect(stage.still(at: 0.1).report.scrollViews[0].contentSize.height == 100)
  }

  @Test func `is spelled as in scripts`() {
    let (number, text) = (GestureScript.Setting.number(2), GestureScript.Setting.text("fancy"))
    #expect(Int(number) == 2 && Double(number) == 2 && CGFloat(number) == 2)
    #expect(Int(GestureScript.Setting.number(2.5)) == nil && Int(text) == nil)
    #expect(String(text) == "fancy" && String(number) == nil)
    #expect(Bool(GestureScript.Setting.truth(true)) == true && Bool(number) == nil)
    #expect(Columns.Mode(text) == .fancy && Columns.Mode(number) == nil)
    #expect(2.setting == number && 2.0.setting == number && CGFloat(2).setting == number)
    #expect("fancy".setting == text && Columns.Mode.fancy.setting == text)
    #expect(true.setting == .truth(true))
    #expect(
      [number, text, .truth(false), 0.5, 3, "on", true].map(\.description)
        == ["2", "\"fancy\"", "off", "0.5", "3", "\"on\"", "on"])
  }

  @Test func `is set with an animation`() {
    let script: GestureScript = [.set("height", to: 100, animated: true), .untilSettled()]
    let stage = Stage(script: script) { Tall() }
    let heights = [0, 0.1, 1].map { stage.frame("bar", at: $0)?.height ?? 0 }
    #expect(heights[0] == 20 && heights[1] > 20 && heights[1] < 100 && heights[2] == 100)
  }

  private struct Tall: View {
    @State private var height: CGFloat = 20

    var body: some View { Color.red.frame(height: height).id("bar").scriptable("height", $height) }
  }

  @Test func `cannot be set to a value of another type`() {
    #expect(
      complaints(.set("count", to: "many"), .set("mode", to: "other"), .set("count", to: 1.5)) == [
        "set \"count\" \"many\": the value \"count\" is a number (20), and cannot be set to this.",
        "set \"mode\" \"other\": the value \"mode\" is a text (\"plain\"), and cannot be set to this.",
        "set \"count\" 1.5: the value \"count\" is a number (20), and cannot be set to this.",
      ])
    #expect(
      complaints(.set("cuont", to: 1)) == [
        "set \"cuont\" 1: no view lends scripts a value called \"cuont\"; did you mean \"count\"?"
      ])
    #expect(
      complaints(.set("speed", to: 1)) == [
        "set \"speed\" 1: no view lends scripts a value called \"speed\"; scriptable(\"speed\", $value) "
          + "on one does."
      ])
  }

  @Test func `pinches on what does not zoom are a problem`() {
    #expect(
      complaints(.pinch(scale: 2, over: 0.3)) == [
        "pinch scale 2 over 0.3s: nothing under the fingers zooms; a view with a MagnifyGesture does, "
          + "and a UIScrollView with a view to zoom."
      ])
  }
}
