import Scrollwork

// recipe
/// Pictures whose distant layers move less than the near ones.
struct Parallax: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 16) {
        ForEach(Landscape.all) { place in
          ZStack {
            SkyView(place: place)
            ForEach(0..<3) { depth in
              RangeView(place: place, depth: depth)
                .visualEffect { content, proxy in
                  let middle = proxy.bounds(of: .scrollView)?.midY ?? 0
                  let away = proxy.size.height / 2 - middle
                  return content.offset(y: away * 0.13 * Double(depth))
                }
            }
          }
          .frame(height: 180)
          .overlay(alignment: .bottomLeading) { Caption(place: place) }
          .clipShape(.rect(cornerRadius: 22))
        }
      }
      .padding(16)
    }
    .scrollIndicators(.hidden)
    .background(Palette.color(0xF3EEE6))
  }
}
// end

private struct Caption: View {
  let place: Landscape

  var body: some View {
    Text(place.name)
      .font(.system(size: 19, weight: .bold, design: .rounded))
      .foregroundStyle(.white)
      .padding(.horizontal, 16)
      .padding(.vertical, 12)
  }
}
