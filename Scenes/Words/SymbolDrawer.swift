import Scrollwork

/// The drawn symbols, in rows.
struct SymbolDrawer: View {
  private static let names = [
    "house.fill", "magnifyingglass", "bell", "person.2.fill", "gearshape", "gearshape.fill",
    "trash", "trash.fill", "cart", "cart.fill", "bag.fill", "creditcard.fill", "gift.fill",
    "calendar", "clock.fill", "alarm", "hourglass", "timer", "camera.fill", "photo.fill",
    "video.fill", "film", "phone.fill", "envelope.fill", "message.fill", "bubble.left",
    "paperplane", "paperplane.fill", "map", "map.fill", "mappin", "location", "location.fill",
    "bookmark.fill", "tag", "tag.fill", "folder", "folder.fill", "doc", "doc.fill", "doc.text",
    "book.fill", "flame", "flame.fill", "bolt", "bolt.fill", "leaf", "leaf.fill", "drop",
    "drop.fill", "cloud", "cloud.rain.fill", "sun.max", "sun.max.fill", "moon",
    "moon.stars.fill", "snowflake", "wind", "umbrella.fill", "mountain.2.fill", "wifi",
    "battery.100", "lock", "lock.fill", "eye", "eye.fill", "eye.slash", "mic.fill",
    "speaker.wave.2.fill", "headphones", "music.note", "play.circle.fill", "pause.circle",
    "forward.fill", "hand.thumbsup", "hand.thumbsup.fill", "star.circle.fill",
    "heart.circle.fill", "crown.fill", "sparkles", "flag.fill", "shield.fill", "airplane",
    "car.fill", "fork.knife", "cup.and.saucer.fill", "gamecontroller.fill", "pawprint.fill",
    "paintbrush.fill", "pencil", "square.and.pencil", "link", "list.bullet",
    "slider.horizontal.3", "iphone", "tv", "plus.circle.fill", "xmark.circle.fill",
    "chevron.right.circle.fill", "arrow.up.circle.fill", "arrow.down.circle", "plus.square.fill",
    "checkmark.square", "info.circle", "info.circle.fill", "questionmark.circle.fill",
    "exclamationmark.triangle.fill", "person.3.fill", "person.crop.circle.fill", "globe",
  ]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 6), spacing: 18) {
        ForEach(Array(Self.names.enumerated()), id: \.offset) { index, name in
          Image(systemName: name)
            .font(.system(size: 26))
            .foregroundStyle(
              Color(
                hue: Double(index) / Double(Self.names.count), saturation: 0.75, brightness: 0.8)
            )
            .frame(height: 36)
        }
      }
      .padding(16)
    }
  }
}

extension Scene {
  /// The drawn symbols.
  public static let symbolDrawer = Scene(
    "symbols", summary: "all drawn symbols",
    canvas: CGSize(width: 340, height: 520),
    script: [.wait(0.2), .flick(.up, velocity: 1600), .untilSettled(), .wait(0.6)]
  ) { SymbolDrawer() }
}
