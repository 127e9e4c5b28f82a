import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

@MainActor @Suite struct `A slider` {
  struct Picking: View {
    let log: Log
    var range = 0.0...100.0
    var step: Double?
    @State var value = 50.0

    var body: some View {
      VStack {
        Text("\(Int(value.rounded()))")
        if let step {
          Slider(value: $value, in: range, step: step) { log.add($0 ? "on" : "off") }.id("slider")
        } else {
          Slider(value: $value, in: range) { log.add($0 ? "on" : "off") }.id("slider")
        }
      }
    }
  }

  static func pull(_ dx: CGFloat, dy: CGFloat = 0) -> GestureScript {
    [.drag(from: .view("slider"), by: CGVector(dx: dx, dy: dy), over: 0.25)]
  }

  static func stage(
    _ script: GestureScript, log: Log = Log(), rightToLeft: Bool = false,
    range: ClosedRange<Double> = 0...100, step: Double? = nil
  ) -> Stage {
    // The thumb has 100 points to go.
    Stage(
      canvas: CGSize(width: 128, height: 200), rightToLeft: rightToLeft, script: script
    ) { Picking(log: log, range: range, step: step) }
  }

  @Test func `follows the finger`() {
    let log = Log()
    let stage = Self.stage(Self.pull(30), log: log)
    #expect(stage.texts(at: 0) == ["50"])
    #expect(stage.texts(at: 0.125) == ["65"])
    #expect(stage.texts == ["80"])
    #expect(log.lines == ["on", "off"])
    #expect(Self.stage(Self.pull(-20)).texts == ["30"])
    #expect(Self.stage(Self.pull(70)).texts == ["100"])
    #expect(Self.stage(Self.pull(-70)).texts == ["0"])
  }

  @Test func `is mirrored where text is read from the right`() {
    #expect(Self.stage(Self.pull(30), rightToLeft: true).texts == ["20"])
    #expect(Self.stage(Self.pull(-30), rightToLeft: true).texts == ["80"])
  }

  @Test func `picks steps`() {
    #expect(Self.stage(Self.pull(12), step: 10).texts == ["60"])
    #expect(Self.stage(Self.pull(50), range: 0...95, step: 10).texts == ["95"])
    let log = Log()
    let control = SliderControl(
      range: 1...2, step: nil, read: { 5 }, write: { log.add("\($0)") }, onEditingChanged: { _ in })
    #expect(control.fraction == 1)
    #expect(control.value(at: 0.25) == 1.25)
    #expect(control.value(at: -3) == 1)
    let flat = SliderControl(
      range: 1...1, step: nil, read: { 1 }, write: { _ in }, onEditingChanged: { _ in })
    #expect(flat.fraction == 0)
    #expect(flat.value(at: 0.5) == 1)
  }

  @Test func `keeps its place while it is seen in any order`() {
    let (one, other) = (Self.stage(Self.pull(30)), Self.stage(Self.pull(30)))
    let times = (0...30).map { Double($0) / 100 }
    let digests = times.map { one.still(at: $0).displayList.digest }
    #expect(times.reversed().map { other.still(at: $0).displayList.digest } == digests.reversed())
    #expect(Set(digests).count > 20)
  }

  @Test func `takes fingers that go along it, and leaves others to its scroll view`() {
    struct Listed: View {
      @State var value = 0.5

      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Slider(value: $value).id("slider")
            Text("\(Int((value * 100).rounded()))")
            Color.red.frame(height: 600)
          }
        }
      }
    }
    let along = Stage(canvas: CGSize(width: 128, height: 200), script: Self.pull(25, dy: -20)) {
      Listed()
    }
    #expect(along.texts == ["75"])
    #expect(along.offset(at: along.duration) == .zero)
    let across = Stage(canvas: CGSize(width: 128, height: 200), script: Self.pull(5, dy: -60)) {
      Listed()
    }
    #expect(across.texts == ["50"])
    #expect(across.offset(at: across.duration).y > 40)
  }

  @Test func `stands still while it is disabled`() {
    let stage = Stage(canvas: CGSize(width: 128, height: 200), script: Self.pull(30)) {
      Picking(log: Log()).disabled(true)
    }
    #expect(stage.texts == ["50"])
  }

  @Test func `is laid out as wide as it may be`() {
    let stage = Stage(canvas: CGSize(width: 200, height: 100)) {
      Slider(value: .constant(0.25)) {
        Text("Volume")
      } minimumValueLabel: {
        Color.red.frame(width: 10, height: 10)
      } maximumValueLabel: {
        Color.blue.frame(width: 20, height: 10)
      }
      .id("slider")
    }
    #expect(stage.frame("slider") == CGRect(0, 34.5, 200, 31))
    let frames = stage.tree(at: 0).all.filter { $0.kind == "shadow" }.map(\.frame)
    #expect(frames == [CGRect(18 + (154 - 28) * 0.25, 36, 28, 28)])
  }
}
