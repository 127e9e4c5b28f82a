import Scrollwork

/// A palette as a picture: a sky, a sun and waves in its colors.
struct HeroCard: View {
  let palette: Palette
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    let colors = palette.colors
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: [colors[0], colors[1]], startPoint: .top, endPoint: .bottom)
      Circle()
        .fill(
          LinearGradient(
            colors: [.white, colors[0].opacity(0.4)], startPoint: .top, endPoint: .bottom)
        )
        .frame(width: 132, height: 132)
        .offset(x: side * (118 + 24 * sin(palette.swing)), y: -220)
      Wave(height: 0.62, swing: palette.swing)
        .fill(
          LinearGradient(
            colors: [colors[2].opacity(0.55), colors[2]], startPoint: .top, endPoint: .bottom))
      Wave(height: 0.46, swing: palette.swing + 1.9)
        .fill(
          LinearGradient(
            colors: [colors[3].opacity(0.7), colors[3]], startPoint: .top, endPoint: .bottom))
      Wave(height: 0.3, swing: palette.swing + 3.6)
        .fill(
          LinearGradient(
            colors: [colors[4].opacity(0.8), colors[4]], startPoint: .top, endPoint: .bottom))
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: palette.name)
          .font(.system(size: 24, weight: .bold, design: .rounded))
        Text(verbatim: palette.words)
          .font(.system(size: 14))
          .opacity(0.85)
      }
      .foregroundStyle(.white)
      .padding(24)
    }
    .clipShape(.rect(cornerRadius: 34))
    .shadow(color: colors[4].opacity(0.32), radius: 14, y: 12)
  }

  /// The sign of offsets, which are not mirrored, toward the trailing edge.
  private var side: Double { layoutDirection == .leftToRight ? 1 : -1 }
}

/// Water up to a fraction of the height.
private struct Wave: Shape {
  let height: Double
  let swing: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      let level = rect.maxY - rect.height * height
      let swell = rect.height * 0.05
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: level + swell * sin(swing)))
      let thirds = rect.width / 3
      for part in 1...3 {
        let end = CGPoint(
          x: rect.minX + thirds * Double(part), y: level + swell * sin(swing + 2.1 * Double(part)))
        let start = CGPoint(
          x: end.x - thirds, y: level + swell * sin(swing + 2.1 * Double(part - 1)))
        path.addCurve(
          to: end, control1: CGPoint(x: start.x + thirds * 0.42, y: start.y),
          control2: CGPoint(x: end.x - thirds * 0.42, y: end.y))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
