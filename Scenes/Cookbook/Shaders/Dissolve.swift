import Scrollwork

// recipe
/// Places that burn away as they are scrolled, over the next one.
struct Dissolve: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(Array(Landscape.all.enumerated()), id: \.element.id) { index, place in
          Postcard(place: place)
            .containerRelativeFrame([.horizontal, .vertical])
            .visualEffect { content, proxy in
              let top = proxy.frame(in: .scrollView).minY
              let progress = min(max(-top / proxy.size.height, 0), 1)
              return
                content
                .colorEffect(
                  ShaderLibrary.dissolve(.boundingRect, .float(progress)), isEnabled: progress > 0
                )
                .offset(y: -top)
            }
            .zIndex(-Double(index))
        }
      }
    }
    .scrollTargetBehavior(.paging)
    .scrollIndicators(.hidden)
  }
}
// end

/// A place that fills its frame, with its name.
private struct Postcard: View {
  let place: Landscape

  var body: some View {
    LandscapeView(place: place)
      .clipped()
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 4) {
          Text(place.name).font(.system(size: 34, weight: .heavy, design: .rounded))
          Text(place.words).font(.system(size: 15)).opacity(0.85)
        }
        .foregroundStyle(.white)
        .padding(24)
      }
  }
}
