import Scrollwork

/// One of the photos.
struct Photo: Identifiable, Hashable {
  /// The name, which is also what scripts call it.
  let id: String

  /// The picture's name.
  var picture: String { "photo-" + id }

  /// All of them, in the order of the album.
  static let album = [
    "dunes", "peaks", "harbor", "pines", "city", "balloon", "moon", "tulip", "cactus", "iceberg",
    "volcano", "rows", "bridge", "fish", "tea", "rainbow", "kite", "snowman", "mushroom",
    "lighthouse", "lemon", "waves", "leaf", "stripes",
  ].map(Photo.init)
}

/// A photo that fills the room it is given and is cut to it.
struct PhotoTile: View {
  let photo: Photo

  var body: some View {
    Image(photo.picture)
      .resizable()
      .scaledToFill()
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .cornerRadius(6)
  }
}

/// The title above the photos.
struct AlbumTitle: View {
  let text: String

  init(_ text: String) { self.text = text }

  var body: some View {
    HStack {
      Text(text)
        .font(.system(.title, design: .rounded))
        .fontWeight(.heavy)
      Spacer()
    }
  }
}
