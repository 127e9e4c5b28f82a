import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

/// Says what it is told.
private struct Telling: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.label
      Text(configuration.isPressed ? "down" : "up")
      Text(configuration.role == .destructive ? "beware" : "fine")
      Text(isEnabled ? "usable" : "unusable")
    }
    .scaleEffect(configuration.isPressed ? 0.5 : 1)
  }
}

extension ButtonStyle where Self == Telling {
  fileprivate static var telling: Telling { Telling() }
}

private struct Tally: View {
  var isDisabled = false
  @State private var count = 0

  var body: some View {
    Button("count \(count)", role: .destructive) { count += 1 }
      .buttonStyle(.telling)
      .disabled(isDisabled)
      .id("button")
  }
}

private struct Labeled: View {
  let style: String
  var body: some View {
    if style == "bordered" { Button("x") {}.buttonStyle(.bordered) } else { Button("x") {} }
  }
}

@Suite @MainActor struct `Button styles` {
  @Test func `are told of the finger, the role, and what the environment says`() {
    let stage = Stage(script: [.wait(1), .tap(.view("button"))]) { Tally() }
    #expect(stage.texts(at: 0) == ["count 0", "up", "beware", "usable"])
    #expect(stage.texts(at: 1 + 5.0 / 120)[1] == "down")
    #expect(stage.texts == ["count 1", "up", "beware", "usable"])
    #expect(stage.texts(at: 1 + 5.0 / 120)[1] == "down")
  }

  @Test func `draw the whole look, without the usual faintness`() {
    let stage = Stage(script: [.tap(.view("button"))]) { Tally() }
    let dump = stage.still(at: 5.0 / 120).displayList.dump
    #expect(!dump.contains("opacity 0.35"))
    #expect(dump.contains("0.5"))
  }

  @Test(arguments: [true, false])
  func `leave the color of a label to a foreground style that is set around it`(isBordered: Bool) {
    func colors(@ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View) -> [String] {
      let dump = Stage { root() }.still(at: 0).displayList.dump
      return ["#ff3b30", "#34c759", "#007aff"].filter(dump.contains)
    }
    let blue = ["#007aff"]
    let style = isBordered ? "bordered" : "automatic"
    #expect(colors { Labeled(style: style) } == blue)
    #expect(colors { Labeled(style: style).foregroundColor(.red) } == ["#ff3b30"])
    #expect(colors { HStack { Labeled(style: style) }.foregroundStyle(.green) } == ["#34c759"])
    #expect(colors { Labeled(style: style).foregroundColor(nil).foregroundStyle(.red) } == blue)
    // The colors of a list's parts are its own: its buttons keep the tint.
    let inHeader = colors {
      List {
        Section {
          Text("row")
        } header: {
          Labeled(style: style)
        }
      }
    }
    #expect(inHeader.contains(blue[0]))
  }

  @Test func `of disabled buttons answer no finger`() {
    let stage = Stage(script: [.tap(.view("button"))]) { Tally(isDisabled: true) }
    #expect(stage.texts == ["count 0", "up", "beware", "unusable"])
  }

  @Test func `reach all buttons inside, and plain is the end of them`() {
    let stage = Stage {
      VStack {
        Button("a") {}
        Button("b") {}.buttonStyle(.plain)
      }
      .buttonStyle(.telling)
    }
    #expect(stage.texts == ["a", "up", "fine", "usable", "b"])
  }
}
