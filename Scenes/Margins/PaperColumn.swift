import Scrollwork

/// Rows of a color in a window with a border.
struct PaperColumn<Style: View>: View {
  let hue: Double
  /// The style applied to the scroll view.
  @ViewBuilder let style: (ScrollView<PaperRows>) -> Style

  var body: some View {
    style(ScrollView { PaperRows(hue: hue) })
      .background(.white)
      .clipShape(.rect(cornerRadius: 14))
      .overlay {
        RoundedRectangle(cornerRadius: 14)
          .strokeBorder(Color.black.opacity(0.14), lineWidth: 1)
          .allowsHitTesting(false)
      }
      .frame(width: 200, height: 280)
  }
}

/// Sixteen rows, from light to dark.
struct PaperRows: View {
  let hue: Double

  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<16, id: \.self) { row in
        RoundedRectangle(cornerRadius: 8)
          .fill(
            Color(hue: hue, saturation: 0.22 + 0.03 * Double(row), brightness: 0.97)
          )
          .frame(height: 40)
          .overlay(alignment: .leading) {
            Text("\(row + 1)")
              .font(.system(size: 14, weight: .semibold, design: .rounded))
              .foregroundStyle(.black.opacity(0.55))
              .padding(.leading, 12)
          }
      }
    }
    .padding(.horizontal, 14)
  }
}
