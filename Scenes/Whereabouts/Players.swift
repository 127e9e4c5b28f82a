import Scrollwork

/// Records that play while more than half of them is visible.
extension Scene {
  /// A flick down the pile and a drag back; visible records turn, and the dots above show them.
  public static let players = Scene(
    "players", summary: "records play while more than half of them is visible",
    canvas: CGSize(width: 390, height: 720), background: Palette.color(0x1E1A24),
    script: [
      .wait(0.6),
      .flick(.up, velocity: 700, from: .unit(UnitPoint(x: 0.5, y: 0.7))),
      .wait(1.7),
      .drag(by: CGVector(dx: 0, dy: 200), over: 0.6, curve: .easeInOut, hold: 0.15),
      .wait(1),
    ]
  ) {
    PlayersView()
  }
}

private struct Album: Identifiable {
  let id: Int
  let title: String
  let artist: String
  let colors: [UInt32]

  static let all: [Album] = [
    ("Low Tide Radio", "The Harbor Lamps", [0xFFB199, 0xD94F70]),
    ("Nine Slow Birds", "Marta & the Reeds", [0xDCE775, 0x6A8D48]),
    ("Snow, Then Trains", "Kettle Point", [0x8FB8FF, 0x2A3FA0]),
    ("Upstairs Piano", "A. Lindqvist", [0xE8A4CF, 0x6F3C91]),
    ("Salt Kitchen", "Brass for Nobody", [0xF9C784, 0xC8553D]),
    ("Glass Orchard", "Ida Moon", [0xA9E5DD, 0x2D8395]),
  ].enumerated().map { Album(id: $0, title: $1.0, artist: $1.1, colors: $1.2) }
}

private struct PlayersView: View {
  @State private var inSight: [Int] = []

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 10) {
        Text(verbatim: "Records").font(.system(size: 30, weight: .bold, design: .rounded))
        Spacer()
        ForEach(Album.all) { album in
          Circle()
            .fill(inSight.contains(album.id) ? Palette.color(album.colors[0]) : .white.opacity(0.2))
            .frame(width: 11, height: 11)
        }
      }
      .foregroundStyle(.white)
      .padding(.horizontal, 24)
      .padding(.top, 28)
      .padding(.bottom, 14)
      ScrollView {
        LazyVStack(spacing: 18) {
          ForEach(Album.all) { Record(album: $0) }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 24)
      .contentMargins(.bottom, 24)
      .scrollIndicators(.never)
      .onScrollTargetVisibilityChange(idType: Int.self) { inSight = $0 }
    }
  }
}

/// A sleeve with a record that slides out and plays.
private struct Record: View {
  let album: Album
  @State private var isPlaying = false
  @State private var played = 0.0

  var body: some View {
    HStack(spacing: 20) {
      ZStack {
        Disc(album: album)
          .rotationEffect(.degrees(played * 720))
          .offset(x: isPlaying ? 44 : 0)
        Sleeve(album: album)
      }
      .frame(width: 130, height: 130)
      .padding(.trailing, 34)
      VStack(alignment: .leading, spacing: 5) {
        Text(verbatim: album.title).font(.system(size: 18, weight: .bold))
        Text(verbatim: album.artist).font(.system(size: 14)).opacity(0.65)
        Spacer(minLength: 0)
        Capsule().fill(.white.opacity(0.15)).frame(height: 5)
          .overlay(alignment: .leading) {
            Capsule().fill(Palette.color(album.colors[0]))
              .frame(width: 5 + 109 * played, height: 5)
          }
          .frame(width: 114)
      }
      .foregroundStyle(.white)
      .padding(.vertical, 14)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(20)
    .frame(height: 170)
    .background(.white.opacity(isPlaying ? 0.12 : 0.05), in: .rect(cornerRadius: 24))
    .onScrollVisibilityChange { isVisible in
      withAnimation(.smooth(duration: 0.35)) { isPlaying = isVisible }
      withAnimation(isVisible ? .linear(duration: 6) : .smooth(duration: 0.35)) {
        played = isVisible ? 1 : 0
      }
    }
  }
}

private struct Sleeve: View {
  let album: Album

  var body: some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(
        LinearGradient(
          colors: album.colors.map(Palette.color), startPoint: .topLeading,
          endPoint: .bottomTrailing)
      )
      .overlay {
        Circle().strokeBorder(.white.opacity(0.55), lineWidth: 3).padding(34)
      }
  }
}

private struct Disc: View {
  let album: Album

  var body: some View {
    Circle().fill(Palette.color(0x0C0A10))
      .overlay { Circle().strokeBorder(.white.opacity(0.18), lineWidth: 1).padding(12) }
      .overlay { Circle().strokeBorder(.white.opacity(0.12), lineWidth: 1).padding(24) }
      .overlay(alignment: .trailing) {
        // A mark on the label that makes the rotation visible.
        Circle().fill(Palette.color(album.colors[0])).frame(width: 14, height: 14).padding(14)
      }
      .frame(width: 122, height: 122)
  }
}
