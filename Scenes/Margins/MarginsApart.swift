import Scrollwork

/// Margins of content and of indicators, together and separately.
extension Scene {
  /// All three columns scroll together, so that all three indicators are visible.
  public static let marginsApart = Scene(
    "margins-apart",
    summary: "the safe area insets content and indicators, margins can inset either alone",
    canvas: CGSize(width: 720, height: 420), background: Palette.color(0xEFF3F6),
    script: [
      .wait(0.2),
      .flick(.up, velocity: 620, from: .view("both")),
      .flick(.up, velocity: 620, from: .view("content")),
      .flick(.up, velocity: 620, from: .view("indicators")),
      .untilSettled(),
      .wait(0.4),
      .flick(.up, velocity: 1500, from: .view("both")),
      .flick(.up, velocity: 1500, from: .view("content")),
      .flick(.up, velocity: 1500, from: .view("indicators")),
      .untilSettled(),
      .wait(0.3),
    ]
  ) {
    MarginsApartView()
  }
}

private struct MarginsApartView: View {
  private let margin: CGFloat = 44

  var body: some View {
    HStack(spacing: 28) {
      part("Both", ".safeAreaPadding(\n  .vertical, 44)") {
        PaperColumn(hue: 0.09) { $0.safeAreaPadding(.vertical, margin) }
          .accessibilityIdentifier("both")
      }
      part("Content only", ".contentMargins(.vertical, 44,\n  for: .scrollContent)") {
        PaperColumn(hue: 0.45) { $0.contentMargins(.vertical, margin, for: .scrollContent) }
          .accessibilityIdentifier("content")
      }
      part("Indicators only", ".contentMargins(.vertical, 44,\n  for: .scrollIndicators)") {
        PaperColumn(hue: 0.62) { $0.contentMargins(.vertical, margin, for: .scrollIndicators) }
          .accessibilityIdentifier("indicators")
      }
    }
  }

  private func part(
    _ title: String, _ code: String, @ViewBuilder column: () -> some View
  ) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      CodeCaption(title: title, code: code)
      column()
        .overlay {
          VStack {
            line
            Spacer()
            line
          }
          .padding(.vertical, margin)
          .allowsHitTesting(false)
        }
    }
  }

  /// A line at the end of the margin.
  private var line: some View { Palette.color(0xC8553D).opacity(0.6).frame(height: 1) }
}
