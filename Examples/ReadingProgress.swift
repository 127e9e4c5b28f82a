import SwiftUI

/// An article with a reading progress bar.
struct ReadingProgress: View {
  @State private var read = 0.0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        Text("On bread").font(.system(size: 40, weight: .bold, design: .serif))
        Text("\(Self.paragraphs.count * 2) minutes, with butter")
          .font(.subheadline)
          .foregroundStyle(.secondary)
        ForEach(Self.paragraphs.indices, id: \.self) { index in
          Text(Self.paragraphs[index])
            .font(.system(.body, design: .serif))
            .lineSpacing(6)
            .foregroundStyle(index == 0 ? .primary : Color.primary.opacity(0.85))
        }
        Divider()
        Label("Read to the end", systemImage: "checkmark.circle.fill")
          .font(.headline)
          .foregroundStyle(.orange)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 24)
      }
      .padding(.horizontal, 26)
      .padding(.top, 40)
    }
    .onScrollGeometryChange(for: Double.self) { geometry in
      let way = geometry.contentSize.height - geometry.containerSize.height
      return min(1, max(0, geometry.contentOffset.y / max(1, way)))
    } action: { _, value in
      read = value
    }
    .overlay(alignment: .top) {
      GeometryReader { proxy in
        Rectangle().fill(.orange).frame(width: proxy.size.width * read)
      }
      .frame(height: 5)
      .background(.orange.opacity(0.15))
    }
    .overlay(alignment: .bottomTrailing) {
      ZStack {
        Circle().fill(.white)
        Circle().stroke(.orange.opacity(0.2), lineWidth: 5).padding(5)
        Circle()
          .trim(from: 0, to: read)
          .stroke(.orange, style: StrokeStyle(lineWidth: 5, lineCap: .round))
          .rotationEffect(.degrees(-90))
          .padding(5)
        Text("\(Int((read * 100).rounded()))").font(.caption.bold()).monospacedDigit()
      }
      .frame(width: 56, height: 56)
      .shadow(color: .black.opacity(0.15), radius: 8, y: 3)
      .padding(20)
    }
    .background(Color(red: 1, green: 0.99, blue: 0.96))
  }

  private static let paragraphs = [
    "There are four things in a loaf, and one of them is time. The others are cheap.",
    "My grandmother kept hers in a drawer with the tablecloths, so that on Sundays we ate bread "
      + "that smelled of starch and tablecloths that smelled of bread. Nobody thought it odd. A "
      + "house has one smell, she said, and it is better to choose it.",
    "A dough tells you when it is ready, but it does so once, and quietly. You press it with a "
      + "finger. If the mark comes back at once it wants to be left alone; if it does not come "
      + "back at all you were asleep. In between there is a moment of about a quarter of an hour "
      + "in which everything is possible.",
    "Bakers get up early so that this moment falls before breakfast. The rest of us can put the "
      + "dough in the cold, where a quarter of an hour is a night long.",
    "The oven should be hotter than you like. The crust is made in the first ten minutes and the "
      + "crumb in the next thirty, and they do not wait for each other. Steam helps, because a wet "
      + "skin stretches and a dry one tears.",
    "Then it has to cool, which is the hardest part. Cut while it is warm, the best loaf is glue. "
      + "It sings while it cools, in small clicks, and that is the sound of the house I grew up in.",
    "Eat it with butter. Everything else is conversation.",
  ]
}

#Preview { ReadingProgress() }
