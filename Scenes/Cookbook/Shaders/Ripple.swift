import Scrollwork

// recipe
/// Photos that a tap bends in rings around the finger.
struct Ripple: View {
  @State private var origin = CGPoint.zero
  @State private var taps = 0
  private let columns = [GridItem](repeating: GridItem(.flexible(), spacing: 8), count: 3)

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 8) {
        ForEach(Photo.album) { photo in
          SquarePhoto(photo: photo)
        }
      }
      .padding(8)
      .onTapGesture { location in
        origin = location
        taps += 1
      }
      .keyframeAnimator(initialValue: 0.0, trigger: taps) { content, time in
        content.layerEffect(
          ShaderLibrary.ripple(.float2(origin), .float(time)),
          maxSampleOffset: CGSize(width: 20, height: 20), isEnabled: time > 0 && time < 2)
      } keyframes: { _ in
        MoveKeyframe(0)
        LinearKeyframe(2, duration: 2)
      }
    }
    .scrollIndicators(.hidden)
    .background(Palette.color(0x0E1A24))
  }
}
// end

/// A photo, cropped to a square.
private struct SquarePhoto: View {
  let photo: Photo

  var body: some View {
    Color.clear
      .aspectRatio(1, contentMode: .fit)
      .overlay { Image(photo.picture).resizable().scaledToFill() }
      .clipShape(.rect(cornerRadius: 12))
  }
}
