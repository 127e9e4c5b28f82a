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

/// What a picture is made of, with the parts that the text does not spell.
@MainActor private func looks(
  @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
) -> String {
  let list = Stage { root() }.still(at: 0).displayList
  return "\(list.dump)\(list.digest)"
}

@Suite @MainActor struct `The looks of a toggle` {
  private struct Switch: View {
    @State private var isOn = false
    var body: some View {
      VStack(spacing: 0) {
        Toggle("Wi-Fi", isOn: $isOn).labelsHidden().id("switch")
        Text(isOn ? "on" : "off")
      }
    }
  }

  @Test func `turns with each tap, and its label can be hidden`() {
    let stage = Stage(script: [.tap("switch"), .wait(1), .tap("switch")]) { Switch() }
    #expect(stage.texts(at: 0) == ["off"])
    #expect(stage.texts(at: 0.5) == ["on"])
    #expect(stage.texts == ["off"])
    #expect(stage.frame("switch")?.size == CGSize(width: 51, height: 31))
  }

  @Test func `is the same in each spelling`() {
    let (title, symbol) = ("Wi-Fi", "star")
    let on = Binding.constant(true)
    let plain = looks { Toggle("Wi-Fi", isOn: on) }
    #expect(looks { Toggle(title, isOn: on) } == plain)
    #expect(looks { Toggle(isOn: on) { Text("Wi-Fi") } } == plain)
    let labeled = looks { Toggle(isOn: on) { Label("Wi-Fi", systemImage: "star") } }
    #expect(looks { Toggle("Wi-Fi", systemImage: "star", isOn: on) } == labeled)
    #expect(looks { Toggle(title, systemImage: symbol, isOn: on) } == labeled)
    #expect(looks { Toggle("Wi-Fi", isOn: .constant(false)) } != plain)
  }

  @Test func `looks as its style says`() {
    let toggle = Toggle("Wi-Fi", isOn: .constant(true))
    let plain = looks { toggle }
    #expect(looks { toggle.toggleStyle(.automatic) } == plain)
    #expect(looks { toggle.toggleStyle(.switch) } == plain)
    #expect(looks { toggle.toggleStyle(DefaultToggleStyle()) } == plain)
    #expect(looks { toggle.toggleStyle(SwitchToggleStyle()) } == plain)
    #expect(
      looks { toggle.toggleStyle(SwitchToggleStyle(tint: .red)) } == looks { toggle.tint(.red) })
    #expect(looks { toggle.tint(.red) } != plain)
    let button = looks { toggle.toggleStyle(.button) }
    #expect(looks { toggle.toggleStyle(ButtonToggleStyle()) } == button && button != plain)
  }

  /// A style as a user would write one.
  private struct Words: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isOn ? "yes" : "no")
          .onTapGesture { configuration.isOn.toggle() }.accessibilityIdentifier("word")
      }
    }
  }

  private struct Spoken: View {
    @State private var isOn = false
    var body: some View { Toggle("Go", isOn: $isOn).toggleStyle(Words()) }
  }

  @Test func `may have a style of one's own`() {
    let stage = Stage(script: [.tap("word")]) { Spoken() }
    #expect(stage.texts(at: 0) == ["Go", "no"] && stage.texts == ["Go", "yes"])
    func made(_ style: some ToggleStyle, _ configuration: ToggleStyleConfiguration) -> some View {
      style.makeBody(configuration: configuration)
    }
    let own = looks { Toggle("Go", isOn: .constant(true)).toggleStyle(Words()) }
    #expect(
      own
        != looks { Toggle("Go", isOn: .constant(false)).toggleStyle(Words()) })
  }
}

@Suite @MainActor struct `The spellings of a stepper` {
  private struct Counter: View {
    @State private var count = 1
    var body: some View {
      VStack(spacing: 0) {
        Stepper("Count", value: $count, in: 0...2).labelsHidden().id("stepper")
        Text("\(count)")
      }
      .frame(width: 100, height: 200, alignment: .top)
    }
  }

  @Test func `counts up on one side and down on the other, within its bounds`() {
    let (minus, plus) = (CGPoint(x: 20, y: 16), CGPoint(x: 80, y: 16))
    #expect(Stage { Counter() }.frame("stepper")?.size == CGSize(width: 94, height: 32))
    #expect(Stage(script: [.tap(.point(plus))]) { Counter() }.texts == ["2"])
    #expect(Stage(script: [.tap(.point(plus)), .tap(.point(plus))]) { Counter() }.texts == ["2"])
    #expect(Stage(script: [.tap(.point(minus))]) { Counter() }.texts == ["0"])
    #expect(Stage(script: [.tap(.point(minus)), .tap(.point(minus))]) { Counter() }.texts == ["0"])
  }

