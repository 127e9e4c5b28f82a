import SwiftUI

/// A list of songs under a small fixed player.
struct MusicLibrary: View {
  @State private var playing = 2

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        Text("Songs").font(.largeTitle.bold()).padding(.vertical, 12)
        ForEach(Song.all) { song in
          SongRow(song: song, isPlaying: song.id == playing)
            .id("song \(song.id)")
            .onTapGesture { withAnimation(.snappy) { playing = song.id } }
          Divider().padding(.leading, 64)
        }
      }
      .padding(.horizontal, 20)
    }
    .safeAreaInset(edge: .bottom) { MiniPlayer(song: Song.all[playing]) }
    .background(.white)
  }
}

private struct SongRow: View {
  let song: Song
  let isPlaying: Bool

  var body: some View {
    HStack(spacing: 14) {
      Sleeve(song: song, side: 50)
      VStack(alignment: .leading, spacing: 2) {
        Text(song.title)
          .fontWeight(isPlaying ? .bold : .regular)
          .foregroundStyle(isPlaying ? song.color : .primary)
        Text(song.artist).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      if isPlaying {
        Image(systemName: "music.note").foregroundStyle(song.color)
          .transition(.scale.combined(with: .opacity))
      } else {
        Text(song.length).font(.footnote).monospacedDigit().foregroundStyle(.secondary)
      }
    }
    .frame(height: 66)
    .contentShape(Rectangle())
  }
}

private struct MiniPlayer: View {
  let song: Song

  var body: some View {
    HStack(spacing: 12) {
      Sleeve(song: song, side: 40)
      VStack(alignment: .leading, spacing: 1) {
        Text(song.title).font(.headline)
        Text(song.artist).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "pause.fill").font(.title3)
      Image(systemName: "forward.fill").font(.title3).foregroundStyle(.secondary)
    }
    .padding(12)
    .background(Color(.systemBackground), in: RoundedRectangle(cornerRadius: 20))
    .shadow(color: .black.opacity(0.15), radius: 12, y: 4)
    .padding(.horizontal, 12)
    .padding(.bottom, 12)
  }
}

private struct Sleeve: View {
  let song: Song
  let side: CGFloat

  var body: some View {
    RoundedRectangle(cornerRadius: side / 6)
      .fill(song.color.gradient)
      .frame(width: side, height: side)
      .overlay {
        Circle().strokeBorder(.white.opacity(0.6), lineWidth: side / 12).padding(side / 5)
      }
  }
}

private struct Song: Identifiable {
  let id: Int
  let title: String
  let artist: String
  let length: String
  let color: Color

  private static let titles = [
    "Copper Kettle Waltz", "Harbor Lights Off", "Eleven Steps", "Salt on the Sill",
    "Borrowed Umbrella", "The Long Platform", "Marigold", "Two Left Gloves", "Quiet Engine",
    "Last Tram but One", "A Room for Moths", "Window Seat", "Slow Letter", "Paper Boats",
    "Rain Check", "The Other Ferry", "Small Hours", "Good Bread", "Unsent", "Lanterns",
  ]
  private static let artists = ["The Tidewaiters", "Ola Finch", "Quarter Past", "Museum of Rain"]
  private static let colors: [Color] = [.pink, .indigo, .orange, .teal, .purple, .green, .blue]

  static let all = titles.enumerated().map { index, title in
    Song(
      id: index, title: title, artist: artists[index * 3 % artists.count],
      length: "\(2 + index % 3):\(10 + index * 7 % 50)", color: colors[index % colors.count])
  }
}

#Preview { MusicLibrary() }
