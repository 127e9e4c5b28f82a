import Scrollwork

/// A tea and the colors of its tin.
struct Tea: Identifiable {
  let id: Int
  let name: String
  let words: String
  let light: UInt32
  let deep: UInt32

  static let all = [
    Tea(id: 0, name: "Fog Harbor", words: "smoked black", light: 0xF6C98B, deep: 0xC8743C),
    Tea(id: 1, name: "Early Frost", words: "mint, lime", light: 0xBFE8D2, deep: 0x3E9C84),
    Tea(id: 2, name: "Night Train", words: "rooibos", light: 0xE9A9A0, deep: 0xA63D40),
    Tea(id: 3, name: "High Field", words: "green, barley", light: 0xDDE6A1, deep: 0x7F9A3A),
    Tea(id: 4, name: "Blue Hour", words: "cornflower", light: 0xB9CDF2, deep: 0x4763AE),
    Tea(id: 5, name: "Old Orchard", words: "apple, quince", light: 0xFBE39B, deep: 0xD29A1E),
    Tea(id: 6, name: "Heather", words: "with honey", light: 0xDCC3EA, deep: 0x7E55A3),
  ]
}

/// A tin of tea with its label.
struct TeaTin: View {
  let tea: Tea

  var body: some View {
    VStack(spacing: 0) {
      Palette.color(tea.deep)
        .frame(height: 20)
        .overlay(alignment: .bottom) { Color.black.opacity(0.16).frame(height: 3) }
      ZStack {
        LinearGradient(
          colors: [Palette.color(tea.light), Palette.color(tea.deep)], startPoint: .top,
          endPoint: .bottom)
        TeaLeaf()
          .fill(.white.opacity(0.5))
          .frame(width: 52, height: 52)
          .offset(y: -24)
        VStack(spacing: 2) {
          Text(verbatim: tea.name)
            .font(.system(size: 14, weight: .bold, design: .rounded))
          Text(verbatim: tea.words)
            .font(.system(size: 11))
            .opacity(0.7)
        }
        .foregroundStyle(Palette.color(0x24211E))
        .frame(maxWidth: .infinity)
        .padding(.vertical, 7)
        .background(Palette.color(0xFFFBF2))
        .frame(maxHeight: .infinity, alignment: .bottom)
        .padding(.bottom, 16)
      }
    }
    .frame(width: 128, height: 156)
    .clipShape(.rect(cornerRadius: 16))
  }
}

/// A leaf that points up to the right.
private struct TeaLeaf: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let (root, tip) = (
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.minY)
      )
      path.move(to: root)
      path.addCurve(
        to: tip, control1: CGPoint(x: rect.minX, y: rect.minY + 0.2 * rect.height),
        control2: CGPoint(x: rect.minX + 0.4 * rect.width, y: rect.minY))
      path.addCurve(
        to: root, control1: CGPoint(x: rect.maxX, y: rect.minY + 0.6 * rect.height),
        control2: CGPoint(x: rect.minX + 0.8 * rect.width, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
