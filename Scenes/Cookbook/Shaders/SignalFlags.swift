import Scrollwork

// recipe
/// Flags that wave with the velocity of the scroll.
struct SignalFlags: View {
  @State private var wind = 0.0
  private let columns = [GridItem](repeating: GridItem(.flexible(), spacing: 30), count: 2)

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 26) {
        ForEach(SignalFlag.all) { flag in
          VStack(alignment: .leading, spacing: 12) {
            SignalFlagView(flag: flag)
              .visualEffect { [wind] content, proxy in
                let place = proxy.frame(in: .scrollView)
                return content.layerEffect(
                  ShaderLibrary.billow(
                    .boundingRect, .float(wind), .float((place.minX - place.minY) / 30)),
                  maxSampleOffset: CGSize(width: 0, height: 30))
              }
            SignalFlagLabel(flag: flag)
          }
        }
      }
      .padding(26)
    }
    .onScrollGeometryChange(for: Double.self) {
      $0.contentOffset.y
    } action: { before, now in
      wind += (now - before - wind) / 10
    }
    .onScrollPhaseChange { _, phase in
      if phase == .idle { wind = 0 }
    }
    .scrollIndicators(.hidden)
    .background { SignalFlagSea() }
  }
}
// end
