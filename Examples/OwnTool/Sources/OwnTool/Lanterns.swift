import Scrollwork

/// Lanterns on a string that light up at the center.
struct Lanterns: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 18) {
        ForEach(0..<12, id: \.self) { index in
          Lantern(hue: Double(index) / 12)
            .containerRelativeFrame(.horizontal, count: 3, spacing: 18)
            .scrollTransition { content, phase in
              content
                .brightness(phase.isIdentity ? 0 : -0.35)
                .rotationEffect(.degrees(phase.value * 12), anchor: .top)
            }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .contentMargins(.horizontal, 20, for: .scrollContent)
    .scrollIndicators(.hidden)
    .background(Color(red: 0.08, green: 0.07, blue: 0.16))
  }
}

private struct Lantern: View {
  let hue: Double

  var body: some View {
    VStack(spacing: 0) {
      Rectangle().fill(.white.opacity(0.4)).frame(width: 1, height: 40)
      Ellipse()
        .fill(
          RadialGradient(
            colors: [.white, Color(hue: hue, saturation: 0.7, brightness: 1)],
            center: .center, startRadius: 4, endRadius: 70)
        )
        .frame(height: 120)
      Rectangle().fill(.white.opacity(0.6)).frame(width: 20, height: 6)
    }
  }
}

extension Scene {
  /// Two flicks along the string.
  static let lanterns = Scene(
    "lanterns", summary: "lanterns that light up at the center",
    canvas: CGSize(width: 390, height: 240),
    script: [
      .wait(0.3), .flick(.left, velocity: 900), .untilSettled(), .wait(0.2),
      .flick(.left, velocity: 1800), .untilSettled(), .wait(0.3),
    ]
  ) { Lanterns() }
}
