import Scrollwork

/// A caption of a part of a scene, with its code.
struct CodeCaption: View {
  let title: String
  let code: String
  var ink = Palette.color(0x24211E)

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: title)
        .font(.system(size: 18, weight: .bold, design: .rounded))
        .foregroundStyle(ink)
      Text(verbatim: code)
        .font(.system(size: 11, design: .monospaced))
        .foregroundStyle(ink.opacity(0.6))
    }
  }
}

/// A visible outline of a scroll view's frame.
struct FrameOutline: View {
  var color = Palette.color(0xC8553D)
  var cornerRadius: CGFloat = 0

  var body: some View {
    RoundedRectangle(cornerRadius: cornerRadius)
      .stroke(color.opacity(0.75), style: StrokeStyle(lineWidth: 1.5, dash: [5, 4]))
      .padding(0.75)
      .allowsHitTesting(false)
  }
}
