import Scrollwork

/// Hidden scroll indicators, with and without a mouse.
extension Scene {
  /// Three columns that scroll together; only the first one shows an indicator.
  public static let indicatorKinds = Scene(
    "indicators", summary: "automatic, hidden and never shown indicators with touch",
    canvas: CGSize(width: 720, height: 420), background: Palette.color(0xF4F1F7),
    script: [
      .wait(0.2),
      .flick(.up, velocity: 700, from: .view("automatic")),
      .flick(.up, velocity: 700, from: .view("hidden")),
      .flick(.up, velocity: 700, from: .view("never")),
      .untilSettled(),
      .wait(0.4),
    ]
  ) {
    IndicatorKindsView(device: "Touch")
  }

  /// The same scene with a mouse, where hidden indicators are shown.
  public static let indicatorKindsMouse: Scene = {
    var scene = Scene(
      "indicators-mouse", summary: "automatic, hidden and never shown indicators with a mouse",
      canvas: indicatorKinds.canvas, background: indicatorKinds.background,
      script: indicatorKinds.script
    ) {
      IndicatorKindsView(device: "Mouse")
    }
    scene.hasMouse = true
    return scene
  }()
}

private struct IndicatorKindsView: View {
  let device: String

  var body: some View {
    HStack(spacing: 28) {
      part("Automatic", "no modifier") {
        PaperColumn(hue: 0.78) { $0 }.accessibilityIdentifier("automatic")
      }
      part("Hidden", ".scrollIndicators(.hidden)") {
        PaperColumn(hue: 0.92) { $0.scrollIndicators(.hidden) }.accessibilityIdentifier("hidden")
      }
      part("Never", ".scrollIndicators(.never)") {
        PaperColumn(hue: 0.56) { $0.scrollIndicators(.never) }.accessibilityIdentifier("never")
      }
    }
  }

  private func part(
    _ title: String, _ code: String, @ViewBuilder column: () -> some View
  ) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      CodeCaption(title: "\(title) · \(device)", code: code)
      column()
    }
  }
}
