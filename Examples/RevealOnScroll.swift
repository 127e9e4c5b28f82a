import SwiftUI

/// Facts that slide in from both sides, with a weaker transition when they leave.
struct RevealOnScroll: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 26) {
        VStack(spacing: 8) {
          Text("The deep").font(.system(size: 52, weight: .heavy, design: .rounded))
          Text("Scroll to dive").foregroundStyle(.white.opacity(0.6))
          Image(systemName: "chevron.down").padding(.top, 8)
        }
        .frame(height: 330)

        ForEach(Fact.all) { fact in
          FactCard(fact: fact)
            .scrollTransition(.interactive) { content, phase in
              content
                .opacity(phase.isIdentity ? 1 : 0)
                .scaleEffect(phase.isIdentity ? 1 : 0.75)
                .blur(radius: phase.isIdentity ? 0 : 6)
                .offset(x: phase == .bottomTrailing ? (fact.id % 2 == 0 ? -120 : 120) : 0)
            }
        }
      }
      .padding(24)
    }
    .foregroundStyle(.white)
    .background(
      LinearGradient(
        colors: [Color(red: 0.05, green: 0.45, blue: 0.6), Color(red: 0, green: 0.03, blue: 0.12)],
        startPoint: .top, endPoint: .bottom))
  }
}

private struct FactCard: View {
  let fact: Fact

  var body: some View {
    HStack(spacing: 18) {
      VStack(spacing: 0) {
        Text("\(fact.depth)").font(.title.bold()).monospacedDigit()
        Text("metres").font(.caption).opacity(0.7)
      }
      .frame(width: 88)
      Rectangle().fill(.white.opacity(0.3)).frame(width: 1)
      Text(fact.text).font(.body)
      Spacer(minLength: 0)
    }
    .padding(20)
    .frame(height: 118)
    .background(RoundedRectangle(cornerRadius: 26).fill(.white.opacity(0.12)))
    .overlay { RoundedRectangle(cornerRadius: 26).strokeBorder(.white.opacity(0.2)) }
  }
}

private struct Fact: Identifiable {
  let id: Int
  let depth: Int
  let text: String

  private static let facts = [
    (10, "Red is gone. A cut bleeds green down here."),
    (40, "The limit for people on a holiday."),
    (200, "Noon looks like a clear night."),
    (600, "Half of all animals here make their own light."),
    (1000, "The last of the sun. After this it is dark for good."),
    (2250, "A sperm whale turns around, full."),
    (3800, "The mean depth of the sea: most of the planet is here."),
    (6000, "Cold, quiet, and as wide as all land together."),
    (8178, "The deepest fish that anybody has filmed."),
    (10935, "The floor. Somebody left a plastic bag."),
  ]

  static let all = facts.enumerated().map { Fact(id: $0, depth: $1.0, text: $1.1) }
}

#Preview { RevealOnScroll() }
