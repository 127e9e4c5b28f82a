import Scrollwork

/// A photo of the album.
struct Photo: Identifiable, Hashable {
  /// The name, also the view's id in scripts.
  let id: String

  /// The image name.
  var picture: String { "photo-" + id }

  /// All photos, in the order of the album.
  static let album = [
    "dunes", "peaks", "harbor", "pines", "city", "balloon", "moon", "tulip", "cactus", "iceberg",
    "volcano", "rows", "bridge", "fish", "tea", "rainbow", "kite", "snowman", "mushroom",
    "lighthouse", "lemon", "waves", "leaf", "stripes",
  ].map(Photo.init)
}

/// A photo that fills its frame and is clipped to it.
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
