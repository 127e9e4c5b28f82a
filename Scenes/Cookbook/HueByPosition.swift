import Scrollwork

// recipe
/// Beads of one color whose hue rotates with their position.
struct HueByPosition: View {
  private let columns = [GridItem](repeating: GridItem(.flexible(), spacing: 14), count: 4)

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 14) {
        ForEach(0..<48) { _ in
          Bead()
            .visualEffect { content, proxy in
              let place = proxy.frame(in: .scrollView)
              return content.hueRotation(.degrees(place.midY * 1.1 + place.midX * 0.2))
            }
        }
      }
      .padding(18)
    }
    .scrollIndicators(.hidden)
    .background(Palette.color(0x14131A))
  }
}
// end

/// A bead with a highlight.
private struct Bead: View {
  var body: some View {
    Circle()
      .fill(
        RadialGradient(
          colors: [
            Palette.color(0xFFD9DE), Palette.color(0xFF5470), Palette.color(0xB3173D),
            Palette.color(0x5A0A2A),
          ],
          center: UnitPoint(x: 0.36, y: 0.3), startRadius: 0, endRadius: 46)
      )
      .aspectRatio(1, contentMode: .fit)
  }
}
