import Scrollwork

extension MeasuredViews {
  @CaseViews static var controls: [CaseView] {
    CaseView("a switch") { switches }
    CaseView("a switch with a label fills the width") { switches }
    CaseView("sliders") {
      VStack {
        Slider(value: .constant(0.5)).marked("plain")
        Slider(value: .constant(0.5)).frame(width: 120).marked("framed")
        Slider(value: .constant(0.5)) { Text("Volume") }.marked("labeled")
      }
    }
    CaseView("a segmented picker") {
      VStack {
        segments.marked("filling")
        segments.frame(width: 160).marked("framed")
      }
    }
    CaseView("text fields") {
      VStack {
        TextField("P", text: .constant("Hello")).textFieldStyle(.roundedBorder).marked("bordered")
        Text("x").id("text")
        TextField("P", text: .constant("Hello")).marked("plain")
      }
    }
    CaseView("buttons") {
      VStack {
        Button("Bordered") {}.buttonStyle(.bordered).marked("bordered")
        Text("Bordered").id("borderedText")
        Button("OK") {}.marked("plain")
        Text("OK").id("plainText")
        Button("Bordered") {}.buttonStyle(.borderedProminent).marked("prominent")
      }
    }
    CaseView("progress with a label") {
      ProgressView(value: 0.4) { Text("Volume").id("text") }.marked("progress")
    }
    CaseView("the title of a label") {
      Label {
        Text("Title").id("title")
      } icon: {
        box(20, 20, "icon")
      }
    }
    CaseView("the distance of controls") {
      VStack {
        Slider(value: .constant(0.5)).marked("slider")
        Stepper("Q", value: .constant(3)).marked("stepper")
        segments.marked("picker")
        TextField("P", text: .constant("x")).textFieldStyle(.roundedBorder).marked("field")
      }
    }
    CaseView("a menu is as large as its label") {
      VStack {
        Menu("Options") { Button("A") {} }.marked("menu")
        Text("Options").id("text")
      }
    }
  }

  private static var switches: some View {
    VStack {
      Toggle("E", isOn: .constant(true)).labelsHidden().marked("switch")
      Toggle("Enabled", isOn: .constant(true)).marked("labeled")
    }
  }

  private static var segments: some View {
    Picker("S", selection: .constant(1)) {
      Text("A").tag(1)
      Text("B").tag(2)
    }
    .pickerStyle(.segmented)
  }
}
