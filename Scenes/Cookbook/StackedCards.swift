import Scrollwork

// recipe
/// Cards that stick to the top edge, where the next ones cover them.
struct StackedCards: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 18) {
        ForEach(Pass.all) { pass in
          PassCard(pass: pass)
            .visualEffect { content, proxy in
              let top = proxy.frame(in: .scrollView).minY - 44
              let past = max(0, -top)
              let depth = past / (proxy.size.height + 18)
              return
                content
                .scaleEffect(1 - 0.07 * depth, anchor: .top)
                .brightness(-0.1 * depth)
                .offset(y: past - 13 * depth)
                .opacity(depth > 3 ? 0 : 1)
            }
        }
      }
      .padding(.horizontal, 20)
      .padding(.top, 44)
      .padding(.bottom, 180)
    }
    .scrollIndicators(.hidden)
    .background(Palette.color(0xE9E5DC))
  }
}
// end

private struct Pass: Identifiable {
  let title: String
  let note: String
  let symbol: String
  let colors: [UInt32]

  var id: String { title }

  static let all = [
    Pass(
      title: "Reading Room", note: "Two books out, one overdue", symbol: "book.fill",
      colors: [0x3E6BE0, 0x22379A]),
    Pass(
      title: "Harbor Line", note: "All zones, until the thirtieth", symbol: "paperplane.fill",
      colors: [0x18A7A0, 0x0B5E6B]),
    Pass(
      title: "Lido", note: "Ten swims, six are left", symbol: "drop.fill",
      colors: [0xF58B5A, 0xC8433F]),
    Pass(
      title: "Roxy", note: "Row G, seat eleven", symbol: "star.fill",
      colors: [0x9C5BD6, 0x4E2A86]),
    Pass(
      title: "Allotment", note: "Plot nineteen, gate code inside", symbol: "leaf.fill",
      colors: [0x73B356, 0x2C6B45]),
    Pass(
      title: "Corner Bakery", note: "One more stamp, then bread", symbol: "heart.fill",
      colors: [0xE8598B, 0x8E2A5E]),
  ]
}

private struct PassCard: View {
  let pass: Pass

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        Text(pass.title).font(.system(size: 21, weight: .bold, design: .rounded))
        Spacer()
        Image(systemName: pass.symbol).font(.system(size: 20))
      }
      Text(pass.note).font(.system(size: 13)).opacity(0.8)
      Spacer()
      HStack(spacing: 3) {
        ForEach(0..<28) { bar in
          Rectangle().frame(width: bar * bar % 3 == 1 ? 4 : 2, height: 26)
        }
      }
      .opacity(0.55)
    }
    .foregroundStyle(.white)
    .padding(20)
    .frame(height: 158)
    .background(
      LinearGradient(
        colors: pass.colors.map(Palette.color), startPoint: .topLeading,
        endPoint: .bottomTrailing),
      in: .rect(cornerRadius: 24)
    )
    .overlay { RoundedRectangle(cornerRadius: 24).strokeBorder(.white.opacity(0.3)) }
  }
}
