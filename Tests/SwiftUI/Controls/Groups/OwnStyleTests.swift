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

@MainActor @Suite struct `Styles of one's own` {
  private struct Boxed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("box")
        configuration.label
        configuration.content
      }
    }
  }

  private struct Folded: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button("fold") { configuration.isExpanded.toggle() }.id("fold")
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private struct Labeled: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content
        configuration.label
      }
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.id("twice").onTapGesture {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }

  private struct Framed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text("field")
        configuration
      }
    }
  }

  private struct Half: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("\(Int(configuration.value * 100))")
    }
  }

  @Test func `arrange the parts of controls`() {
    let log = Log()
    let stage = Stage(phone: [.tap("fold"), .tap("twice"), .wait(0.3)]) {
      VStack {
        GroupBox("label") { Text("content") }.groupBoxStyle(Boxed())
        DisclosureGroup("more") { Text("folded") }.disclosureGroupStyle(Folded())
        LabeledContent("key", value: "value").labeledContentStyle(Labeled())
        Button("press") { log.add("pressed") }.buttonStyle(Twice())
        TextField("prompt", text: .constant("")).textFieldStyle(Framed())
        Gauge(value: 0.5) { Text("gauge") }.gaugeStyle(Half())
      }
    }
    #expect(
      stage.texts == [
        "box", "label", "content", "fold", "more", "folded", "value", "key", "press", "field",
        "prompt", "50",
      ])
    #expect(log.lines == ["pressed", "pressed"])
  }

  @Test func `give way to those of the system`() {
    let stage = Stage(canvas: CGSize(width: 300, height: 900), script: []) {
      VStack {
        GroupBox("a") { Text("b") }.groupBoxStyle(.automatic)
        DisclosureGroup("c") { Text("d") }.disclosureGroupStyle(.automatic)
        LabeledContent("e", value: "f").labeledContentStyle(.automatic)
        Form { Text("g") }.formStyle(.columns)
        Form { Text("h") }.formStyle(.grouped).formStyle(.automatic)
        Button("i") {}.buttonStyle(.glass)
        Button("j", role: .confirm) {}.buttonStyle(.glassProminent)
        Button("k", role: .close) {}.buttonStyle(.plain)
        ControlGroup { Button("l") {} }
        ControlGroup("x") { Button("m") {} }
        ControlGroup {
          Button("n") {}
        } label: {
          Text("x")
        }
      }
    }
    #expect(
      stage.texts == ["a", "b", "c", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n"])
  }
}

@MainActor @Suite struct `Controls that are new` {
  @Test func `gauges show their labels in every style`() {
    let stage = Stage(canvas: CGSize(width: 300, height: 900), script: []) {
      VStack {
        Group {
          Gauge(value: 3, in: 0...10) {
            Text("a")
          } currentValueLabel: {
            Text("b")
          } minimumValueLabel: {
            Text("c")
          } maximumValueLabel: {
            Text("d")
          }
        }
        .gaugeStyle(.automatic)
        Gauge(value: 0.3) { Text("e") }.gaugeStyle(.linearCapacity)
        Gauge(value: 0.3) {
          Text("f")
        } currentValueLabel: {
          Text("g")
        }
        .gaugeStyle(.accessoryCircular)
        Gauge(value: 0.3) { Text("h") }.gaugeStyle(.accessoryCircularCapacity)
        Gauge(value: 0.3) { Text("i") }.gaugeStyle(.accessoryLinear)
        Gauge(value: 0.3) { Text("j") }.gaugeStyle(.accessoryLinearCapacity)
      }
    }
    #expect(Set(stage.texts).isSuperset(of: ["a", "b", "c", "d", "e", "g", "h", "j"]))
  }

  @Test func `text editors show their text, and color wells open colors`() {
    struct Root: View {
      @State private var color = Color.red
      var body: some View {
        VStack {
          TextEditor(text: .constant("long text")).frame(height: 60)
            .textEditorStyle(.plain).textEditorStyle(.automatic)
          ColorPicker("Color", selection: $color)
          ColorPicker("C".uppercased(), selection: $color, supportsOpacity: false)
          ColorPicker(selection: $color) { Text("own") }
        }
        .accentColor(.green)
      }
    }
    var scene = Scene("test", canvas: CGSize(width: 300, height: 400)) { Root() }
    scene.script = [.tap(.point(CGPoint(x: 284, y: 197))), .wait(1)]
    let stage = Stage(scene)
    #expect(stage.texts(at: 0) == ["long text", "Color", "C", "own"])
    #expect(stage.texts.contains("Colors"))
  }

