import Scrollwork

// recipe
/// Covers that face the viewer at the center and rotate away on both sides.
struct CoverFlow: View {
  @State private var front: Landscape.ID? = Landscape.all[2].id

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: -104) {
        ForEach(Landscape.all) { place in
          Cover(place: place)
            .visualEffect { content, proxy in
              let middle = proxy.bounds(of: .scrollView)?.midX ?? 0
              let away = (proxy.size.width / 2 - middle) / 56
              let turn = min(max(away, -1), 1)
              return
                content
                .rotation3DEffect(.degrees(-62 * turn), axis: (0, 1, 0), perspective: 0.55)
                .scaleEffect(1 - 0.14 * abs(turn))
                .offset(x: turn * 64)
            }
            .zIndex(-distance(to: place))
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 115, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $front, anchor: .center)
    .scrollIndicators(.hidden)
    .background(.black)
  }

  private func distance(to place: Landscape) -> Double {
    let ids = Landscape.all.map(\.id)
    let middle = ids.firstIndex { $0 == front } ?? 0
    let index = ids.firstIndex { $0 == place.id } ?? 0
    return Double(abs(index - middle))
  }
}
// end

/// A record sleeve with a reflection on black.
private struct Cover: View {
  let place: Landscape

  var body: some View {
    VStack(spacing: 0) {
      sleeve
      sleeve
        .scaleEffect(y: -1)
        .overlay {
          LinearGradient(
            colors: [.black.opacity(0.62), .black], startPoint: .top,
            endPoint: UnitPoint(x: 0.5, y: 0.55))
        }
    }
    .padding(.top, 140)
  }

  private var sleeve: some View {
    LandscapeView(place: place)
      .frame(width: 160, height: 160)
      .clipped()
  }
}
