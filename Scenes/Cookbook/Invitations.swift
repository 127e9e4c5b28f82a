import Scrollwork

// recipe
/// A fan of cards, over a glow in the color of the front one.
struct Invitations: View {
  @State private var front: Landscape.ID? = Landscape.all[0].id

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: -6) {
        ForEach(Landscape.all) { place in
          Invitation(place: place)
            .containerRelativeFrame(.horizontal)
            .scrollTransition(
              .interactive(timingCurve: .linear).threshold(.centered)
            ) { content, phase in
              content
                .rotationEffect(.degrees(phase.value * 9), anchor: .bottom)
                .scaleEffect(phase.isIdentity ? 1 : 0.88)
                .offset(y: phase.isIdentity ? 0 : 8)
            }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 68, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $front)
    .scrollIndicators(.hidden)
    .background {
      LinearGradient(
        colors: shown.skyColors + [Palette.color(shown.hills[2])], startPoint: .top,
        endPoint: .bottom
      )
      .brightness(-0.12)
      .animation(.smooth(duration: 0.6), value: front)
    }
  }

  private var shown: Landscape { Landscape.all.first { $0.id == front } ?? Landscape.all[0] }
}
// end

private struct Invitation: View {
  let place: Landscape

  var body: some View {
    LandscapeView(place: place)
      .overlay(alignment: .bottom) {
        VStack(spacing: 6) {
          Text(verbatim: "SATURDAY AT NINE").font(.system(size: 10.5, weight: .semibold)).opacity(
            0.8)
          Text(place.name).font(.system(size: 25, weight: .bold, design: .serif))
          Text(place.words).font(.system(size: 12)).opacity(0.85)
          HStack(spacing: -7) {
            ForEach(0..<4) { guest in
              Circle()
                .fill(Color(hue: 0.08 + 0.23 * Double(guest), saturation: 0.45, brightness: 0.95))
                .overlay { Circle().strokeBorder(Palette.color(place.hills[2]), lineWidth: 2) }
                .frame(width: 26, height: 26)
            }
          }
          .padding(.top, 4)
        }
        .foregroundStyle(.white)
        .padding(.bottom, 18)
      }
      .clipShape(.rect(cornerRadius: 28))
      .overlay { RoundedRectangle(cornerRadius: 28).strokeBorder(.white.opacity(0.5)) }
      .padding(.vertical, 46)
  }
}
