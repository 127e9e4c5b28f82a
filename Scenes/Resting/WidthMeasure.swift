import Scrollwork

/// A line as long as the view is wide, with the width in points.
struct WidthMeasure: View {
  let color: Color
  @State private var width: CGFloat = 0

  var body: some View {
    HStack(spacing: 0) {
      tick
      line
      Text(verbatim: "\(Int(width.rounded()))")
        .font(.system(size: 20, weight: .bold, design: .rounded))
        .contentTransition(.identity)
        .fixedSize()
        .padding(.horizontal, 8)
      line
      tick
    }
    .foregroundStyle(color)
    .frame(height: 24)
    .onGeometryChange(for: CGFloat.self) { proxy in
      proxy.size.width
    } action: { new in
      width = new
    }
  }

  private var line: some View { color.frame(height: 2) }
  private var tick: some View { color.frame(width: 2, height: 14) }
}
