import Scrollwork

// recipe
/// A header that stretches when pulled, and sticks as a bar when scrolled away.
struct StickyHeader: View {
  private let place = Landscape.all[2]
  private let bar = 76.0

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        LandscapeView(place: place)
          .clipped()
          .visualEffect { [bar] content, proxy in
            let (top, height) = (proxy.frame(in: .scrollView).minY, proxy.size.height)
            return
              content
              .scaleEffect(1 + max(0, top) / height, anchor: .bottom)
              .offset(y: max(0, bar - height - top))
          }
          .overlay(alignment: .bottomLeading) { title }
          .frame(height: 230)
          .zIndex(1)
        ForEach(1..<12) { WalkRow(number: $0) }
      }
    }
    .scrollIndicators(.hidden)
    .background(Palette.color(0xFBF7F0))
  }

  private var title: some View {
    Text(place.name)
      .font(.system(size: 34, weight: .heavy, design: .rounded))
      .foregroundStyle(.white)
      .padding(.bottom, 14)
      .visualEffect { [bar] content, proxy in
        let bottom = proxy.frame(in: .scrollView).maxY
        let rest = min(max((bottom - bar) / 120, 0), 1)
        return
          content
          .scaleEffect(0.65 + 0.35 * rest, anchor: .bottomLeading)
          .offset(y: max(0, bar - bottom))
      }
      .padding(.horizontal, 20)
  }
}
// end

private struct WalkRow: View {
  let number: Int

  private static let names = [
    "To the lighthouse", "Round the salt pans", "Up the smugglers' stair", "Along the old wall",
    "Down to the seals", "Over the dunes",
  ]

  var body: some View {
    HStack(spacing: 14) {
      Text("\(number)")
        .font(.system(size: 15, weight: .bold, design: .rounded))
        .foregroundStyle(.white)
        .frame(width: 36, height: 36)
        .background(
          Circle().fill(
            Color(hue: 0.98 + 0.012 * Double(number), saturation: 0.6, brightness: 0.86)))
      VStack(alignment: .leading, spacing: 2) {
        Text(Self.names[(number - 1) % Self.names.count]).font(.system(size: 16, weight: .semibold))
        Text("\(2 + number * 5 % 9) miles, mostly on grass")
          .font(.system(size: 12.5))
          .opacity(0.6)
      }
      Spacer()
    }
    .foregroundStyle(Palette.color(0x3B2540))
    .padding(.horizontal, 20)
    .padding(.vertical, 12)
    .overlay(alignment: .bottom) {
      Color.black.opacity(0.08).frame(height: 0.5).padding(.leading, 70)
    }
  }
}
