import SwiftUI

/// Cards that stack up under the top edge, each slightly behind the next.
struct StackedCards: View {
  private let cards = Pass.all

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        ForEach(Array(cards.enumerated()), id: \.element.id) { index, pass in
          PassCard(pass: pass)
            .visualEffect { content, proxy in
              let top = proxy.frame(in: .scrollView).minY - 24
              let past = max(0, -top)
              return
                content
                .offset(y: past)
                .scaleEffect(max(0.8, 1 - past / 2400), anchor: .top)
                .brightness(-min(0.25, past / 1600))
            }
            .zIndex(Double(index))
        }
      }
      .padding(.horizontal, 20)
      .padding(.vertical, 24)
      .padding(.bottom, 400)
    }
    .scrollIndicators(.hidden)
    .background(Color(white: 0.1))
  }
}

private struct PassCard: View {
  let pass: Pass

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(pass.issuer).font(.headline)
        Spacer()
        Image(systemName: pass.symbol).font(.title2)
      }
      Spacer()
      Text(pass.title).font(.title2.bold())
      Text(pass.note).font(.subheadline).opacity(0.8)
    }
    .foregroundStyle(.white)
    .padding(22)
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: 200)
    .background(
      RoundedRectangle(cornerRadius: 26)
        .fill(
          LinearGradient(
            colors: [pass.color, pass.color.opacity(0.75)], startPoint: .topLeading,
            endPoint: .bottomTrailing))
    )
    .background(RoundedRectangle(cornerRadius: 26).fill(.black))
    .overlay {
      RoundedRectangle(cornerRadius: 26).strokeBorder(.white.opacity(0.25), lineWidth: 1)
    }
  }
}

private struct Pass: Identifiable {
  let issuer: String
  let title: String
  let note: String
  let symbol: String
  let color: Color
  var id: String { issuer }

  static let all = [
    Pass(
      issuer: "City Library", title: "Borrower 2207", note: "Three books out",
      symbol: "bookmark.fill", color: .blue),
    Pass(
      issuer: "Tram", title: "Month of May", note: "All zones", symbol: "bolt.fill",
      color: .orange),
    Pass(
      issuer: "Swimming Hall", title: "Ten times", note: "Six left", symbol: "drop.fill",
      color: .teal),
    Pass(
      issuer: "The Odeon", title: "Row 7, seat 12", note: "Friday at eight",
      symbol: "star.fill", color: .purple),
    Pass(
      issuer: "Garden Club", title: "Member", note: "Since the frost of 2019",
      symbol: "leaf.fill", color: .green),
    Pass(
      issuer: "Corner Bakery", title: "One loaf free", note: "Any day but Monday",
      symbol: "heart.fill", color: .pink),
  ]
}

#Preview { StackedCards() }