  @Test func `is the same in each spelling`() {
    let title = "Count"
    let value = Binding.constant(1)
    let plain = looks { Stepper("Count", value: value) }
    #expect(looks { Stepper(title, value: value) } == plain)
    #expect(looks { Stepper(value: value) { Text("Count") } } == plain)
    #expect(looks { Stepper("Count", value: value, step: 2) } == plain)
    #expect(looks { Stepper(title, value: value, step: 2) } == plain)
    #expect(looks { Stepper("Count", onIncrement: {}, onDecrement: {}) } == plain)
    #expect(looks { Stepper(title, onIncrement: {}, onDecrement: {}) } == plain)
    #expect(
      looks {
        Stepper {
          Text("Count")
        } onIncrement: {
        } onDecrement: {
        }
      } == plain)
    let bounded = looks { Stepper("Count", value: value, in: 1...3) }
    #expect(looks { Stepper(title, value: value, in: 1...3) } == bounded)
    #expect(looks { Stepper(value: value, in: 1...3) { Text("Count") } } == bounded)
  }

  @Test func `cannot be counted where there is nothing to do`() {
    let log = Log()
    let script: GestureScript = [
      .tap(.point(CGPoint(x: 20, y: 100))), .tap(.point(CGPoint(x: 80, y: 100))),
    ]
    let stage = Stage(script: script) {
      Stepper("Count", onIncrement: { log.add("up") }, onDecrement: nil) { log.add("edits \($0)") }
        .labelsHidden()
    }
    _ = stage.duration
    #expect(log.lines == ["edits true", "up", "edits false"])
  }
}

@Suite @MainActor struct `A progress view` {
  @Test func `is the same in each spelling`() {
    let title = "Loading"
    let plain = looks { ProgressView("Loading", value: 1.0, total: 4) }
    #expect(looks { ProgressView(title, value: 1.0, total: 4) } == plain)
    #expect(looks { ProgressView(value: 1.0, total: 4) { Text("Loading") } } == plain)
    #expect(looks { ProgressView("Loading", value: 0.25) } == plain)
    #expect(looks { ProgressView(value: 0.25) } != plain)
    let spinning = looks { ProgressView("Loading") }
    #expect(looks { ProgressView(title) } == spinning)
    #expect(looks { ProgressView { Text("Loading") } } == spinning)
    #expect(looks { ProgressView(title, value: Double?.none) } == spinning)
    #expect(looks { ProgressView() } != spinning)
  }

  @Test func `looks as its style says`() {
    let bar = looks { ProgressView(value: 0.5) }
    #expect(looks { ProgressView(value: 0.5).progressViewStyle(.automatic) } == bar)
    #expect(looks { ProgressView(value: 0.5).progressViewStyle(.linear) } == bar)
    #expect(looks { ProgressView(value: 0.5).progressViewStyle(DefaultProgressViewStyle()) } == bar)
    #expect(looks { ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle()) } == bar)
    #expect(
      looks { ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red)) }
        == looks { ProgressView(value: 0.5).tint(.red) })
    let wheel = looks { ProgressView() }
    #expect(looks { ProgressView().progressViewStyle(.circular) } == wheel)
    #expect(looks { ProgressView().progressViewStyle(CircularProgressViewStyle()) } == wheel)
    #expect(looks { ProgressView(value: 0.5).progressViewStyle(.circular) } == wheel)
    #expect(
      looks { ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red)) } != wheel)
  }

  /// A style as a user would write one.
  private struct Words: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.currentValueLabel
        Text(configuration.fractionCompleted.map { "\(Int($0 * 100)) %" } ?? "some time")
      }
    }
  }

  @Test func `may have a style of one's own`() {
    let stage = Stage {
      ProgressView(value: 3.0, total: 4) {
        Text("Loading")
      } currentValueLabel: {
        Text("3 of 4")
      }
      .progressViewStyle(Words())
      ProgressView("Waiting").progressViewStyle(Words())
    }
    #expect(stage.texts == ["Loading", "3 of 4", "75 %", "Waiting", "some time"])
    #expect(
      Stage { ProgressView(value: 9.0, total: 4).progressViewStyle(Words()) }.texts == ["100 %"])
  }
}

