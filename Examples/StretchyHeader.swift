import SwiftUI

/// A header that stretches when pulled, with a name that stays readable.
struct StretchyHeader: View {
  private let height: CGFloat = 300

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        header
        LazyVStack(spacing: 12) {
          ForEach(Recipe.all) { RecipeRow(recipe: $0) }
        }
        .padding(20)
      }
    }
    .background(Color(red: 0.98, green: 0.95, blue: 0.9))
  }

  private var header: some View {
    GeometryReader { proxy in
      let pull = max(0, proxy.frame(in: .scrollView).minY)
      ZStack(alignment: .bottomLeading) {
        RadialGradient(
          colors: [.yellow, .orange, .red], center: .center, startRadius: 10, endRadius: 300)
        Circle()
          .strokeBorder(.white.opacity(0.35), lineWidth: 18)
          .frame(width: 240, height: 240)
          .offset(x: 190, y: -110)
        Text("Soups")
          .font(.system(size: 44, weight: .heavy, design: .rounded))
          .foregroundStyle(.white)
          .padding(24)
      }
      .frame(width: proxy.size.width, height: height + pull)
      .clipped()
      .offset(y: -pull)
    }
    .frame(height: height)
  }
}

private struct RecipeRow: View {
  let recipe: Recipe

  var body: some View {
    HStack(spacing: 14) {
      Circle()
        .fill(recipe.color.gradient)
        .frame(width: 54, height: 54)
        .overlay { Image(systemName: "leaf.fill").foregroundStyle(.white) }
      VStack(alignment: .leading, spacing: 3) {
        Text(recipe.name).font(.headline)
        Text("\(recipe.minutes) minutes").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "chevron.right").foregroundStyle(.tertiary)
    }
    .padding(14)
    .background(RoundedRectangle(cornerRadius: 20).fill(.white))
  }
}

private struct Recipe: Identifiable {
  let name: String
  let minutes: Int
  let color: Color
  var id: String { name }

  static let all = [
    Recipe(name: "Roasted tomato", minutes: 45, color: .red),
    Recipe(name: "Carrot and ginger", minutes: 30, color: .orange),
    Recipe(name: "Green pea", minutes: 20, color: .green),
    Recipe(name: "Onion, slowly", minutes: 90, color: .brown),
    Recipe(name: "Beetroot", minutes: 50, color: .purple),
    Recipe(name: "Corn chowder", minutes: 35, color: .yellow),
    Recipe(name: "Miso and mushroom", minutes: 25, color: .gray),
    Recipe(name: "Leek and potato", minutes: 40, color: .mint),
    Recipe(name: "Pumpkin", minutes: 55, color: .orange),
    Recipe(name: "Red lentil", minutes: 30, color: .pink),
  ]
}

#Preview { StretchyHeader() }
