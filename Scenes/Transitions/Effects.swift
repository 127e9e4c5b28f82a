import Scrollwork

/// The effects of scroll transitions.
extension Scene {
  /// Four columns in one scroll view, each with its own effect.
  public static let effects = Scene(
    "effects", summary: "scroll transitions with scale, rotation, offset and opacity",
    background: Palette.color(0xFAF7F2),
    script: [
      .wait(0.3),
      .drag(by: CGVector(dx: 0, dy: -178), over: 0.8, curve: .easeInOut, hold: 0.14),
      .wait(0.3),
      .flick(.up, velocity: 1500),
      .untilSettled(),
      .wait(0.3),
    ]
  ) {
    EffectsView()
  }

  /// One effect with another configuration in each column.
  public static let configurations = Scene(
    "configurations", summary: "scroll transition configurations: by default, halfway, and always",
    background: Palette.color(0xFAF7F2),
    script: effects.script
  ) {
    ConfigurationsView()
  }
}

private struct EffectsView: View {
  var body: some View {
    TransitionTable(titles: ["scale", "rotation", "offset", "opacity"]) { row in
      FruitTile(row: row, hue: 0.02)
        .scrollTransition { content, phase in
          content.scaleEffect(phase.isIdentity ? 1 : 0.45)
        }
      FruitTile(row: row, hue: 0.13)
        .scrollTransition { content, phase in
          content.rotationEffect(.degrees(70 * phase.value))
        }
      FruitTile(row: row, hue: 0.4)
        .scrollTransition { content, phase in
          content.offset(x: phase.isIdentity ? 0 : 24)
        }
      FruitTile(row: row, hue: 0.6)
        .scrollTransition { content, phase in
          content.opacity(phase.isIdentity ? 1 : 0.1)
        }
    }
  }
}

private struct ConfigurationsView: View {
  var body: some View {
    TransitionTable(titles: [".interactive", ".visible(0.5)", ".identity"]) { row in
      tile(row, hue: 0.75, .interactive)
      tile(row, hue: 0.9, .interactive.threshold(.visible(0.5)))
      tile(row, hue: 0.5, .identity)
    }
  }

  private func tile(
    _ row: Int, hue: Double, _ configuration: ScrollTransitionConfiguration
  ) -> some View {
    FruitTile(row: row, hue: hue)
      .scrollTransition(configuration) { content, phase in
        content
          .scaleEffect(phase.isIdentity ? 1 : 0.45)
          .opacity(phase.isIdentity ? 1 : 0.35)
      }
  }
}

/// Rows of tiles under column titles.
private struct TransitionTable<Row: View>: View {
  let titles: [String]
  @ViewBuilder let row: (Int) -> Row

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 14) {
        ForEach(titles, id: \.self) { title in
          Text(verbatim: title)
            .font(.system(size: 12.5, weight: .medium, design: .monospaced))
            .lineLimit(1)
            .frame(maxWidth: .infinity)
        }
      }
      .foregroundStyle(Palette.color(0x4A4038))
      .padding(.horizontal, 20)
      .padding(.top, 62)
      .padding(.bottom, 14)
      ScrollView {
        LazyVStack(spacing: 14) {
          ForEach(0..<16, id: \.self) { index in
            HStack(spacing: 14) { row(index) }
          }
        }
        .padding(.horizontal, 20)
      }
      .scrollIndicators(.hidden)
      .background(Palette.color(0xF0E9DF))
      .overlay(alignment: .top) { Color.black.opacity(0.12).frame(height: 0.5) }
      .padding(.bottom, 60)
    }
  }
}

/// A tile with a seed in it.
private struct FruitTile: View {
  let row: Int
  let hue: Double

  var body: some View {
    RoundedRectangle(cornerRadius: 18)
      .fill(Color(hue: hue + 0.006 * Double(row), saturation: 0.5, brightness: 0.95))
      .frame(height: 92)
      .overlay {
        Capsule()
          .fill(.white.opacity(0.55))
          .frame(width: 18, height: 40)
          .rotationEffect(.degrees(22))
      }
      .overlay(alignment: .topLeading) {
        Text("\(row + 1)")
          .font(.system(size: 13, weight: .bold, design: .rounded))
          .foregroundStyle(.white)
          .padding(10)
      }
  }
}
