import Scrollwork

/// Rows that scroll under bars, and a readout of the content offset.
extension Scene {
  /// The safe area insets the first and the last row; the rows between scroll under the bars.
  public static let underBars = Scene(
    "under-bars", summary: "content that scrolls under bars, and a readout of its offset",
    background: Palette.color(0x0E1A24),
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
      VStack(spacing: 10) {
        ForEach(0..<22, id: \.self) { hour in
          WatchRow(hour: hour)
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
      bar(height: top) {
        Text("Night watch")
          .font(.system(size: 28, weight: .bold, design: .rounded))
          .frame(maxHeight: .infinity, alignment: .bottom)
          .padding(.bottom, 16)
      }
    }
    .overlay(alignment: .bottom) {
      bar(height: bottom) {
        HStack {
          Text("content offset")
            .font(.system(size: 15))
            .opacity(0.7)
          Spacer()
          Text(verbatim: "\(Int(offset.rounded()))")
            .font(.system(size: 22, weight: .semibold, design: .monospaced))
        }
      }
    }
  }

  private func bar(height: CGFloat, @ViewBuilder content: () -> some View) -> some View {
    content()
      .foregroundStyle(.white)
      .padding(.horizontal, 24)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: height)
      .background(Palette.color(0x1D3A52).opacity(0.7))
      .background(.thinMaterial)
      .environment(\.colorScheme, .dark)
  }
}

private struct WatchRow: View {
  let hour: Int

  var body: some View {
    HStack(spacing: 14) {
      Circle()
        .fill(Color(hue: 0.1 + 0.02 * Double(hour), saturation: 0.55, brightness: 0.95))
        .frame(width: 30, height: 30)
      Text(verbatim: "Watch \(hour + 1)")
        .font(.system(size: 17, weight: .semibold, design: .rounded))
      Spacer()
      Text(verbatim: hour % 3 == 0 ? "fog" : hour % 3 == 1 ? "clear" : "swell")
        .font(.system(size: 14))
        .opacity(0.6)
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 16)
    .frame(height: 58)
    .background(.white.opacity(0.09), in: .rect(cornerRadius: 16))
  }
}
