import Scrollwork

/// Photos in an adaptive grid.
extension Scene {
  /// The album is flicked to its end and pulled back.
  public static let photoGrid = Scene(
    "photo-grid", summary: "an album in an adaptive grid",
    canvas: CGSize(width: 390, height: 440),
    script: [
      .wait(0.3),
      .flick(.up, velocity: 1100),
      .untilSettled(),
      .wait(0.2),
      .drag(by: CGVector(dx: 0, dy: -90), over: 0.35, curve: .easeOut, hold: 0.15),
      .untilSettled(),
      .wait(0.2),
      .flick(.down, velocity: 1500),
      .untilSettled(),
      .wait(0.2),
    ]
  ) {
    PhotoGridView()
  }
}

private struct PhotoGridView: View {
  var body: some View {
    ScrollView {
      AlbumTitle("Photos")
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 76))]) {
        ForEach(Photo.album) { photo in
          PhotoTile(photo: photo)
            .frame(height: 68)
        }
      }
    }
    .padding()
  }
}
