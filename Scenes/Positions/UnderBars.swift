import Scrollwork

/// Cards that scroll under bars, and a readout of the content offset.
extension Scene {
  /// The safe area insets the first and the last card; the cards between scroll under the bars.
  public static let underBars = Scene(
    "under-bars", summary: "content that scrolls under bars, and a readout of its offset",
    background: Palette.color(0xF1F4EF),
    script: [
      .wait(0.4),
      .drag(by: CGVector(dx: 0, dy: -260), over: 0.6, curve: .easeInOut, hold: 0.14),
      .wait(0.3),
      .flick(.up, velocity: 2600),
      .untilSettled(),
      .wait(0.4),
    ]
  ) {
    UnderBarsView()
  }
}

private struct UnderBarsView: View {
  @State private var offset: CGFloat = 0

  private let top: CGFloat = 112
  private let bottom: CGFloat = 84

  var body: some View {
    ScrollView {
      VStack(spacing: 14) {
        ForEach(0..<14, id: \.self) { index in
          StripeCard(number: index + 1, palette: Palette.all[index % Palette.all.count])
        }
      }
      .padding(.horizontal, 16)
      .onGeometryChange(for: CGFloat.self) { proxy in
        -proxy.frame(in: .global).minY
      } action: { new in
        offset = new
      }
    }
    .safeAreaPadding(.top, top)
    .safeAreaPadding(.bottom, bottom)
    .overlay(alignment: .top) {
      bar(height: top, edge: .bottom) {
        Text("Under the bars")
          .font(.system(size: 28, weight: .bold, design: .rounded))
          .frame(maxHeight: .infinity, alignment: .bottom)
          .padding(.bottom, 16)
      }
    }
    .overlay(alignment: .bottom) {
      bar(height: bottom, edge: .top) {
        HStack {
          Text("content offset")
            .font(.system(size: 15, weight: .medium))
          Spacer()
          Text(verbatim: "\(Int(offset.rounded()))")
            .font(.system(size: 22, weight: .semibold, design: .monospaced))
        }
      }
    }
  }

  /// A bar of material; `edge` is the one at the content.
  private func bar(
    height: CGFloat, edge: Alignment, @ViewBuilder content: () -> some View
  ) -> some View {
    content()
      .foregroundStyle(Palette.color(0x24211E))
      .padding(.horizontal, 24)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: height)
      .background(.ultraThinMaterial)
      .overlay(alignment: edge) { Color.black.opacity(0.25).frame(height: 0.5) }
      .environment(\.colorScheme, .light)
  }
}

/// A card of large stripes.
private struct StripeCard: View {
  let number: Int
  let palette: Palette

  var body: some View {
    HStack(spacing: 0) {
      ForEach(palette.hexes, id: \.self) { hex in Palette.color(hex) }
    }
    .frame(height: 150)
    .overlay {
      Text(verbatim: "\(number)")
        .font(.system(size: 96, weight: .black, design: .rounded))
        .foregroundStyle(.white)
    }
    .clipShape(.rect(cornerRadius: 20))
  }
}
