import Scrollwork

/// A settings page: toggles, steppers, progress bars and buttons, used while it scrolls.
struct SettingsPage: View {
  @State private var isQuiet = false
  @State private var isShared = true
  @State private var loaves = 2
  @State private var warmth = 0.35

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        group("Oven") {
          Toggle("Quiet fan", isOn: $isQuiet)
          Divider()
          Toggle(isOn: $isShared) {
            Label("Share the oven", systemImage: "person.fill")
          }
          .tint(.orange)
          Divider()
          Stepper("\(loaves) loaves", value: $loaves, in: 1...4)
        }
        group("Warming up") {
          ProgressView("Stone", value: warmth)
          ProgressView(value: 0.8) {
            Text("Steam")
          } currentValueLabel: {
            Text("80 %")
          }
          .tint(.teal)
          HStack {
            Spacer()
            ProgressView()
            Spacer()
            ProgressView().controlSize(.large).tint(.orange)
            Spacer()
            ProgressView("Rising")
            Spacer()
          }
          Slider(value: $warmth)
        }
        group("Bake") {
          HStack(spacing: 10) {
            Button("Later") {}.buttonStyle(.bordered)
            Button("Note", systemImage: "bookmark") {}.buttonStyle(.bordered).tint(.green)
            Button("Bake", systemImage: "play.fill") { withAnimation { warmth = 1 } }
              .buttonStyle(.borderedProminent)
              .tint(.orange)
              .id("bake")
          }
          HStack(spacing: 10) {
            Button("Stop", role: .destructive) {}.buttonStyle(.bordered)
            Button("Small") {}.buttonStyle(.borderedProminent).controlSize(.small)
            Button("Round") {}.buttonStyle(.bordered).buttonBorderShape(.capsule).tint(.pink)
          }
          Button {
          } label: {
            Text("Light the fire").frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
        }
      }
      .padding(16)
    }
    .background(Color(.systemGroupedBackground))
  }

  private func group(_ title: LocalizedStringKey, @ViewBuilder content: () -> some View)
    -> some View
  {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.footnote).textCase(.uppercase).foregroundStyle(.secondary)
        .padding(.leading, 14)
      VStack(alignment: .leading, spacing: 12) { content() }
        .padding(14)
        .background(
          Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 12))
    }
  }
}

extension Scene {
  /// Controls that are used while their page scrolls.
  public static let settings = Scene(
    "settings", summary: "toggles, steppers, progress bars and buttons on a scrolling page",
    canvas: CGSize(width: 360, height: 560),
    script: [
      .wait(0.2), .tap(.point(CGPoint(x: 305, y: 70))), .wait(0.4),
      .tap(.point(CGPoint(x: 305, y: 126))), .wait(0.3),
      .tap(.point(CGPoint(x: 306, y: 180))), .wait(0.3), .flick(.up, velocity: 900),
      .untilSettled(), .tap(.view("bake")), .wait(0.8),
    ]
  ) { SettingsPage() }

  /// The same scene right to left, in the dark color scheme.
  public static let settingsRightToLeft = {
    var scene = settings
    scene.name = "settings-rtl"
    scene.summary = "the same page, right to left and dark"
    scene.layoutDirection = .rightToLeft
    scene.colorScheme = .dark
    scene.script = [
      .wait(0.2), .tap(.point(CGPoint(x: 55, y: 70))), .wait(0.4),
      .tap(.point(CGPoint(x: 55, y: 126))), .wait(0.4), .tap(.point(CGPoint(x: 54, y: 180))),
      .wait(0.9),
    ]
    return scene
  }()
}
