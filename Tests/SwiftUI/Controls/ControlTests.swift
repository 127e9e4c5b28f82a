import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

@MainActor @Suite struct `A toggle` {
  struct Switching: View {
    @State var isOn = false

    var body: some View {
      VStack {
        Text(isOn ? "on" : "off")
        Toggle("Lamp", isOn: $isOn)
      }
    }
  }

  static func stage(rightToLeft: Bool = false, _ x: CGFloat) -> Stage {
    Stage(
      canvas: CGSize(width: 200, height: 60), rightToLeft: rightToLeft,
      script: [.tap(.point(CGPoint(x: x, y: 40))), .wait(1)]
    ) { Switching() }
  }

  /// The frames of circles: the knob.
  static func knob(_ stage: Stage, at time: Double) -> CGRect? {
    stage.tree(at: time).all.first { $0.kind == "Circle" }?.frame
  }

  @Test func `is on after a tap on its switch, not on its label`() {
    #expect(Self.stage(180).texts.first == "on")
    #expect(Self.stage(20).texts.first == "off")
    #expect(Self.stage(rightToLeft: true, 20).texts.first == "on")
  }

  @Test func `moves its knob to the other end, and not at once`() throws {
    let stage = Self.stage(180)
    let (off, on) = (
      try #require(Self.knob(stage, at: 0)), try #require(Self.knob(stage, at: stage.duration))
    )
    #expect(off.size == CGSize(width: 27, height: 27))
    #expect(abs(off.minX - (200 - 51 + 2)) < 1e-9)
    #expect(abs(on.maxX - 198) < 1e-9)
    let still = stage.still(at: 0.2).displayList
    #expect(still != stage.still(at: 0).displayList)
    #expect(still != stage.still(at: stage.duration).displayList)
  }

  @Test func `takes the room of its switch without a label`() {
    let stage = Stage { Toggle("Lamp", isOn: .constant(true)).labelsHidden().id("toggle") }
    #expect(stage.frame("toggle")?.size == CGSize(width: 51, height: 31))
    #expect(stage.texts == [])
  }

  @Test func `that is disabled stays as it is`() {
    let stage = Stage(
      canvas: CGSize(width: 200, height: 60),
      script: [.tap(.point(CGPoint(x: 180, y: 40))), .wait(0.5)]
    ) { Switching().disabled(true) }
    #expect(stage.texts.first == "off")
  }
}

@MainActor @Suite struct `A stepper` {
  struct Counting: View {
    @State var count = 2

    var body: some View {
      Stepper("\(count)", value: $count, in: 1...3).frame(width: 200)
    }
  }

  private func texts(_ x: CGFloat, taps: Int) -> [String] {
    Stage(
      canvas: CGSize(width: 200, height: 40),
      script: GestureScript(Array(repeating: .tap(.point(CGPoint(x: x, y: 20))), count: taps))
    ) { Counting() }.texts
  }

  @Test func `goes up and down, within its bounds`() {
    #expect(texts(180, taps: 1) == ["3"])
    #expect(texts(180, taps: 3) == ["3"])
    #expect(texts(120, taps: 1) == ["1"])
    #expect(texts(120, taps: 2) == ["1"])
  }
}

@MainActor @Suite struct `Progress bars` {
  @Test func `is a bar as full as it says`() throws {
    let stage = Stage { ProgressView(value: 1, total: 4) }
    let dump = stage.still(at: 0).displayList.dump
    #expect(dump.contains("in 0,98 100x4"))
    #expect(dump.contains("in 0,98 25x4"))
  }

  @Test func `fills from the right where text is read from there`() {
    let stage = Stage(rightToLeft: true) { ProgressView(value: 0.25) }
    #expect(stage.still(at: 0).displayList.dump.contains("in 75,98 25x4"))
  }

  @Test func `turns eight spokes once a second, in eighths`() {
    let stage = Stage(script: [.wait(3)]) { ProgressView() }
    let list = { stage.still(at: $0).displayList }
    #expect(list(0.01) == list(0.12))
    #expect(list(0.01) != list(0.13))
    #expect(list(0.3) == list(1.3))
    #expect(list(0).dump.split(separator: "\n").count { $0.contains("stroke") } == 8)
  }
}

@MainActor @Suite struct `A picture from the net` {
  @Test func `is what stands in its place, and it is told once`() {
    let stage = Stage(script: [.wait(0.5)]) {
      VStack {
        AsyncImage(url: URL(string: "https://example.org/a.png")) { image in
          image.resizable()
        } placeholder: {
          Text("soon")
        }
        AsyncImage(url: nil) { phase in
          Text(phase.image == nil && phase.error == nil ? "empty" : "other")
        }
      }
    }
    #expect(stage.texts == ["soon", "empty"])
    #expect(stage.complaints.count == 1)
    #expect(stage.complaints.first?.contains("https://example.org/a.png") ?? false)
    #expect(stage.complaints.first?.contains("Image(_:)") ?? false)
  }

  @Test func `is gray over all its room if nobody says`() {
    let stage = Stage { AsyncImage(url: nil).frame(width: 40, height: 30) }
    #expect(stage.still(at: 0).displayList.dump.contains("fill rect 30,85 40x30"))
  }
}

@MainActor @Suite struct `Buttons with a ground` {
  @Test func `are as large as their size asks for`() {
    let stage = Stage(canvas: CGSize(width: 300, height: 300), scale: 10) {
      VStack {
        Button("abcd") {}.buttonStyle(.bordered).id("bordered")
        Button("abcd") {}.buttonStyle(.borderedProminent).controlSize(.large).id("large")
      }
    }
    // Four letters of 17/2 points, 20.4 high.
    #expect(stage.frame("bordered")?.size == CGSize(width: 34 + 24, height: 20.4 + 14))
    #expect(stage.frame("large")?.size == CGSize(width: 34 + 40, height: 20.4 + 30))
  }

  @Test func `that are prominent have white labels on the tint`() {
    let stage = Stage { Button("a") {}.buttonStyle(.borderedProminent).tint(.red) }
    #expect(stage.textCommands()[0].paint == Paint.color(Color.white.resolved(dark: false)))
    #expect(stage.still(at: 0).displayList.dump.contains("#ff3b30"))
  }
}

@MainActor @Suite struct `Symbols` {
  @Test func `have variants where there is a drawing`() {
    #expect(SymbolVariants.fill.name("heart") == "heart.fill")
    #expect(SymbolVariants.circle.fill.name("heart") == "heart.circle.fill")
    #expect(SymbolVariants.circle.name("heart.fill") == "heart.circle.fill")
    let stage = Stage { Image(systemName: "globe").symbolVariant(.fill) }
    #expect(stage.complaints == [])
  }
}
