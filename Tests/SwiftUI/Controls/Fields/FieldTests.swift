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

@MainActor @Suite struct `A field` {
  @Test func `shows its text, or what it asks for, over all the width`() {
    let stage = Stage(canvas: CGSize(width: 300, height: 200)) {
      VStack {
        TextField("Name", text: .constant("")).id("empty")
        TextField("Name", text: .constant("Ida"), prompt: Text("Who?"))
        TextField("Name", text: .constant(""), prompt: Text("Who?"), axis: .vertical)
        TextField("Loaves", value: .constant(1200), format: .number.grouping(.never))
        SecureField("Secret", text: .constant("abc"))
        TextField(text: .constant("")) { Text("label") }
      }
    }
    #expect(stage.texts == ["Name", "Ida", "Who?", "1200", "•••", "label"])
    #expect(stage.frame("empty")?.width == 300)
  }

  @Test func `has a border where the style has one, and one line`() {
    let long = String(repeating: "word ", count: 40)
    let stage = Stage(canvas: CGSize(width: 300, height: 200)) {
      VStack {
        TextField("a", text: .constant(long)).textFieldStyle(.roundedBorder).id("border")
        TextField("a", text: .constant(long)).textFieldStyle(.plain).id("plain")
        TextField("a", text: .constant(long), axis: .vertical).id("tall")
      }
    }
    #expect(stage.frame("border")?.size == CGSize(width: 300, height: 34))
    let plain = stage.frame("plain")?.height ?? 0
    #expect(plain < 34 && (stage.frame("tall")?.height ?? 0) > 2 * plain)
  }

  /// Pixels per point, and how much higher than its line a field without a border is.
  @Test(arguments: [(1.0, 2.0), (2.0, 1.5), (3.0, 5.0 / 3)])
  func `is 1.5 points higher than its line, in whole pixels`(scale: CGFloat, extra: CGFloat) throws
  {
    let stage = Stage(canvas: CGSize(width: 300, height: 400), scale: scale) {
      VStack {
        Text("a").id("text")
        TextField("a", text: .constant("a")).id("plain")
        SecureField("a", text: .constant("")).id("secret")
        TextField("a", text: .constant("a"), axis: .vertical).id("vertical")
      }
    }
    let line = try #require(stage.frame("text")?.height)
    for id in ["plain", "secret"] {
      let height = try #require(stage.frame(id)?.height)
      #expect(abs(height - line - extra) < 1e-9, "\(id)")
    }
    #expect(stage.frame("vertical")?.height == line)
  }

  struct Asking: View {
    @FocusState var isFocused: Bool
    @FocusState var field: String?

    var body: some View {
      VStack {
        Text("\(isFocused ? "name" : "no name") \(field ?? "nothing")")
        TextField("Name", text: .constant("")).focused($isFocused).id("name")
        TextField("Town", text: .constant("")).focused($field, equals: "town").id("town")
        Button("Done") {
          isFocused = false
          field = nil
        }
        .id("done")
      }
      .onSubmit { field = "never" }
      .submitLabel(.done).keyboardType(.emailAddress).autocorrectionDisabled()
      .disableAutocorrection(true).textInputAutocapitalization(.never)
    }
  }

  @Test func `has the focus after a tap, until somebody takes it`() {
    let steps: [GestureScript.Step] = [
      .tap(.view("name")), .wait(0.1), .tap(.view("town")), .wait(0.1),
    ]
    let stage = Stage(
      canvas: CGSize(width: 300, height: 200), script: GestureScript(steps)
    ) { Asking() }
    #expect(stage.texts(at: 0).first == "no name nothing")
    #expect(stage.texts.first == "name town")
    let done = Stage(
      canvas: CGSize(width: 300, height: 200),
      script: GestureScript(steps + [.tap(.view("done")), .wait(0.1)])
    ) { Asking() }
    #expect(done.texts.first == "no name nothing")
  }

  @Test(arguments: [
    (mode: ScrollDismissesKeyboardMode.automatic, drag: 60.0, texts: "no name nothing"),
    (.immediately, 60, "no name nothing"), (.immediately, 0, "name town"),
    (.never, 60, "name town"), (.interactively, 60, "name town"),
  ]) func `loses the focus to a scroll that dismisses the keyboard`(
    c: (mode: ScrollDismissesKeyboardMode, drag: Double, texts: String)
  ) {
    let steps: [GestureScript.Step] = [
      .tap(.view("name")), .wait(0.1), .tap(.view("town")), .wait(0.1),
      c.drag > 0
        ? .drag(by: CGVector(dx: 0, dy: -c.drag), over: 0.2, hold: 0.1) : .wait(0.3),
    ]
    let stage = Stage(
      canvas: CGSize(width: 300, height: 300), script: GestureScript(steps)
    ) {
      VStack {
        Asking()
        ScrollView { Color.red.frame(height: 1000) }
      }
      .scrollDismissesKeyboard(c.mode)
    }
    #expect(stage.texts.first == c.texts)
  }
}

