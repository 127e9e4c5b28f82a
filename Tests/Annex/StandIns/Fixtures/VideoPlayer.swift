// At 0, 0.5.
import SwiftUI
import VideoPlayer

struct VideoPlayerFixture: View {
  @State private var play = true
  @State private var text = "none"

  var body: some View {
    VStack {
      VideoPlayer(url: URL(fileURLWithPath: "/none.mp4"), play: $play)
        .onStateChanged { (state: VideoPlayer.State) in
          if case .loading = state { text = "loading" }
        }
        .autoReplay(true).mute(true)
        .frame(width: 300, height: 200)
      Text(text)
    }
  }
}
