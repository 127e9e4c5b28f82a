import Scrollwork

// recipe
/// Cards that shrink, tilt and fade away from the center.
struct Carousel: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 6) {
        ForEach(Landscape.all) { place in
          PlaceCard(place: place)
            .containerRelativeFrame(.horizontal)
            .scrollTransition { content, phase in
              content
                .scaleEffect(phase.isIdentity ? 1 : 0.84)
                .rotationEffect(.degrees(phase.value * 3))
                .opacity(phase.isIdentity ? 1 : 0.55)
            }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 54, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
  }
}
// end

private struct PlaceCard: View {
  let place: Landscape

  var body: some View {
    LandscapeView(place: place)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 3) {
          Text(place.name).font(.system(size: 24, weight: .bold, design: .rounded))
          Text(place.words).font(.system(size: 13)).opacity(0.85)
        }
        .foregroundStyle(.white)
        .padding(20)
      }
      .clipShape(.rect(cornerRadius: 30))
      .padding(.vertical, 34)
  }
}
