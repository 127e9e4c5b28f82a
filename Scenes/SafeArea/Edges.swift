import Scrollwork

/// Scroll edge effects under bars: soft on the left, hard on the right.
extension Scene {
  /// Two lists, each between its own bars, scrolled one after the other.
  public static let edges = Scene(
    "edges", summary: "content fades under safe area bars, with a soft and with a hard edge",
    canvas: CGSize(width: 393, height: 852), safeArea: .phone,
    background: Palette.color(0xFDF6EC),
    script: [
      .wait(0.3),
      .glide(to: .view("left 9", anchor: .top), over: 1.4, curve: .easeInOut),
      .glide(to: .view("right 9", anchor: .top), over: 1.4, curve: .easeInOut),
      .wait(0.3),
    ]
  ) {
    HStack(spacing: 1) {
      FadingList(name: "left", style: .soft, hue: 0.04)
      FadingList(name: "right", style: .hard, hue: 0.58)
    }
    .preferredColorScheme(.light)
  }
}

private struct FadingList: View {
  let name: String
  let style: ScrollEdgeEffectStyle
  let hue: Double

  var body: some View {
    ScrollView(showsIndicators: false) {
      VStack(spacing: 10) {
        ForEach(0..<18, id: \.self) { row in
          RoundedRectangle(cornerRadius: 14)
            .fill(
              Color(hue: hue + 0.012 * Double(row), saturation: 0.5, brightness: 0.88).gradient
            )
            .frame(height: 64)
            .overlay {
              Text(verbatim: "Row \(row + 1)")
                .font(.system(size: 17, weight: .semibold, design: .rounded))
                .foregroundStyle(.white)
            }
            .id("\(name) \(row)")
        }
      }
      .padding(12)
    }
    .scrollEdgeEffectStyle(style, for: .vertical)
    .safeAreaBar(edge: .top, spacing: 0) {
      Text(style == .soft ? "soft" : "hard")
        .font(.system(size: 20, weight: .bold, design: .rounded))
        .padding(.horizontal, 18)
        .frame(height: 38)
        .background(.regularMaterial, in: .capsule)
        .frame(maxWidth: .infinity)
        .frame(height: 48)
    }
    .safeAreaBar(edge: .bottom, spacing: 0) {
      Image(systemName: "play.fill")
        .font(.system(size: 18))
        .foregroundStyle(.white)
        .frame(width: 52, height: 52)
        .background(.black, in: .circle)
        .padding(.vertical, 8)
    }
  }
}
