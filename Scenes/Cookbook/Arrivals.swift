import Scrollwork

// recipe
/// Pictures that spring in from the side once a third of them is visible.
struct Arrivals: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 16) {
        ForEach(Landscape.all) { place in
          LandscapeView(place: place)
            .frame(height: 120)
            .clipShape(.rect(cornerRadius: 24))
            .scrollTransition(.animated(.bouncy).threshold(.visible(0.35))) { content, phase in
              content
                .offset(x: phase.isIdentity ? 0 : 120)
                .rotationEffect(.degrees(phase.isIdentity ? 0 : 12), anchor: .bottomLeading)
                .opacity(phase.isIdentity ? 1 : 0)
            }
        }
      }
      .padding(20)
    }
    .scrollIndicators(.hidden)
  }
}
// end