@Suite @MainActor struct `A button's ground` {
  @Test func `is the same by name and by type`() {
    let button = Button("Go") {}
    let plain = looks { button }
    #expect(looks { button.buttonStyle(.automatic) } == plain)
    #expect(looks { button.buttonStyle(DefaultButtonStyle()) } == plain)
    #expect(looks { button.buttonStyle(.borderless) } == plain)
    #expect(looks { button.buttonStyle(BorderlessButtonStyle()) } == plain)
    let bordered = looks { button.buttonStyle(.bordered) }
    #expect(looks { button.buttonStyle(BorderedButtonStyle()) } == bordered)
    let prominent = looks { button.buttonStyle(.borderedProminent) }
    #expect(looks { button.buttonStyle(BorderedProminentButtonStyle()) } == prominent)
    #expect(Set([plain, bordered, prominent]).count == 3)
  }

  @Test func `has a shape and a size`() {
    let button = Button("Go") {}.buttonStyle(.bordered)
    let shapes: [ButtonBorderShape] = [
      .automatic, .capsule, .circle, .roundedRectangle, .roundedRectangle(radius: 2),
    ]
    let looksOfShapes = shapes.map { shape in looks { button.buttonBorderShape(shape) } }
    #expect(looksOfShapes[0] == looks { button })
    #expect(Set(looksOfShapes[1...]).count == 4)
    let sizes: [ControlSize] = [.mini, .small, .regular, .large, .extraLarge]
    let heights = sizes.map { size in
      Stage { button.id("button").controlSize(size) }.frame("button")?.height ?? 0
    }
    #expect(heights == heights.sorted() && heights[0] < heights[4])
    #expect(looks { button.controlSize(.regular) } == looks { button })
    struct Reader: View {
      @Environment(\.controlSize) private var size
      var body: some View { Text("\(size)") }
    }
    #expect(Stage { Reader().controlSize(.mini) }.texts == ["mini"])
  }

  @Test func `stands behind a title and a symbol`() {
    let (title, symbol) = ("Go", "star")
    #expect(
      looks { Button(title, systemImage: symbol) {} }
        == looks { Button("Go", systemImage: "star") {} })
    #expect(
      looks { Button(title, systemImage: symbol, role: .destructive) {} }
        != looks { Button("Go", systemImage: "star") {} })
  }
}

@Suite @MainActor struct `What stands for a picture from the net` {
  private let url = URL(string: "https://example.com/a.png")

  @Test func `never comes, and what stands in its place is drawn`() {
    let stage = Stage {
      VStack {
        AsyncImage(url: url) { image in
          image.resizable()
        } placeholder: {
          Text("waits")
        }
        AsyncImage(url: url) { phase in
          Text(phase.image == nil && phase.error == nil ? "empty" : "other")
        }
      }
    }
    #expect(stage.texts == ["waits", "empty"])
    #expect(
      stage.problems.contains {
        if case .pictureNotLoaded("https://example.com/a.png", _) = $0 { true } else { false }
      })
    #expect(Stage { AsyncImage(url: nil) }.problems.isEmpty)
    #expect(looks { AsyncImage(url: nil) } == looks { AsyncImage(url: url) })
  }

  @Test func `is told by how far it has come`() {
    struct Fault: Error {}
    let phases: [AsyncImagePhase] = [.empty, .success(Image("sun")), .failure(Fault())]
    #expect(phases.map { $0.image != nil } == [false, true, false])
    #expect(phases.map { $0.error is Fault } == [false, false, true])
  }
}

@Suite @MainActor struct `A variant of symbols` {
  @Test func `is another name of the symbol`() {
    func drawn(_ variant: SymbolVariants, _ name: String = "star") -> String {
      looks { Image(systemName: name).symbolVariant(variant) }
    }
    #expect(drawn(.none) == looks { Image(systemName: "star") })
    #expect(drawn(.fill) == looks { Image(systemName: "star.fill") })
    #expect(drawn(.none.fill) == drawn(.fill))
    let names: [(SymbolVariants, String)] = [
      (.none, "a"), (.circle, "a.circle"), (.square, "a.square"), (.rectangle, "a.rectangle"),
      (.fill, "a.fill"), (.slash, "a.slash"), (.circle.fill, "a.circle.fill"),
      (.fill.circle, "a.circle.fill"), (.fill.square, "a.square.fill"),
      (.fill.rectangle, "a.rectangle.fill"), (.circle.slash.fill, "a.circle.slash.fill"),
    ]
    for (variant, name) in names { #expect(variant.name("a") == name) }
    #expect(SymbolVariants.circle.name("a.fill") == "a.circle.fill")
    struct Reader: View {
      @Environment(\.symbolVariants) private var variants
      var body: some View { Text(variants == .fill ? "filled" : "plain") }
    }
    #expect(Stage { Reader().symbolVariant(.fill) }.texts == ["filled"])
    #expect(Stage { Reader() }.texts == ["plain"])
  }
}
