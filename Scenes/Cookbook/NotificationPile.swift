import Scrollwork

// recipe
/// Notifications piled at the bottom until they are scrolled up.
struct NotificationPile: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 8) {
        Clock()
        ForEach(Notice.all) { notice in
          NoticeRow(notice: notice)
            .visualEffect { content, proxy in
              let floor = (proxy.bounds(of: .scrollView)?.height ?? 0) - 34
              let over = max(0, proxy.frame(in: .scrollView).maxY - floor)
              let depth = over / (proxy.size.height + 8)
              return
                content
                .scaleEffect(max(0, 1 - 0.1 * depth), anchor: .bottom)
                .offset(y: 8 * depth - over)
                .opacity(min(max(3 - depth, 0), 1))
            }
            .zIndex(-Double(notice.id))
        }
      }
      .padding(.horizontal, 14)
      .padding(.bottom, 34)
      .scrollTargetLayout()
    }
    .contentMargins(.top, 14)
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
    .background { LandscapeView(place: Landscape.all[2]) }
  }
}
// end

private struct Notice: Identifiable {
  let id: Int
  let title: String
  let text: String
  let symbol: String
  let hue: Double

  private static let rows = [
    ("Tides", "High water in forty minutes", "drop.fill", 0.56),
    ("Ida", "The key is under the blue pot", "message.fill", 0.36),
    ("Tram 4", "Runs again, every ten minutes", "bell.fill", 0.04),
    ("Kitchen", "The dough has rested enough", "timer", 0.1),
    ("Library", "Your book has come in", "book.fill", 0.68),
    ("Garden", "Frost tonight, cover the lemons", "leaf.fill", 0.3),
    ("Otto", "Saved you a seat by the window", "message.fill", 0.36),
    ("Choir", "We begin at seven, not at eight", "music.note", 0.86),
    ("Post", "A parcel from Mina, next door", "envelope.fill", 0.6),
    ("Bakery", "Rye again from Friday", "cart.fill", 0.08),
  ]
  static let all = zip(0..., rows)
    .map { Notice(id: $0, title: $1.0, text: $1.1, symbol: $1.2, hue: $1.3) }
}

private struct NoticeRow: View {
  let notice: Notice

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: notice.symbol)
        .font(.system(size: 17))
        .foregroundStyle(.white)
        .frame(width: 38, height: 38)
        .background(
          Color(hue: notice.hue, saturation: 0.65, brightness: 0.85), in: .rect(cornerRadius: 10))
      VStack(alignment: .leading, spacing: 1) {
        Text(notice.title).font(.system(size: 15, weight: .semibold))
        Text(notice.text).font(.system(size: 14)).opacity(0.75)
      }
      Spacer(minLength: 0)
    }
    .foregroundStyle(Palette.color(0x1C2440))
    .padding(12)
    .background(Palette.color(0xE9ECF6), in: .rect(cornerRadius: 20))
    .overlay {
      RoundedRectangle(cornerRadius: 20).strokeBorder(.black.opacity(0.12), lineWidth: 0.5)
    }
  }
}

/// The clock of a lock screen.
private struct Clock: View {
  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: "Thursday, 3 October").font(.system(size: 16, weight: .medium))
      Text(verbatim: "20:47").font(.system(size: 76, weight: .semibold, design: .rounded))
    }
    .foregroundStyle(.white)
    .frame(height: 202)
  }
}
