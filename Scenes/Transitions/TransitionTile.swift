import Scrollwork

/// A tile with an arrow, over the outline of its place.
struct TransitionTile<Changed: View>: View {
  let row: Int
  let hue: Double
  /// The tile with its transition.
  @ViewBuilder let changed: (ArrowTile) -> Changed

  var body: some View {
    changed(ArrowTile(row: row, hue: hue))
      .frame(width: 60, height: 60)
      .background {
        RoundedRectangle(cornerRadius: 14)
          .strokeBorder(
            Palette.color(0x4A4038).opacity(0.3), style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
      }
      .frame(maxWidth: .infinity)
  }
}

/// A tile with an arrow and a number.
struct ArrowTile: View {
  let row: Int
  let hue: Double

  var body: some View {
    RoundedRectangle(cornerRadius: 14)
      .fill(Color(hue: hue, saturation: 0.62, brightness: 0.85))
      .overlay {
        VStack(spacing: 2) {
          Image(systemName: "arrow.up")
            .font(.system(size: 17, weight: .heavy))
          Text("\(row + 1)")
            .font(.system(size: 15, weight: .bold, design: .rounded))
        }
        .foregroundStyle(.white)
      }
  }
}
