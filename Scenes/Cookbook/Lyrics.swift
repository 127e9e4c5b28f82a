import Scrollwork

// recipe
/// Lines that are sharp only while they are at the center.
struct Lyrics: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 22) {
        ForEach(Song.lines, id: \.self) { line in
          Text(line)
            .font(.system(size: 26, weight: .bold))
            .scrollTransition(.interactive.threshold(.centered)) { content, phase in
              content
                .scaleEffect(phase.isIdentity ? 1.04 : 0.94, anchor: .leading)
                .blur(radius: phase.isIdentity ? 0 : 3.5)
                .opacity(phase.isIdentity ? 1 : 0.32)
            }
        }
      }
      .scrollTargetLayout()
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 24)
    }
    .contentMargins(.vertical, 168, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned(anchor: .center))
    .scrollIndicators(.hidden)
    .foregroundStyle(.white)
    .background(
      LinearGradient(
        colors: [Palette.color(0x5B2A6E), Palette.color(0x1B1640), Palette.color(0x0A2A44)],
        startPoint: .topLeading, endPoint: .bottomTrailing))
  }
}
// end

private enum Song {
  static let lines = [
    "Slow rain, and the kettle sings along",
    "The street lamps answer, one by one",
    "I kept your coat, I kept your word",
    "I kept the porch light on",
    "Oh, slow train, take the river bend",
    "There is no hurry in the rain",
    "And every road I thought would end",
    "Has turned for home again",
  ]
}