@MainActor @Suite struct `Controls in groups` {
  @Test func `labels stand at one end, what they label at the other`() throws {
    let stage = Stage(canvas: CGSize(width: 300, height: 200)) {
      VStack {
        LabeledContent("Flour", value: "rye").id("row")
        LabeledContent("Water", value: 350, format: .number)
        LabeledContent("Salt") { Text("10 g").id("salt") }
      }
    }
    #expect(stage.texts == ["Flour", "rye", "Water", "350", "Salt", "10 g"])
    #expect(stage.frame("row")?.width == 300)
    #expect(stage.frame("salt")?.maxX == 300)
    let alone = Stage { LabeledContent("Flour", value: "rye").labelsHidden() }
    #expect(alone.texts == ["rye"])
  }

  @Test func `boxes stand around their views`() throws {
    let stage = Stage(canvas: CGSize(width: 300, height: 200)) {
      GroupBox("Title") { Color.red.frame(width: 100, height: 20).id("inside") }.id("box")
    }
    let (box, inside) = (
      try #require(stage.frame("box")), try #require(stage.frame("inside"))
    )
    #expect(box.width == 132 && box.maxY - inside.maxY == 16)
    #expect(stage.texts == ["Title"])
    let plain = Stage { GroupBox { Color.red.frame(width: 10, height: 20) }.id("box") }
    #expect(plain.frame("box")?.size == CGSize(width: 42, height: 52))
    let labeled = Stage { GroupBox(label: Text("L")) { Text("c") } }
    #expect(labeled.texts == ["L", "c"])
  }

  struct Opening: View {
    @State var isOpen = false
    var body: some View {
      VStack {
        DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }.id("group")
        DisclosureGroup("Else") { Text("never") }
      }
    }
  }

  @Test func `groups open and close when they are tapped`() {
    let once: [GestureScript.Step] = [.tap(.view("group")), .wait(1)]
    func stage(_ steps: [GestureScript.Step]) -> Stage {
      Stage(canvas: CGSize(width: 300, height: 200), script: GestureScript(steps)) { Opening() }
    }
    #expect(stage([]).texts == ["More", "Else"])
    #expect(stage(once).texts == ["More", "inside", "Else"])
    let list = Stage(canvas: CGSize(width: 300, height: 300)) { List { Opening() } }
    #expect(list.texts == ["More", "Else"])
  }

  @Test func `what is not there is told in the middle`() {
    let stage = Stage(canvas: CGSize(width: 300, height: 300)) {
      ContentUnavailableView("No bread", systemImage: "leaf", description: Text("Sold out.")).id(
        "all")
    }
    #expect(stage.texts == ["No bread", "Sold out."])
    #expect(stage.frame("all")?.size == CGSize(width: 300, height: 300))
    let search = Stage(canvas: CGSize(width: 300, height: 300)) {
      ContentUnavailableView.search(text: "rye")
    }
    #expect(search.texts.first == "No Results for “rye”")
    let plain = Stage(canvas: CGSize(width: 300, height: 300)) { ContentUnavailableView.search }
    #expect(plain.texts.first == "No Results")
    let actions = Stage(canvas: CGSize(width: 300, height: 300)) {
      ContentUnavailableView {
        Label("None", systemImage: "leaf")
      } description: {
        Text("why")
      } actions: {
        Button("Again") {}
      }
    }
    #expect(actions.texts == ["None", "why", "Again"])
  }

  struct Counting: View {
    @State var count = 0
    var body: some View {
      VStack {
        Text("\(count)")
        Menu("Plain") { Button("One") { count = 9 } }.id("plain")
        Menu {
          Button("One") { count = 9 }
        } label: {
          Text("Primary")
        } primaryAction: {
          count += 1
        }
        .id("primary")
        if let url = URL(string: "https://example.com") { Link("Page", destination: url) }
      }
    }
  }

  @Test func `menus do their first action, or open`() {
    func stage(_ id: String) -> Stage {
      Stage(
        canvas: CGSize(width: 300, height: 200), script: [.tap(.view(id)), .wait(0.2)]
      ) { Counting() }
    }
    #expect(stage("primary").texts == ["1", "Plain", "Primary", "Page"])
    #expect(stage("primary").complaints == [])
    #expect(stage("plain").texts.first == "0")
    #expect(stage("plain").texts.contains("One"))
  }

  struct Reading: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.accessibilityDifferentiateWithoutColor) private var isColorless
    @Environment(\.accessibilityReduceMotion) private var isCalm
    @Environment(\.accessibilityReduceTransparency) private var isSolid
    @ScaledMetric(relativeTo: .title) private var side = 24.0
    @ScaledMetric private var other: CGFloat = 3

    var body: some View {
      Text("\(side) \(other) \(size == .large && !size.isAccessibilitySize ? "large" : "other")")
        .accessibilityAddTraits(.isButton).accessibilityRemoveTraits([.isImage, .isHeader])
        .accessibilityElement(children: .combine)
        .opacity(isColorless || isCalm || isSolid ? 0 : 1)
    }
  }

  @Test func `text has the size that people start with`() {
    let stage = Stage(canvas: CGSize(width: 300, height: 200)) { Reading() }
    #expect(stage.texts == ["24.000000 3.000000 large"])
    #expect(AccessibilityTraits.isButton.union(.isLink).contains(.isLink))
    #expect(AccessibilityTraits([.isButton, .isImage]).intersection(.isImage) == .isImage)
  }
}