  @Test func `share links present what they share`() throws {
    let url = try #require(URL(string: "https://example.com"))
    let stage = Stage(phone: [.tap("share"), .wait(1)]) {
      VStack {
        ShareLink(item: "words", subject: Text("Subject"), message: Text("Message")).id("share")
        ShareLink("Title", item: url)
        ShareLink("T".uppercased(), item: "x")
        ShareLink(item: url) { Text("own") }
        ShareLink(items: ["a", "b"]) { Text("several") }
      }
    }
    #expect(stage.texts(at: 0) == ["Share…", "Title", "T", "own", "several"])
    #expect(stage.texts.contains("Subject") && stage.texts.contains("Copy"))
  }

  @Test func `pickers have pages and palettes`() {
    let stage = Stage(phone: [.tap("page"), .wait(1)]) {
      NavigationStack {
        VStack {
          Picker("Page", selection: .constant(1)) {
            Text("one").tag(1)
            Text("two").tag(2)
          }
          .pickerStyle(.navigationLink).id("page")
          Picker("Palette", selection: .constant(1)) { Text("three").tag(1) }
            .pickerStyle(.palette)
        }
      }
    }
    #expect(!stage.texts(at: 0).contains("two"))
    #expect(stage.texts.contains("two"))
  }

  @Test func `old spellings of fields and sliders`() {
    let (text, value) = (Binding.constant("text"), Binding.constant(0.5))
    let title = "T".uppercased()
    let formatter = NumberFormatter()
    let stage = Stage(canvas: CGSize(width: 300, height: 900), script: []) {
      VStack {
        Group {
          TextField("a", text: text, onEditingChanged: { _ in }, onCommit: {})
          TextField("a", text: text, onCommit: {})
          TextField(title, text: text, onEditingChanged: { _ in })
          TextField(title, text: text, onCommit: {})
          TextField("a", value: .constant(5), formatter: formatter)
          TextField(title, value: .constant(5), formatter: formatter)
          TextField("a", value: .constant(Int?.some(5)), format: .number)
          TextField(title, value: .constant(5), format: .number)
          SecureField("a", text: text, onCommit: {})
        }
        .autocapitalization(.none).textContentType(.emailAddress).submitScope()
        .textSelection(.enabled).textSelection(.disabled)
        .keyboardShortcut(.return, modifiers: .command).keyboardShortcut(.defaultAction)
        Slider(
          value: value, minimumValueLabel: Text("min"), maximumValueLabel: Text("max"),
          label: { Text("x") })
        Slider(
          value: value, in: 0...1, step: 0.1, minimumValueLabel: Text("min"),
          maximumValueLabel: Text("max"), label: { Text("x") })
        Slider(value: value, in: 0...1, onEditingChanged: { _ in }, label: { Text("x") })
        Label("image", image: "sun")
        Label(title, image: "sun")
      }
    }
    #expect(stage.texts.filter { $0 == "text" }.count == 4)
    #expect(stage.texts.filter { $0 == "5" }.count == 4)
    #expect(stage.texts.filter { $0 == "min" }.count == 2)
    #expect(UITextContentType(rawValue: "name") == .name)
    #expect(KeyEquivalent("a") == "a" && KeyboardShortcut("a").modifiers == .command)
  }

  @Test func `sections of a view are there to be arranged`() {
    let stage = Stage(phone: []) {
      Group(sections: Self.sections) { sections in
        Text("\(sections.count)")
        ForEach(sections) { section in
          Text("\(section.content.count)")
          section.header
        }
      }
      ForEach(sections: Self.sections) { section in section.footer }
    }
    #expect(stage.texts == ["2", "1", "2", "header", "footer"])
  }

  @ViewBuilder private static var sections: some View {
    Text("loose")
    Section {
      Text("a")
      Text("b")
    } header: {
      Text("header")
    } footer: {
      Text("footer")
    }
  }
}
