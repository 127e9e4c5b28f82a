import Scrollwork

// recipe
/// A day of sky, from night to night, with the grain of a film.
struct FilmGrain: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(Hour.all) { HourView(hour: $0) }
      }
      .background {
        Sky()
          .visualEffect { content, proxy in
            let top = -proxy.frame(in: .scrollView).minY
            return content.colorEffect(ShaderLibrary.grain(.float(top), .float(0.4)))
          }
      }
    }
    .scrollIndicators(.hidden)
  }
}
// end

private struct Hour: Identifiable {
  let time: String
  let words: String
  /// The place of the sun or the moon in the part of the sky, and its diameter.
  let orb: (x: Double, y: Double, size: Double)
  var isDay = false

  var id: String { time }

  /// The height of the part of the sky of each hour.
  static let height = 280.0

  static let sky = [
    0x090D2B, 0x1E1F5C, 0x6C3F8C, 0xE0697F, 0xFFB98A, 0xFFE3B5, 0xB9E4EE, 0x5BB4E5, 0x8CCBEA,
    0xFFDFA6, 0xFF9A6B, 0xB6497B, 0x3B2A72, 0x0B0F33, 0x060818,
  ].map { Palette.color(UInt32($0)) }

  static let all = [
    Hour(time: "4:10", words: "The first bird", orb: (270, 100, 64)),
    Hour(time: "5:42", words: "First light", orb: (262, 150, 150)),
    Hour(time: "8:30", words: "Dew on the rail", orb: (90, 60, 110), isDay: true),
    Hour(time: "12:04", words: "No shadow", orb: (250, 90, 90), isDay: true),
    Hour(time: "16:20", words: "Long grass", orb: (84, 60, 120), isDay: true),
    Hour(time: "19:51", words: "Last light", orb: (250, 150, 170)),
    Hour(time: "23:15", words: "The lamp is out", orb: (270, 100, 64)),
  ]
}

private struct Sky: View {
  var body: some View {
    LinearGradient(colors: Hour.sky, startPoint: .top, endPoint: .bottom)
      .overlay(alignment: .topLeading) {
        ForEach(Array(Hour.all.enumerated()), id: \.offset) { index, hour in
          Circle()
            .fill(
              LinearGradient(
                colors: [.white, .white.opacity(0)], startPoint: .top, endPoint: .bottom)
            )
            .frame(width: hour.orb.size, height: hour.orb.size)
            .position(x: hour.orb.x, y: Double(index) * Hour.height + hour.orb.y)
        }
      }
  }
}

private struct HourView: View {
  let hour: Hour

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(hour.time).font(.system(size: 72, weight: .light, design: .rounded))
      Text(hour.words).font(.system(size: 17, weight: .medium))
    }
    .foregroundStyle(hour.isDay ? Palette.color(0x14304A) : .white)
    .padding(26)
    .frame(maxWidth: .infinity, minHeight: Hour.height, alignment: .bottomLeading)
  }
}
