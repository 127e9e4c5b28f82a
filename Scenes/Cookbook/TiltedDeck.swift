import Scrollwork

// recipe
/// Pages that tilt back one behind the other, and rise toward the front.
struct TiltedDeck: View {
  var body: some View {
    ScrollView {
      VStack(spacing: -170) {
        ForEach(Landscape.all) { place in
          LeafletPage(place: place)
            .visualEffect { content, proxy in
              let height = proxy.bounds(of: .scrollView)?.height ?? 1
              let place = proxy.frame(in: .scrollView).minY / height
              let near = min(max(place, 0), 1)
              return
                content
                .rotation3DEffect(
                  .degrees(46 - 22 * near), axis: (1, 0, 0), anchor: .top, perspective: 0.2
                )
                .scaleEffect(0.76 + 0.24 * near, anchor: .top)
                .opacity(min(max(1 + place * 5, 0), 1))
            }
        }
      }
      .padding(.horizontal, 30)
      .padding(.top, 70)
      .padding(.bottom, 20)
    }
    .scrollIndicators(.hidden)
    .background(
      LinearGradient(
        colors: [Palette.color(0x2A2D3A), Palette.color(0x0F1016)], startPoint: .top,
        endPoint: .bottom))
  }
}
// end

private struct LeafletPage: View {
  let place: Landscape

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 6) {
        Circle().fill(Palette.color(place.hills[1])).frame(width: 12, height: 12)
        Text(place.name).font(.system(size: 13, weight: .semibold))
        Spacer()
        Image(systemName: "xmark").font(.system(size: 11, weight: .bold)).opacity(0.4)
      }
      .padding(.horizontal, 14)
      .frame(height: 34)
      .foregroundStyle(Palette.color(0x22242E))
      .background(Palette.color(0xF4F4F7))
      LandscapeView(place: place)
    }
    .frame(height: 250)
    .clipShape(.rect(cornerRadius: 16))
    .overlay { RoundedRectangle(cornerRadius: 16).strokeBorder(.black.opacity(0.25)) }
  }
}
