import Scrollwork

// recipe
/// A row bent into a ring: scrolling rotates it, and the view at the top is selected.
struct CircularWheel: View {
  @State private var top: Int? = 15
  /// Sixteen views, 50 points apart, are a full turn.
  private let radius = 16 * 50 / (2 * Double.pi)

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 4) {
        ForEach(0..<32) { index in
          Medallion(place: place(index), isChosen: index == top)
            .visualEffect { [radius] content, proxy in
              let middle = proxy.bounds(of: .scrollView)?.midX ?? 0
              let way = proxy.size.width / 2 - middle
              let angle = way / radius
              return
                content
                .rotationEffect(.radians(angle))
                .offset(x: radius * sin(angle) - way, y: -radius * cos(angle))
                .opacity(abs(angle) < 3.15 ? 1 : 0)
            }
        }
      }
      .scrollTargetLayout()
      .frame(maxHeight: .infinity)
    }
    .contentMargins(.horizontal, 147, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $top, anchor: .center)
    .scrollIndicators(.hidden)
    .overlay { Plate(place: place(top ?? 0)) }
    .background(Palette.color(0x1C1B22))
  }

  private func place(_ index: Int) -> Landscape { Landscape.all[index % Landscape.all.count] }
}
// end

private struct Medallion: View {
  let place: Landscape
  let isChosen: Bool

  var body: some View {
    LandscapeView(place: place)
      .frame(width: 46, height: 46)
      .clipShape(Circle())
      .overlay { Circle().strokeBorder(.white.opacity(isChosen ? 1 : 0.25), lineWidth: 2) }
  }
}

/// The plate at the center of the ring.
private struct Plate: View {
  let place: Landscape

  var body: some View {
    VStack(spacing: 4) {
      Text(place.name).font(.system(size: 22, weight: .bold, design: .rounded))
      Text(place.words)
        .font(.system(size: 12.5))
        .opacity(0.65)
        .multilineTextAlignment(.center)
    }
    .foregroundStyle(.white)
    .frame(width: 150)
    .allowsHitTesting(false)
  }
}
