import Scrollwork

/// A feed of two hundred cards, scrolled at constant speed: 20 points per still at 60 fps.
extension Scene {
  /// Cards that shrink, rotate and fade at the edges: the scene of the benchmarks.
  public static let feed = Scene(
    "feed", summary: "200 cards that shrink, rotate and fade at the edges",
    script: [.glide(to: .offset(CGPoint(x: 0, y: 6000)), over: 5)]
  ) {
    ScrollView {
      LazyVStack(spacing: 16) {
        ForEach(0..<200) { index in
          FeedCard(index: index)
            .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
              content
                .scaleEffect(phase.isIdentity ? 1 : 0.8)
                .opacity(phase.isIdentity ? 1 : 0.3)
                .rotationEffect(.degrees(6 * phase.value))
                .offset(x: 40 * phase.value)
            }
        }
      }
      .padding(20)
    }
    .scrollIndicators(.hidden)
  }
}

private struct FeedCard: View {
  let index: Int

  var body: some View {
    let place = Double(index) / 200
    HStack(spacing: 16) {
      Circle()
        .fill(.white.opacity(0.35))
        .frame(width: 48, height: 48)
      VStack(alignment: .leading, spacing: 4) {
        Text("Palette \(index)")
          .font(.system(size: 17, weight: .semibold))
        Text("Colour combination number \(index)")
          .font(.system(size: 13))
          .foregroundStyle(.white.opacity(0.8))
      }
      Spacer(minLength: 0)
    }
    .padding(.leading, 20)
    .foregroundStyle(.white)
    .frame(width: 350, height: 120)
    .background(
      LinearGradient(
        colors: [
          Color(hue: place, saturation: 0.65, brightness: 0.95),
          Color(hue: place + 0.1, saturation: 0.7, brightness: 0.7),
        ], startPoint: .topLeading, endPoint: .bottomTrailing),
      in: .rect(cornerRadius: 16, style: .circular))
  }
}
