import Scrollwork

/// A magazine page: the styles of text in one column.
struct Magazine: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        masthead
        lead
        Divider()
        recipe
        quote
        marks
        cut
        loading
      }
      .padding(24)
    }
    .tint(.teal)
    .background(Color(red: 0.98, green: 0.96, blue: 0.92))
    .preferredColorScheme(.light)
  }

  private var masthead: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("No. \(14) · \(Text("Autumn").italic()) · \(Image(systemName: "leaf.fill")) weekend")
        .font(.caption)
        .foregroundStyle(.secondary)
      Text("Bread,\nslowly")
        .font(.system(size: 58, weight: .black, design: .serif))
        .kerning(-1.5)
        .foregroundStyle(
          .linearGradient(
            colors: [.orange, .pink, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
    }
  }

  private var lead: some View {
    (Text("T").font(.system(size: 34, weight: .bold, design: .serif)).foregroundStyle(.pink)
      + Text("hree things make a loaf: ")
      + Text("flour").bold().foregroundStyle(.brown)
      + Text(", ")
      + Text("water").underline(color: .cyan)
      + Text(" and ")
      + Text("time").italic().fontWeight(.semibold).foregroundStyle(.purple)
      + Text(". The fourth, salt, is a matter of ")
      + Text("taste").strikethrough(color: .red)
      + Text(" principle")
      + Text(" 1").font(.caption2).baselineOffset(6).foregroundStyle(.pink)
      + Text("."))
      .font(.body)
      .lineSpacing(3)
  }

  private var recipe: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("**Mix** 500 g of *strong* flour with `350 ml` of water.")
      Text("**Wait** ~~one hour~~ a night; see [the long table](https://example.org).")
      Text("**Bake** at \(Text("230 °C").monospaced().foregroundStyle(.red)) for \(35) minutes.")
    }
    .font(.callout)
  }

  private var quote: some View {
    Text("“A crust should sing.”")
      .font(.custom("Quicksand", size: 26).weight(.bold))
      .foregroundStyle(
        .angularGradient(
          colors: [.teal, .blue, .purple, .teal], center: .center, startAngle: .zero,
          endAngle: .degrees(360))
      )
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity)
  }

  private var marks: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("dotted").underline(pattern: .dot, color: .orange)
        + Text("   dashed").underline(pattern: .dash, color: .green)
        + Text("   dash dot").underline(pattern: .dashDot, color: .blue)
      HStack(spacing: 14) {
        Text("first").foregroundStyle(.primary)
        Text("second").foregroundStyle(.secondary)
        Text("third").foregroundStyle(.tertiary)
        Text("fourth").foregroundStyle(.quaternary)
      }
      .foregroundStyle(.indigo, .pink)
    }
    .font(.headline)
  }

  private var cut: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach([Text.TruncationMode.head, .middle, .tail], id: \.self) { mode in
        Text("Shared/Recipes/Sourdough/Levain/night-before.txt")
          .truncationMode(mode)
      }
    }
    .lineLimit(1)
    .font(.footnote.monospaced())
    .padding(10)
    .background(.white.opacity(0.7), in: RoundedRectangle(cornerRadius: 8))
  }

  private var loading: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: "photo").font(.largeTitle)
      VStack(alignment: .leading) {
        Text("Next week").font(.headline)
        Text("A stone oven, built in a garden out of clay, sand and patience.")
          .font(.subheadline)
      }
    }
    .redacted(reason: .placeholder)
  }
}

extension Scene {
  /// Styles of text, one after another.
  public static let magazine = Scene(
    "magazine", summary: "a page of mixed text, scrolled to its end",
    canvas: CGSize(width: 340, height: 520),
    script: [.wait(0.4), .flick(.up, velocity: 1100), .untilSettled(), .wait(0.6)]
  ) { Magazine() }
}
