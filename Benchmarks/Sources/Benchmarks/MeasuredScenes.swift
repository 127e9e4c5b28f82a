import Scrollwork

// Scenes that are only measured.
extension Scene {
  /// A grid of a thousand photos.
  static let photos = Scene(
    "photos-thousand", script: [.glide(to: .offset(CGPoint(x: 0, y: 3000)), over: 3)]
  ) {
    ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2)
      {
        ForEach(0..<1000, id: \.self) { number in
          Image(["photo-volcano", "photo-tulip", "photo-city", "photo-fish"][number % 4])
            .resizable()
            .aspectRatio(1, contentMode: .fill)
            .clipped()
        }
      }
    }
  }

  /// A list of paragraphs.
  static let articles = Scene(
    "articles", script: [.glide(to: .offset(CGPoint(x: 0, y: 3000)), over: 3)]
  ) {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 20) {
        ForEach(0..<200, id: \.self) { number in
          VStack(alignment: .leading, spacing: 6) {
            Text("Paragraph \(number)").font(.headline)
            Text(
              """
              The \(number)th of many paragraphs, long enough for some lines: what scrolls is mostly \
              text, and text is shaped once, drawn once, and then found again at another height.
              """
            )
            Text("\(number * 7 % 60) minutes ago").font(.caption).foregroundStyle(.secondary)
          }
        }
      }
      .padding()
    }
  }
}
