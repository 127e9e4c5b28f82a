import Scrollwork

// recipe
/// Photos whose pixels grow toward the edges.
struct Mosaic: View {
  private let columns = [GridItem](repeating: GridItem(.flexible(), spacing: 12), count: 2)

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 12) {
        ForEach(Photo.album) { photo in
          Image(photo.picture)
            .resizable()
            .aspectRatio(4 / 3, contentMode: .fit)
            .pixelated(columns: 36, within: 150)
            .pixelated(columns: 12, within: 85)
            .pixelated(columns: 4, within: 20)
            .clipShape(.rect(cornerRadius: 16))
        }
      }
      .padding(12)
    }
    .scrollIndicators(.hidden)
  }
}

extension View {
  /// Pixelates the view while its center is this near to an edge of the scroll view, or beyond it.
  fileprivate func pixelated(columns: Double, within distance: Double) -> some View {
    scrollTransition(.interactive.threshold(.visible(0.5).inset(by: distance))) { content, phase in
      content.layerEffect(
        ShaderLibrary.pixelate(.boundingRect, .float(columns)),
        maxSampleOffset: CGSize(width: 20, height: 20), isEnabled: !phase.isIdentity)
    }
  }
}
// end
